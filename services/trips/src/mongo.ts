/** The way to the documents: one connection that comes back by itself, and foreign failures made our own. */
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type Logger } from '@sojourn/node-kit';
import mongoose, { Mongoose as MongooseInstance, type Connection } from 'mongoose';

const DRIVER_LIMIT_MS = 3000;
const RETRY_EVERY_MS = 1000;
const RETRY_AFTER_SECONDS = 5;
/** MaxTimeMSExpired, and the codes of a server that is stepping down or going away. */
const PASSING_CODES = new Set<unknown>([50, 89, 91, 189, 262, 10107, 11600, 11602, 13435, 13436]);

export type Mongo = {
  connection: Connection;
  /** Settles once the documents are migrated, or the way to them is closed. */
  migrated: Promise<void>;
  /** Rejects until the documents answer and are migrated. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the connection and migrates in the background, trying until it works: a service may start before its database.
 * `migrate` must be safe to run again.
 */
export function openMongo(options: {
  uri: string;
  logger: Logger;
  migrate: (connection: Connection) => Promise<void>;
}): Mongo {
  const { uri, logger, migrate } = options;
  const connection = createConnection();
  const stopping = new AbortController();
  connection.on('error', (error: Error) => logger.warn({ cause: error.message }, 'documents'));
  let isMigrated = false;

  const settle = async () => {
    while (!isMigrated && !stopping.signal.aborted) {
      try {
        if (connection.readyState !== 1) await connection.openUri(uri, driverOptions);
        await migrate(connection);
        isMigrated = true;
        logger.info('documents are migrated');
      } catch (error) {
        logger.warn({ cause: sentenceOf(error) }, 'documents cannot be reached yet');
        await pause(RETRY_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const migrated = settle();

  return {
    connection,
    migrated,
    async check() {
      if (!isMigrated || !connection.db) throw new Error('not migrated yet');
      await connection.db.command({ ping: 1 });
    },
    async close() {
      stopping.abort();
      await connection.close();
      await migrated;
    },
  };
}

/** Runs a database call; an engine that does not answer in time becomes AppError `unavailable`. */
export async function throughMongo<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withinLimit(call);
  } catch (cause) {
    if (!isPassing(cause)) throw cause;
    const options = { cause, retryAfterSeconds: RETRY_AFTER_SECONDS };
    throw new AppError('unavailable', 'Your trips cannot be reached right now. Please try again in a moment.', options);
  }
}

const driverOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: DRIVER_LIMIT_MS,
  connectTimeoutMS: DRIVER_LIMIT_MS,
  socketTimeoutMS: DRIVER_LIMIT_MS,
  waitQueueTimeoutMS: DRIVER_LIMIT_MS,
  writeConcern: { w: 'majority', journal: true },
} as const;

function createConnection(): Connection {
  // An instance of our own: its settings reach nobody else in the process.
  const own = new MongooseInstance();
  own.set({ bufferCommands: false, strictQuery: true, sanitizeFilter: true, maxTimeMS: DRIVER_LIMIT_MS });
  return own.createConnection();
}

function isPassing(error: unknown): boolean {
  const { mongo, Error: MongooseErrors } = mongoose;
  if (error instanceof mongo.MongoServerError) return PASSING_CODES.has(error.code);
  // What is left of the driver's own errors is about reaching the engine: network, selection, pool, closed client.
  if (error instanceof mongo.MongoError || isSystemError(error)) return true;
  return error instanceof MongooseErrors && !(error instanceof MongooseErrors.ValidationError);
}

/** What a socket throws past the driver: EPIPE on a connection whose other end has just died. */
const isSystemError = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

/**
 * One limit for all of a call: the driver's limits hold for each of its steps, and it retries (its own `timeoutMS` is
 * without effect in mongodb 7.8).
 */
async function withinLimit<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new mongoose.mongo.MongoNetworkTimeoutError('no answer in time'));
    timer = setTimeout(late, DRIVER_LIMIT_MS);
  });
  try {
    return await Promise.race([call(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
