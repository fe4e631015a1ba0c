// @ts-check
/**
 * `node infra/local/complete-lock.mjs`, after adding packages: completes package-lock.json.
 *
 * Packages with native parts name one optional package for each platform. A registry mirror that serves only the platforms
 * it is used from makes npm leave the others out of the lock file, and `npm ci` then refuses the lock everywhere
 * (https://github.com/npm/cli/issues/4828 describes a related fault). Their parents name their exact versions; their own
 * names contain the platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const file = join(root, 'package-lock.json');
const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'aix', 'sunos'];
const CHIPS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'loong64', 'riscv64', 'wasm32', 'mips64el', 'mipsel'];
/** Other words that packages use for the same systems and chips. */
const SYNONYMS = { windows: 'win32', 64: 'x64', armv7: 'arm' };

/**
 * Reads from a platform package's name what it runs on.
 * @param {string} name for example @swc/core-linux-arm-gnueabihf
 */
function platformOf(name) {
  const words = name.split(/[/-]/).map((word) => SYNONYMS[/** @type {keyof typeof SYNONYMS} */ (word)] ?? word);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CHIPS.filter((chip) => words.includes(chip));
  if (cpu.length === 0) throw new Error(`${name} does not say which platform it is for`);
  return { ...(os.length > 0 && { os }), cpu };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const before = Object.keys(lock.packages).length;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[key] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(lock.packages).length - before} platform packages added to package-lock.json`);
