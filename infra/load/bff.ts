/** The bff as it is measured: built, alone on loopback, with limits that one address under load does not meet. */
import { join } from 'node:path';
import type { readOrCreateKeys } from '../local/keys.mjs';
import { type Child, startNode } from './child';

type Around = {
  /** A folder that is the run's own. */
  folder: string;
  keys: ReturnType<typeof readOrCreateKeys>;
  redisUrl: string;
  accounts: string;
  /** Stands in for the other services. */
  others: string;
};

/** Starts it; every limit is per address, and what is measured is the way through it. */
export const startBff = ({ folder, keys, redisUrl, accounts, others }: Around): Promise<Child> =>
  startNode('bff/dist/main.js', {
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    RELEASES_DIR: join(folder, 'releases'),
    SHELL_DIR: 'shell/dist',
    SHELL_VERSION: '0.1.0',
    COOKIE_SECURE: 'false',
    SESSION_SECRET: keys.sessionSecret,
    IDENTITY_PUBLIC_KEYS: keys.publicKeys,
    IDENTITY_PRIVATE_KEY: keys.privateKeys['sojourn-bff'] ?? '',
    REDIS_SESSIONS_URL: redisUrl,
    ACCOUNTS_URL: accounts,
    TRIPS_URL: others,
    SEARCH_URL: others,
    AI_URL: others,
    READS_PER_MINUTE: '1000000000',
    OPEN_REQUESTS: '1000',
  });
