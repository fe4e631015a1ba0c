// @ts-check
/** The environment of `npm start`, read once; every fault is listed at once. Runs before packages are installed. */
import { resolve } from 'node:path';
import { StartupError } from './startup-error.mjs';
import { root } from './workspace.mjs';

/** @typedef {'sessions' | 'queue' | 'cache'} RedisRole */

/**
 * @typedef {object} Settings
 * @property {number} port           where the portal answers
 * @property {string} host           the address it answers on; default loopback
 * @property {string} dataDir        absolute; everything that is stored lies in it
 * @property {number} aiWorkers      processes that make recommendations
 * @property {number} searchInstances processes that answer searches
 * @property {string} logLevel       pino's levels
 * @property {Partial<Record<RedisRole, string>>} redisUrls   outside Redis servers; a role without one gets a private server
 * @property {number} cacheMegabytes memory of the private cache
 * @property {import('./log-file.mjs').LogLimits} logs
 * @property {number} stopSeconds    how long a process may take to end
 * @property {number} workerStopSeconds the same for a worker, which has jobs to finish
 * @property {string | undefined} mongodbUri an outside MongoDB
 * @property {number} metricsPort    the first of the private ports of metrics; 0: those that the system chooses
 * @property {string} publicUrl      the origin where people reach the portal
 * @property {boolean} isSecure      whether that is by https: something in front of the portal then speaks TLS
 * @property {number} trustedProxyHops how many reverse proxies stand in front, whose word on addresses is believed
 * @property {string | undefined} smtpUrl the server that sends messages; without it they are written to DATA_DIR/outbox
 * @property {string | undefined} mailFrom whom messages are from
 * @property {number} leavingGraceSeconds how long somebody who leaves may think again, in local mode only; 0: seven days
 * @property {boolean} isLocal        not production, reached on loopback alone, no mail server: `/dev/outbox` is there
 */

const REDIS_SCHEMES = ['redis:', 'rediss:', 'unix:'];
const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];
export const EVERYWHERE = ['0.0.0.0', '::'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const faults = [];
  /** @type {(name: string, fallback: number, range: [number, number]) => number} */
  const count = (name, fallback, [min, max]) => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  };
  /** @type {(name: string, schemes: string[]) => string | undefined} */
  const address = (name, schemes) => {
    const text = env[name];
    if (!text) return undefined;
    const scheme = URL.canParse(text) ? new URL(text).protocol : '';
    if (schemes.includes(scheme)) return text;
    faults.push(
      `${name} must start with ${schemes
        .map((each) => `${each}//`)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}, not "${text}"`,
    );
    return undefined;
  };

  const redisUrls = () => {
    const forAll = address('REDIS_URL', REDIS_SCHEMES);
    return Object.fromEntries(
      ['sessions', 'queue', 'cache'].flatMap((role) => {
        const url = address(`REDIS_${role.toUpperCase()}_URL`, REDIS_SCHEMES) ?? forAll;
        return url ? [[role, url]] : [];
      }),
    );
  };

  const logLevel = env['LOG_LEVEL'] || 'warn';
  if (!LOG_LEVELS.includes(logLevel))
    faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  const host = env['HOST'] || '127.0.0.1';
  const port = count('PORT', 3000, [1, 65535]);
  const toldUrl = address('PUBLIC_URL', ['http:', 'https:']);
  const publicUrl = toldUrl ? new URL(toldUrl).origin : `http://${reachedAt(host)}:${port}`;
  const isSecure = publicUrl.startsWith('https:');
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const isReachedLocally = LOOPBACK.includes(host) && LOOPBACK.includes(new URL(publicUrl).hostname);
  if (env['NODE_ENV'] === 'production' && !isSecure && !LOOPBACK.includes(host)) {
    faults.push(
      `PUBLIC_URL must start with https:// in production while HOST is ${host}: passwords would cross the network as they are`,
    );
  }
  const isLocal = env['NODE_ENV'] !== 'production' && isReachedLocally && !smtpUrl;
  const settings = {
    host,
    port,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    aiWorkers: count('AI_WORKERS', 1, [1, 16]),
    searchInstances: count('SEARCH_INSTANCES', 1, [1, 16]),
    logLevel,
    // Each process has one, counted from here.
    metricsPort: count('METRICS_PORT', 0, [0, 65_000]),
    publicUrl,
    isSecure,
    // What speaks TLS for us is the only one that reaches loopback; what HOST lets in may say anything of itself.
    trustedProxyHops: count('TRUSTED_PROXY_HOPS', isSecure && LOOPBACK.includes(host) ? 1 : 0, [0, 5]),
    smtpUrl,
    mailFrom: env['MAIL_FROM'] || undefined,
    isLocal,
    // To try leaving out; people elsewhere have their seven days.
    leavingGraceSeconds: isLocal ? count('LEAVING_GRACE_SECONDS', 0, [0, 31_536_000]) : 0,
    redisUrls: redisUrls(),
    logs: { maxBytes: count('LOG_MAX_MB', 10, [1, 1024]) * 2 ** 20, files: count('LOG_FILES', 5, [0, 100]) },
    stopSeconds: count('STOP_LIMIT_SECONDS', 10, [1, 600]),
    workerStopSeconds: count('WORKER_STOP_LIMIT_SECONDS', 30, [1, 600]),
    cacheMegabytes: count('REDIS_CACHE_MB', 64, [4, 65_536]),
    mongodbUri: address('MONGODB_URI', ['mongodb:', 'mongodb+srv:']),
  };
  if (faults.length > 0) {
    throw new StartupError(`Sojourn cannot start with this environment; please correct: ${faults.join('; ')}.`);
  }
  return settings;
}

/**
 * The name by which a browser on this machine reaches what listens on an address.
 * @param {string} host
 */
function reachedAt(host) {
  if (LOOPBACK.includes(host) || EVERYWHERE.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
