// @ts-check
/** The nginx of the journeys, which run it with the configuration of `infra/docker`; installed where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from './startup-error.mjs';
import { canInstall, findOnPath, installCommand, installPackage } from './system-packages.mjs';
import { root } from './workspace.mjs';

// A user's PATH may leave it out.
const USUAL_PLACE = '/usr/sbin/nginx';

/** nginx's program; undefined when there is none. */
export const findNginx = (usualPlace = USUAL_PLACE) =>
  findOnPath(['nginx']) ?? (existsSync(usualPlace) ? usualPlace : undefined);

/** Whether this nginx has its stream module, which may be a package of its own: our own way to load it says. */
function hasStream(/** @type {string} */ program) {
  const template = readFileSync(join(root, 'infra/docker/nginx.conf.template'), 'utf8');
  const modules = template.split('\n').filter((line) => line.startsWith('include '));
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, [...modules, `pid ${folder}/pid;`, 'events {}', 'stream {}'].join('\n'));
  const { status } = spawnSync(program, ['-t', '-q', '-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
  return status === 0;
}

/**
 * Installs nginx with its stream module when there is none.
 * @param {string} [usualPlace]
 * @returns {Promise<void>}
 * @throws {StartupError} when there is none and none can be installed
 */
export async function ensureNginx(usualPlace) {
  const found = findNginx(usualPlace);
  if (found && hasStream(found)) return;
  if (!canInstall()) {
    const command = installCommand('nginx');
    const advice = command ? `please run "${command}"` : 'please install both';
    throw new StartupError(`The journeys need nginx with its stream module: ${advice}, then try again.`);
  }
  await installPackage('nginx');
}
