// @ts-check
/** The system's packages, for what a portal or its tests need and npm does not have. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * The first of these programs that is on PATH.
 * @param {string[]} names
 * @returns {string | undefined} its absolute path
 */
export function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * @typedef {object} Manager
 * @property {string} program
 * @property {boolean} isForRoot   whether root runs it; brew refuses root, and any other user may run it
 * @property {string[]} [prepare]  its parameters to learn what packages there are
 * @property {string[]} install    its parameters before a package's name
 * @property {string[]} silence    what is added so that it neither asks nor talks
 */

/** @type {Manager[]} */
const MANAGERS = [
  {
    program: 'apt-get',
    isForRoot: true,
    prepare: ['update', '-q'],
    install: ['install'],
    silence: ['-y', '-q', '--no-install-recommends'],
  },
  { program: 'dnf', isForRoot: true, install: ['install'], silence: ['-y', '-q'] },
  { program: 'apk', isForRoot: true, install: ['add'], silence: ['--no-cache', '--quiet'] },
  { program: 'pacman', isForRoot: true, install: ['-Sy'], silence: ['--noconfirm', '--needed'] },
  { program: 'brew', isForRoot: false, install: ['install'], silence: ['--quiet'] },
];

/**
 * @typedef {{ usual: string[], others?: Record<string, string[]> }} Wanted
 *   the names of a package, the first that is there; several packages that belong together stand in one name
 */

/** @type {Record<'redis' | 'chromium' | 'headless-shell' | 'nginx', Wanted>} */
const WANTED = {
  redis: {
    usual: ['redis', 'valkey'],
    others: { 'apt-get': ['redis-server', 'valkey-server'], pacman: ['valkey', 'redis'] },
  },
  chromium: { usual: ['chromium'] },
  'headless-shell': { usual: ['chromium-headless-shell'] },
  // With its stream module, which some systems have as a package of its own.
  nginx: {
    usual: ['nginx nginx-mod-stream', 'nginx'],
    others: { 'apt-get': ['nginx-light libnginx-mod-stream', 'nginx libnginx-mod-stream'] },
  },
};

// A package's own start-up script would start a system-wide server on Debian; the portal starts a private one.
const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', HOMEBREW_NO_AUTO_UPDATE: '1' };

const findManager = () => MANAGERS.find(({ program }) => findOnPath([program]));

/**
 * @param {keyof typeof WANTED} what
 * @param {Manager} manager
 */
const namesOf = (what, { program }) => WANTED[what].others?.[program] ?? WANTED[what].usual;

/** Whether this system has a package manager that we know and this user may run. */
export const canInstall = () => findManager()?.isForRoot === (process.getuid?.() === 0);

/**
 * What a person types to install it, or undefined on a system whose packages we do not know.
 * @param {keyof typeof WANTED} what
 */
export function installCommand(what) {
  const manager = findManager();
  if (!manager) return undefined;
  const command = [manager.program, ...manager.install, namesOf(what, manager)[0]].join(' ');
  return manager.isForRoot ? `sudo ${command}` : command;
}

/**
 * Installs it; only where {@link canInstall}.
 * @param {keyof typeof WANTED} what
 * @returns {Promise<void>}
 * @throws {StartupError} with what the manager said, when no package of any of its names can be installed
 */
export async function installPackage(what) {
  const manager = findManager();
  if (!manager) throw new Error('installPackage was called where nothing can be installed.');
  const { program, prepare, install, silence } = manager;
  await step(`Installing ${what}`, async () => {
    if (prepare) await run(program, prepare, { env });
    /** @type {string[]} */
    const said = [];
    for (const name of namesOf(what, manager)) {
      try {
        await run(program, [...install, ...silence, ...name.split(' ')], { env });
        return;
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        said.push(error.message);
      }
    }
    throw new StartupError(`${said.join('\n')}\n${what} could not be installed: please run "${installCommand(what)}".`);
  });
}
