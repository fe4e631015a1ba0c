// @ts-check
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';

// jscpd's build for `import` asks for a file that its dependency does not have; the one for `require` works.
const require = createRequire(import.meta.url);
/** @type {typeof import('jscpd')} */
const { detectClones } = require('jscpd');

/** What may be alike: tests and their fakes, looks, curated data, and what no person wrote. */
const APART = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.test.*',
  '**/*.fake.ts',
  '**/*.contract.ts',
  '**/*.styles.ts',
  '**/curated/**',
];

/** @typedef {{ lines: number, first: string, second: string }} Copy two places, as `file:line` */

/** @param {string} root */
function listWorkspaces(root) {
  const folders = (/** @type {string} */ parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => (parent === '' ? entry.name : `${parent}/${entry.name}`));
  return folders('').flatMap((folder) =>
    ['packages', 'services', 'infra'].includes(folder) ? folders(folder) : [folder],
  );
}

/**
 * Finds the same logic, six lines or more, in two workspaces.
 * @param {string} root the folder that holds `packages`, `services` and the apps
 * @returns {Promise<Copy[]>}
 */
export async function findCopies(root) {
  const workspaces = listWorkspaces(root);
  const workspaceOf = (/** @type {string} */ file) => workspaces.find((folder) => file.startsWith(`${folder}/`));
  const clones = await detectClones({
    path: workspaces.map((folder) => join(root, folder)),
    // jscpd compares within a format only, so every module is read as one.
    format: ['tsx'],
    formatsExts: { tsx: ['ts', 'tsx', 'js', 'mjs', 'cjs'] },
    ignore: APART,
    minLines: 6,
    minTokens: 40,
    mode: 'mild',
    silent: true,
    reporters: [],
  });
  const place = (/** @type {{ sourceId: string, start: { line: number } }} */ { sourceId, start }) => ({
    file: relative(root, resolve(sourceId)),
    line: start.line,
  });
  return clones
    .map(({ duplicationA, duplicationB }) => ({
      lines: duplicationA.end.line - duplicationA.start.line,
      from: place(duplicationA),
      to: place(duplicationB),
    }))
    .filter(({ from, to }) => workspaceOf(from.file) !== workspaceOf(to.file))
    .map(({ lines, from, to }) => ({ lines, first: `${from.file}:${from.line}`, second: `${to.file}:${to.line}` }))
    .sort((left, right) => left.first.localeCompare(right.first, 'en'));
}
