import mongoose from 'mongoose';
import pTimeout, { TimeoutError } from 'p-timeout';
import { AppError } from '../app-error';
import { storageFull } from '../storage-full';
import { DATABASE_LIMIT_MS } from './database-limit';

const RETRY_AFTER_SECONDS = 5;
const DUPLICATE_KEY = 11000;
const OUT_OF_DISK_SPACE = 14031;

/**
 * The codes of a server that is overloaded, stepping down or going away, and of a write that too few members confirmed.
 * @see https://github.com/mongodb/mongo/blob/r7.0.0/src/mongo/base/error_codes.yml
 */
const PASSING_CODES = new Set<unknown>([
  6, 7, 50, 64, 89, 91, 134, 189, 202, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436,
]);

/** The errors that driver and mongoose raise because the server cannot be reached, by their names. */
const UNREACHABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
]);

/** What the errors of a database call become. */
export type MongoErrorMapping<Refused = never> = {
  /** The sentence of the AppError `unavailable` that a server out of reach becomes. */
  unavailable: string;
  /** How long the call may take, in ms, where it is more than one step; 3,000 unless set. */
  limitMs?: number;
  /**
   * Answers a write that ran into a unique index. `fields` are the fields of that index in its order; throw `error` for
   * an index that should never collide. Without it a duplicate key is thrown as the driver made it.
   */
  onDuplicateKey?: (fields: string[], error: unknown) => Refused;
};

/**
 * Runs one database call, for 3 s at most unless told otherwise. A server that cannot be reached or does not answer in time becomes AppError
 * `unavailable` (retry after 5 s), a full disk `storage-full`, a duplicate key what the repository makes of it. Every other error, a mistake in our
 * code above all, is thrown as it is, and becomes a 500.
 */
export async function withMongoErrors<Result, Refused = never>(
  call: () => Promise<Result>,
  { unavailable, limitMs = DATABASE_LIMIT_MS, onDuplicateKey }: MongoErrorMapping<Refused>,
): Promise<Result | Refused> {
  try {
    // The driver's limits hold for each of its steps, and it retries; its own `timeoutMS` has no effect in mongodb 7.8.
    return await pTimeout(call(), { milliseconds: limitMs });
  } catch (cause) {
    if (isUnreachable(cause)) {
      throw new AppError('unavailable', unavailable, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const { code, keyPattern } = cause as { code?: unknown; keyPattern?: object };
    if (code === OUT_OF_DISK_SPACE) throw storageFull(cause);
    if (code === DUPLICATE_KEY && onDuplicateKey) return onDuplicateKey(Object.keys(keyPattern ?? {}), cause);
    throw cause;
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof mongoose.mongo.MongoServerError) return PASSING_CODES.has(error.code);
  if (error instanceof TimeoutError || UNREACHABLE.has(error.name)) return true;
  return isBeforeConnection(error) || isSocketError(error);
}

/** What mongoose throws, without a class of its own, for a call before the first connection is made. */
const isBeforeConnection = ({ name, message }: Error) =>
  name === 'MongooseError' && message.includes('before initial connection');

/** What a socket throws past the driver: EPIPE on a connection whose other end has just died. */
const isSocketError = (error: Error) => 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
