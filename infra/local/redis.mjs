// @ts-check
/** Redis: the one a role's address names, else a program on PATH, else one that the system's packages have. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.mjs';
import { canInstall, findOnPath, installCommand, installPackage } from './system-packages.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

/**
 * Makes sure there is a Redis to run, and installs one where that is possible.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} the program, or undefined when each role has a running one
 * @throws {StartupError} when there is none and none can be installed
 */
export async function findRedis(settings) {
  if (Object.keys(settings.redisUrls).length === 3) return undefined;
  const found = findOnPath(PROGRAMS);
  if (found) return found;
  if (!canInstall()) {
    const command = installCommand('redis');
    const advice = command ? `please run "${command}"` : 'please install redis-server (or valkey-server)';
    throw new StartupError(
      `Sojourn needs Redis for sessions, cache and queue: ${advice}, or set REDIS_URL to one that runs.`,
    );
  }
  await installPackage('redis');
  const installed = findOnPath(PROGRAMS);
  if (!installed)
    throw new StartupError('Redis was installed but is not on PATH: please add its folder to PATH and try again.');
  return installed;
}

/**
 * How to run a private Redis of its own folder, on a unix socket that only this user can open.
 * @param {{ name: string, program: string, dataDir: string, socket: string, options: Record<string, string> }} parts
 * @returns {import('./supervisor.mjs').ProcessPlan}
 */
function privateRedis({ name, program, dataDir, socket, options }) {
  const dir = join(dataDir, name);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const all = { dir, port: '0', unixsocket: socket, unixsocketperm: '700', save: '', daemonize: 'no', ...options };
  return {
    name,
    command: program,
    parameters: Object.entries(all).flatMap(([option, value]) => [`--${option}`, value]),
    // Redis writes its address over its own command line.
    mark: `unixsocket:${socket}`,
    isReady: (line) => /ready to accept connections/i.test(line),
  };
}

/**
 * The Redis of sessions and queue. It never evicts, and what it acknowledges is in the system's hands. Decision 018 says
 * why it is flushed to the disk every second and not with every write.
 * @param {{ program: string, dataDir: string, socket: string }} parts
 */
export const durableRedisPlan = (parts) =>
  privateRedis({
    ...parts,
    name: 'redis',
    options: { appendonly: 'yes', appendfsync: 'everysec', 'maxmemory-policy': 'noeviction' },
  });

/**
 * The Redis of the cache: nothing on disk, and the least used entries make room.
 * @param {{ program: string, dataDir: string, socket: string, megabytes: number }} parts
 */
export const cacheRedisPlan = ({ megabytes, ...parts }) =>
  privateRedis({
    ...parts,
    name: 'redis-cache',
    options: { appendonly: 'no', maxmemory: `${megabytes}mb`, 'maxmemory-policy': 'allkeys-lru' },
  });
