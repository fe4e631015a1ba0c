// @ts-check
/**
 * `node infra/local/complete-lock.mjs`, after adding packages: completes package-lock.json.
 *
 * Packages with native parts name one optional package for each platform. A registry mirror that serves only the platforms
 * it is used from makes npm leave the others out of the lock file, and `npm ci` then refuses the lock everywhere
 * (https://github.com/npm/cli/issues/4828 tells of its kin). Their versions stand in their parents, exactly; their
 * platform stands in their names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const file = join(root, 'package-lock.json');
const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'aix', 'sunos'];
const CHIPS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'loong64', 'riscv64', 'wasm32', 'mips64el', 'mipsel'];
/** Words that packages use for the same things. */
const SAME = { windows: 'win32', 64: 'x64', armv7: 'arm' };

/**
 * What a platform package's name says it runs on.
 * @param {string} name for example @swc/core-linux-arm-gnueabihf
 */
function platformOf(name) {
  const words = name.split(/[/-]/).map((word) => SAME[/** @type {keyof typeof SAME} */ (word)] ?? word);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CHIPS.filter((chip) => words.includes(chip));
  if (cpu.length === 0) throw new Error(`${name} does not say which platform it is for`);
  return { ...(os.length > 0 && { os }), cpu };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const before = Object.keys(lock.packages).length;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[place] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(lock.packages).length - before} platform packages added to package-lock.json`);
