// @ts-check
/** Which processes make a portal, and the environment of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsPlan } from './documents.mjs';
import { freePorts } from './ports.mjs';
import { redisPlan } from './redis.mjs';
import { isReadyLine } from './supervisor.mjs';
import { root } from './workspace.mjs';

/** Logical databases of the private Redis, one a role; in an outside Redis key prefixes separate the roles. */
const REDIS_ROLES = { sessions: 0, queue: 1, cache: 2 };

/**
 * @typedef {object} PortalPlan
 * @property {import('./supervisor.mjs').ProcessPlan[]} stores    started first
 * @property {import('./supervisor.mjs').ProcessPlan[]} services  started together
 * @property {import('./supervisor.mjs').ProcessPlan} front       started last
 */

/**
 * @param {{ settings: import('./settings.mjs').Settings, keys: import('./keys.mjs').Keys, redis: string | undefined }} parts
 *   `redis` is the program to run, or undefined when REDIS_URL names a running one
 * @returns {Promise<PortalPlan>}
 */
export async function planPortal({ settings, keys, redis }) {
  const { dataDir, logLevel } = settings;
  // One more than needed, in case the portal's own port, which nothing listens on yet, is among them.
  const free = (await freePorts(7 + settings.searchInstances)).filter((port) => port !== settings.port);
  const [redisPort, documentsPort, accounts, trips, ai, bffMetrics, ...others] = free;
  const search = others.slice(0, settings.searchInstances);
  const local = (/** @type {number | undefined} */ port) => `http://127.0.0.1:${port}`;
  const redisUrl = (/** @type {keyof typeof REDIS_ROLES} */ role) =>
    settings.redisUrl ?? `redis://127.0.0.1:${redisPort}/${REDIS_ROLES[role]}`;
  const mongodbUri = (/** @type {string} */ database) => {
    const uri = new URL(settings.mongodbUri ?? `mongodb://127.0.0.1:${documentsPort}`);
    uri.pathname = `/${database}`;
    return uri.href;
  };
  const searchUrls = search.map(local).join(',');
  const shared = { NODE_ENV: 'production', HOST: '127.0.0.1', METRICS_PORT: '0', LOG_LEVEL: logLevel };
  const served = { ...shared, IDENTITY_PUBLIC_KEYS: keys.publicKeys };

  /** @type {(name: string, entry: string, env: Record<string, string>) => import('./supervisor.mjs').ProcessPlan} */
  const node = (name, entry, env) => {
    const file = join(root, entry);
    return {
      name,
      command: process.execPath,
      parameters: ['--enable-source-maps', file],
      mark: file,
      env,
      isReady: isReadyLine,
    };
  };
  /** @type {Record<string, string>} */
  const aiEnv = {
    ...served,
    REDIS_QUEUE_URL: redisUrl('queue'),
    SEARCH_URL: searchUrls,
    IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-ai'] ?? '',
  };

  return {
    stores: [
      ...(redis ? [redisPlan({ program: redis, dataDir, port: Number(redisPort) })] : []),
      ...(settings.mongodbUri ? [] : [documentsPlan({ dataDir, port: Number(documentsPort), logLevel })]),
    ],
    services: [
      node('accounts', 'services/accounts/dist/main.js', {
        ...served,
        PORT: String(accounts),
        MONGODB_URI: mongodbUri('accounts'),
      }),
      node('trips', 'services/trips/dist/main.js', {
        ...served,
        PORT: String(trips),
        MONGODB_URI: mongodbUri('trips'),
      }),
      ...search.map((port, index) =>
        node(`search-${index + 1}`, 'services/search/dist/main.js', {
          ...served,
          PORT: String(port),
          REDIS_CACHE_URL: redisUrl('cache'),
        }),
      ),
      node('ai', 'services/ai/dist/main.js', { ...aiEnv, PORT: String(ai) }),
      ...Array.from({ length: settings.aiWorkers }, (_, index) =>
        node(`ai-worker-${index + 1}`, 'services/ai/dist/worker.js', aiEnv),
      ),
    ],
    front: node('bff', 'bff/dist/main.js', {
      ...served,
      HOST: settings.host,
      PORT: String(settings.port),
      // Readiness and metrics stay on this machine, whomever HOST lets in.
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: String(bffMetrics),
      DATA_DIR: dataDir,
      RELEASES_DIR: join(dataDir, 'releases'),
      SHELL_DIR: join(root, 'shell/dist'),
      SHELL_VERSION: JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).version,
      COOKIE_SECURE: 'false',
      SESSION_SECRET: keys.sessionSecret,
      IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-bff'] ?? '',
      REDIS_SESSIONS_URL: redisUrl('sessions'),
      ACCOUNTS_URL: local(accounts),
      TRIPS_URL: local(trips),
      SEARCH_URL: searchUrls,
      AI_URL: local(ai),
    }),
  };
}
