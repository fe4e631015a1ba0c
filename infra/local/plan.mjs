// @ts-check
/** Which processes make a portal, and the environment of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsPlan } from './documents.mjs';
import { chooseMetricsPorts } from './metrics-ports.mjs';
import { freePorts } from './ports.mjs';
import { cacheRedisPlan, durableRedisPlan } from './redis.mjs';
import { socketFolder } from './sockets.mjs';
import { isReadyLine } from './supervisor.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {object} PortalPlan
 * @property {import('./supervisor.mjs').ProcessPlan[]} stores    started first
 * @property {import('./supervisor.mjs').ProcessPlan[]} services  started together
 * @property {import('./supervisor.mjs').ProcessPlan} front       started last
 */

/**
 * The private Redis servers that the roles without an outside one need.
 * @param {{ settings: import('./settings.mjs').Settings, program: string | undefined, socketOf: (store: string) => string }} parts
 * @returns {import('./supervisor.mjs').ProcessPlan[]}
 */
function redisPlans({ settings: { dataDir, redisUrls, cacheMegabytes }, program, socketOf }) {
  if (!program) return [];
  const isDurableNeeded = !redisUrls.sessions || !redisUrls.queue;
  const cache = { program, dataDir, socket: socketOf('redis-cache'), megabytes: cacheMegabytes };
  return [
    ...(isDurableNeeded ? [durableRedisPlan({ program, dataDir, socket: socketOf('redis') })] : []),
    ...(redisUrls.cache ? [] : [cacheRedisPlan(cache)]),
  ];
}

/**
 * @param {{ settings: import('./settings.mjs').Settings, keys: import('./keys.mjs').Keys, redis: string | undefined }} parts
 *   `redis` is the program to run, or undefined when each role has a running one
 * @returns {Promise<PortalPlan>}
 */
export async function planPortal({ settings, keys, redis }) {
  const { dataDir, logLevel } = settings;
  const numbered = (/** @type {string} */ name, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
  const searches = numbered('search', settings.searchInstances);
  const workers = numbered('ai-worker', settings.aiWorkers);
  const measured = ['bff', 'accounts', 'trips', 'ai', ...searches, ...workers];
  const metricsPorts = await chooseMetricsPorts(measured, settings.metricsPort, [settings.port]);

  // Nothing listens on the portal's own port yet, nor where metrics will be.
  const promised = [settings.port, ...metricsPorts.values()];
  const [accounts, trips, ai, ...search] = await freePorts(3 + settings.searchInstances, promised);
  const local = (/** @type {number | undefined} */ port) => `http://127.0.0.1:${port}`;
  const sockets = socketFolder(dataDir);
  const socketOf = (/** @type {string} */ store) => join(sockets, `${store}.sock`);
  // Two logical databases of one server, so that neither of the roles can see the other's keys.
  const { sessions, queue, cache } = {
    sessions: `unix://${socketOf('redis')}?db=0`,
    queue: `unix://${socketOf('redis')}?db=1`,
    cache: `unix://${socketOf('redis-cache')}`,
    ...settings.redisUrls,
  };
  const mongodbUri = (/** @type {string} */ database) => {
    const uri = new URL(settings.mongodbUri ?? `mongodb://${encodeURIComponent(socketOf('documents'))}`);
    uri.pathname = `/${database}`;
    return uri.href;
  };
  const outboxDir = join(dataDir, 'outbox');
  const searchUrls = search.map(local).join(',');
  const shared = { NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: logLevel };
  const served = { ...shared, IDENTITY_PUBLIC_KEYS: keys.publicKeys };

  /** @type {(name: string, entry: string, env: Record<string, string>) => import('./supervisor.mjs').ProcessPlan} */
  const node = (name, entry, env) => {
    const file = join(root, entry);
    const seconds = entry.endsWith('worker.js') ? settings.workerStopSeconds : settings.stopSeconds;
    return {
      name,
      command: process.execPath,
      parameters: ['--enable-source-maps', file],
      mark: file,
      env: { ...env, METRICS_PORT: String(metricsPorts.get(name)), STOP_LIMIT_SECONDS: String(seconds) },
      stopMs: seconds * 1_000,
      isReady: isReadyLine,
    };
  };
  return {
    stores: [
      ...redisPlans({ settings, program: redis, socketOf }),
      ...(settings.mongodbUri ? [] : [documentsPlan({ dataDir, socket: socketOf('documents'), logLevel })]),
    ],
    services: [
      node('accounts', 'services/accounts/dist/main.js', {
        ...served,
        PORT: String(accounts),
        MONGODB_URI: mongodbUri('accounts'),
        REDIS_QUEUE_URL: queue,
        IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-accounts'] ?? '',
        TRIPS_URL: local(trips),
        AI_URL: local(ai),
        SEARCH_URL: searchUrls,
        ...(settings.leavingGraceSeconds && { LEAVING_GRACE_SECONDS: String(settings.leavingGraceSeconds) }),
        PUBLIC_URL: settings.publicUrl,
        ...(settings.smtpUrl ? { SMTP_URL: settings.smtpUrl } : { OUTBOX_DIR: outboxDir }),
        ...(settings.mailFrom && { MAIL_FROM: settings.mailFrom }),
      }),
      node('trips', 'services/trips/dist/main.js', {
        ...served,
        PORT: String(trips),
        MONGODB_URI: mongodbUri('trips'),
        LINK_KEY: keys.linkKey,
      }),
      ...search.map((port, index) =>
        node(searches[index] ?? '', 'services/search/dist/main.js', {
          ...served,
          PORT: String(port),
          REDIS_CACHE_URL: cache,
          MONGODB_URI: mongodbUri('search'),
        }),
      ),
      node('ai', 'services/ai/dist/main.js', {
        ...served,
        PORT: String(ai),
        MONGODB_URI: mongodbUri('ai'),
        REDIS_QUEUE_URL: queue,
      }),
      ...workers.map((name) =>
        node(name, 'services/ai/dist/worker.js', {
          ...shared,
          REDIS_QUEUE_URL: queue,
          SEARCH_URL: searchUrls,
          IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-ai'] ?? '',
        }),
      ),
    ],
    front: node('bff', 'bff/dist/main.js', {
      ...served,
      HOST: settings.host,
      PORT: String(settings.port),
      // Readiness and metrics stay on this machine, whomever HOST lets in.
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RELEASES_DIR: join(dataDir, 'releases'),
      SHELL_DIR: join(root, 'shell/dist'),
      SHELL_VERSION: JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).version,
      PUBLIC_URL: settings.publicUrl,
      TRUSTED_PROXY_HOPS: String(settings.trustedProxyHops),
      ...(settings.isLocal && { OUTBOX_DIR: outboxDir }),
      COOKIE_SECURE: String(settings.isSecure),
      // Whoever set HOST was told what that means; in production the settings refuse it.
      PLAIN_HTTP: String(!settings.isSecure),
      SESSION_SECRET: keys.sessionSecret,
      IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-bff'] ?? '',
      REDIS_SESSIONS_URL: sessions,
      ACCOUNTS_URL: local(accounts),
      TRIPS_URL: local(trips),
      SEARCH_URL: searchUrls,
      AI_URL: local(ai),
    }),
  };
}
