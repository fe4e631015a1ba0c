import { AppError, type Logger } from '@sojourn/node-kit';
import { Mongoose, type Connection } from 'mongoose';

const DRIVER_LIMIT_MS = 3_000;
// The driver's default of 100 would be opened all at once by a flood of sign-ins.
const CONNECTIONS = 20;

/** The way to MongoDB: `connection` exists at once, and answers after the first connection and the migration. */
export type Mongo = {
  connection: Connection;
  /** Connects and migrates, again and again until it succeeds or the service stops. */
  prepare(migrate: () => Promise<void>): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Where the database is; a try to reach it takes 3 s at most, and between two tries pass 2 s. */
export type MongoSettings = { uri: string; logger: Logger; reachWithinMs?: number; retryEveryMs?: number };

/**
 * Opens the way to MongoDB without waiting for it: a service starts while its database is away, and heals by itself.
 * Nothing is buffered, so that a call made meanwhile fails at once.
 */
export function openMongo(settings: MongoSettings): Mongo {
  const { uri, logger, reachWithinMs = DRIVER_LIMIT_MS, retryEveryMs = 2_000 } = settings;
  const mongoose = new Mongoose({
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    strictQuery: true,
    sanitizeFilter: true,
    maxTimeMS: DRIVER_LIMIT_MS,
  });
  const connection = mongoose.createConnection();
  const stopping = new AbortController();
  let isPrepared = false;
  let preparing = Promise.resolve();
  connection.on('error', (error: Error) => logger.warn({ err: error }, 'mongo'));

  const prepareOnce = async (migrate: () => Promise<void>): Promise<void> => {
    await connection.openUri(uri, { serverSelectionTimeoutMS: reachWithinMs, maxPoolSize: CONNECTIONS });
    await migrate();
    isPrepared = true;
  };

  const prepareUntilDone = async (migrate: () => Promise<void>): Promise<void> => {
    while (!isPrepared && !stopping.signal.aborted) {
      try {
        await prepareOnce(migrate);
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.warn({ err: error }, 'mongo is not ready, trying again');
        await pause(retryEveryMs, stopping.signal);
      }
    }
  };

  return {
    connection,
    prepare(migrate) {
      preparing = prepareUntilDone(migrate);
      return preparing;
    },
    async check() {
      if (!isPrepared) throw new Error('not connected yet');
      await connection.db?.command({ ping: 1 }, { timeoutMS: DRIVER_LIMIT_MS });
    },
    async close() {
      stopping.abort();
      // Closing a connection that is still being made would wait for it to be made.
      await preparing;
      await connection.close();
    },
  };
}

/** Does a piece of work with the database; whatever goes wrong there becomes AppError `unavailable`. */
export async function throughMongo<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = 'Accounts are taking a break. Please try again in a moment.';
    throw new AppError('unavailable', message, { cause, retryAfterSeconds: 5 });
  }
}

/** The first field of the unique index that a write ran into (MongoDB error 11000), if that is what happened. */
export function duplicateKeyOf(error: unknown): string | undefined {
  const { code, keyPattern } = error as { code?: number; keyPattern?: Record<string, unknown> };
  return code === 11000 ? Object.keys(keyPattern ?? {})[0] : undefined;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
