import { AppError, type Logger } from '@sojourn/node-kit';
import { Mongoose, type Connection } from 'mongoose';

const DRIVER_LIMIT_MS = 3_000;
const RETRY_EVERY_MS = 2_000;

/** The way to MongoDB: `connection` exists at once, and answers after the first connection and the migration. */
export type Mongo = { connection: Connection; check(): Promise<void>; close(): Promise<void> };

/**
 * Opens the way to MongoDB without waiting for it: a service starts while its database is away, and heals by itself.
 * Nothing is buffered, so that a call made meanwhile fails at once.
 */
export function openMongo({ uri, logger }: { uri: string; logger: Logger }) {
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
  connection.on('error', (error: Error) => logger.warn({ err: error }, 'mongo'));

  const prepareOnce = async (migrate: () => Promise<void>): Promise<void> => {
    await connection.openUri(uri, { serverSelectionTimeoutMS: DRIVER_LIMIT_MS });
    await migrate();
    isPrepared = true;
  };

  return {
    connection,
    /** Connects and migrates, again and again until it succeeds or the service stops. */
    async prepare(migrate: () => Promise<void>): Promise<void> {
      while (!isPrepared && !stopping.signal.aborted) {
        try {
          await prepareOnce(migrate);
        } catch (error) {
          logger.warn({ err: error }, 'mongo is not ready, trying again');
          await pause(RETRY_EVERY_MS, stopping.signal);
        }
      }
    },
    async check(): Promise<void> {
      if (!isPrepared) throw new Error('not connected yet');
      await connection.db?.command({ ping: 1 }, { timeoutMS: DRIVER_LIMIT_MS });
    },
    async close(): Promise<void> {
      stopping.abort();
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
