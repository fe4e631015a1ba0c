// @ts-check
/**
 * `node infra/docker/keep-loaded-packages.mjs WORKSPACE…`: takes away every installed package that no server loads when it
 * runs. Bundles have the others in them (decision 081).
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adaptedPackages, outsidePackages, packageFolder, servedPackages } from '../local/outside-packages.mjs';

/** The document engine, which stands in for MongoDB only where there is none. */
const LEFT_OUT = ['lmdb'];

/**
 * The folders of packages and of all that they need, peers too; optional peers and what is not installed have none.
 * @param {readonly string[]} workspaces folders that load them
 * @param {readonly string[]} names
 * @returns {Set<string>}
 */
export function loadedFolders(workspaces, names) {
  const kept = /** @type {Set<string>} */ (new Set());
  const waiting = workspaces.flatMap((from) => names.map((name) => ({ from, name })));
  for (const { from, name } of waiting) {
    const folder = packageFolder(from, name);
    if (!folder || kept.has(folder)) continue;
    kept.add(folder);
    const needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const isOptional = (/** @type {string} */ peer) => needs.peerDependenciesMeta?.[peer]?.optional === true;
    const peers = Object.keys(needs.peerDependencies ?? {}).filter((peer) => !isOptional(peer));
    const all = [...Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }), ...peers];
    waiting.push(...all.map((each) => ({ from: folder, name: each })));
  }
  return kept;
}

/**
 * Takes away what lies in a folder of packages and is not kept, also in the packages that are.
 * @param {string} modules a folder called `node_modules`
 * @param {Set<string>} kept
 */
export function removeOthers(modules, kept) {
  if (!existsSync(modules)) return;
  for (const entry of readdirSync(modules)) {
    const folder = join(modules, entry);
    if (entry.startsWith('@')) removeOthers(folder, kept);
    else if (kept.has(folder)) removeOthers(join(folder, 'node_modules'), kept);
    else rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
  const workspaces = process.argv.slice(2).map((name) => join(root, name));
  const names = [...outsidePackages, ...servedPackages, ...adaptedPackages].filter((name) => !LEFT_OUT.includes(name));
  const kept = loadedFolders(workspaces, names);
  for (const folder of [root, ...workspaces]) removeOthers(join(folder, 'node_modules'), kept);
  console.log(`Kept ${kept.size} packages: ${[...kept].map((folder) => relative(root, folder)).join(', ')}`);
}
