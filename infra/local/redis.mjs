// @ts-check
/** Redis: the one at REDIS_URL, else a program on PATH, else (on Debian as root) one that apt installs. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, findOnPath, canInstall } from './apt.mjs';
import { StartupError } from './startup-error.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

/**
 * Makes sure there is a Redis to run, and installs one where that is possible.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} the program, or undefined when REDIS_URL names a running one
 * @throws {StartupError} when there is none and none can be installed
 */
export async function findRedis(settings) {
  if (settings.redisUrl) return undefined;
  const found = findOnPath(PROGRAMS);
  if (found) return found;
  if (!canInstall()) {
    throw new StartupError(
      'Sojourn needs Redis for sessions, cache and queue: please install redis-server (or valkey-server), or set REDIS_URL to one that runs.',
    );
  }
  await aptInstall('redis-server');
  const installed = findOnPath(PROGRAMS);
  if (!installed)
    throw new StartupError(
      'redis-server was installed but is not on PATH: please add its folder to PATH and try again.',
    );
  return installed;
}

/**
 * How to run a private Redis. Every write is on disk before it is answered (`appendfsync always`), because a session
 * that was acknowledged must outlive a power cut as a trip does. It never evicts: it holds the queue, too.
 * @param {{ program: string, dataDir: string, port: number }} parts
 * @returns {import('./supervisor.mjs').ProcessPlan}
 */
export function redisPlan({ program, dataDir, port }) {
  const dir = join(dataDir, 'redis');
  mkdirSync(dir, { recursive: true });
  const options = {
    dir,
    port: String(port),
    bind: '127.0.0.1',
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  return {
    name: 'redis',
    command: program,
    parameters: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    // Redis writes its address over its own command line.
    mark: `127.0.0.1:${port}`,
    isReady: (line) => line.includes('Ready to accept connections'),
  };
}
