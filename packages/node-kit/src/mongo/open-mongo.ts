import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Mongoose, type Connection } from 'mongoose';
import pTimeout from 'p-timeout';
import type { Logger } from '../logger';
import { DATABASE_LIMIT_MS } from './database-limit';
import { untilStuck } from './stuck-driver';

const RETRY_EVERY_MS = 1_000;
/** The driver's default of 100 would be opened all at once by a flood of requests. */
const CONNECTIONS = 20;
const EMBEDDED_ENGINE = 'sojourn-document-engine';

/** Where the database is, and the migration step: it must be safe to run again, and by several processes at once. */
export type MongoOptions = {
  /** A `mongodb://` or `mongodb+srv://` address with the database's name. */
  uri: string;
  logger: Logger;
  migrate: (connection: Connection) => Promise<void>;
  /** The pause between two attempts to connect and migrate, in ms; 1000 by default. */
  retryEveryMs?: number;
  /** The pause between two looks at whether the driver is stuck, in ms; 1000 by default. */
  lookEveryMs?: number;
};

/** A service's connection to its documents. */
export type Mongo = {
  /** Exists at once; buffers nothing, so a call before the first connection fails at once. */
  connection: Connection;
  /** Resolves once the documents are migrated, or the connection is closed. */
  migrated: Promise<void>;
  /** What answers, for the health answer: `mongodb`, `document engine`, or `not connected` until one has. */
  product(): string;
  /** Rejects until the documents answer within 3 s and are migrated. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the one connection of a service, and connects and migrates in the background until it works: a service may start
 * before its database, and heals without a restart: also where the driver by itself would not ({@link untilStuck}).
 */
export function openMongo(options: MongoOptions): Mongo {
  const { uri, logger, migrate, retryEveryMs = RETRY_EVERY_MS, lookEveryMs } = options;
  const connection = createConnection();
  const stopping = new AbortController();
  let product = 'not connected';
  let isMigrated = false;
  const warn = (error: Error) => logger.warn({ cause: error.message }, 'documents');
  connection.on('error', warn);

  const stopped = once(stopping.signal, 'abort').then(() => undefined);
  let announceMigrated = () => {};
  const migrated = new Promise<void>((resolve) => (announceMigrated = resolve));

  const migrateDocuments = async () => {
    product = await productOf(connection);
    await migrate(connection);
    isMigrated = true;
    logger.info({ product }, 'documents are migrated');
    announceMigrated();
  };
  /** @returns what the driver waits for in vain, or undefined when the service stops */
  const serve = async (): Promise<string | undefined> => {
    await connection.openUri(uri, driverOptions);
    const watching = new AbortController();
    const stuck = untilStuck(connection.getClient(), { signal: watching.signal, everyMs: lookEveryMs });
    try {
      if (!isMigrated) await Promise.race([migrateDocuments(), stuck]);
      return await Promise.race([stopped, stuck]);
    } finally {
      watching.abort();
    }
  };
  const stayConnected = async () => {
    while (!stopping.signal.aborted) {
      try {
        const stuck = await serve();
        if (stuck) logger.warn({ cause: stuck }, 'the way to the documents is stuck; connecting anew');
      } catch (error) {
        logger.warn({ cause: String(error) }, 'documents cannot be reached yet');
        await pause(retryEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
      // Refuses what waits for a driver that is stuck; models and their collections stay with the connection.
      await pTimeout(connection.close(), { milliseconds: DATABASE_LIMIT_MS }).catch(warn);
    }
    announceMigrated();
  };
  const staying = stayConnected();

  return {
    connection,
    migrated,
    product: () => product,
    async check() {
      if (!isMigrated || !connection.db) throw new Error('not migrated yet');
      await pTimeout(connection.db.command({ ping: 1 }), { milliseconds: DATABASE_LIMIT_MS });
    },
    async close() {
      stopping.abort();
      await connection.close();
      await staying;
    },
  };
}

const driverOptions = {
  maxPoolSize: CONNECTIONS,
  serverSelectionTimeoutMS: DATABASE_LIMIT_MS,
  connectTimeoutMS: DATABASE_LIMIT_MS,
  socketTimeoutMS: DATABASE_LIMIT_MS,
  waitQueueTimeoutMS: DATABASE_LIMIT_MS,
  writeConcern: { w: 'majority', journal: true },
} as const;

function createConnection(): Connection {
  // An instance of our own: its settings reach nobody else in the process.
  const own = new Mongoose();
  own.set({
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    strictQuery: true,
    sanitizeFilter: true,
    maxTimeMS: DATABASE_LIMIT_MS,
  });
  return own.createConnection();
}

/** Which server answers under MongoDB's protocol; the embedded engine lists itself among its modules. */
async function productOf({ db }: Connection): Promise<string> {
  const { modules } = (await db?.command({ buildInfo: 1 })) as { modules?: string[] };
  return modules?.includes(EMBEDDED_ENGINE) ? 'document engine' : 'mongodb';
}
