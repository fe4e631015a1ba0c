// @ts-check
/** Debian's packages, for what a portal or its tests need from the system. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/**
 * The first of these programs that is on PATH.
 * @param {string[]} names
 * @returns {string | undefined} its absolute path
 */
export function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Whether this is Debian or a derivative, and we run as root. */
export function canInstall() {
  return process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;
}

/**
 * @param {string} name a Debian package
 * @returns {Promise<void>}
 */
export function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return step(`Installing ${name}`, async () => {
    await run('apt-get', ['update', '-q'], { env });
    // A package's own start-up script would start a system-wide server; the portal starts a private one.
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      env: { ...env, RUNLEVEL: '1' },
      failure: `${name} could not be installed with apt-get: please install it by hand and try again.`,
    });
  });
}
