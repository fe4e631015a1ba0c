import { ABORT } from 'lmdb';
import { CommandError, toCommandError } from '../errors';
import type { Catalog } from './catalog';
import type { Environment } from './environment';
import { WriteTransaction, type RecordIds } from './write-transaction';

/** A fault while bytes were being written: the transaction is not whole and has to go. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageFault';
  }
}

interface Job {
  work: (transaction: WriteTransaction) => unknown;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

type Outcome = { value: unknown } | { error: Error };

const LARGEST_GROUP = 256;

/**
 * The only writer. Jobs run one after another, whole, so each sees what the one before it did; those that wait while a
 * commit is flushed to disk share the next one. A job is answered after the flush.
 */
export class GroupCommit {
  readonly #queue: Job[] = [];
  readonly #recordIds: RecordIds = new Map();
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
    private readonly onCommit: (transaction: WriteTransaction) => void,
  ) {}

  /** Runs `work` in the next transaction. It must not wait for anything and must check before it writes. */
  run<T>(work: (transaction: WriteTransaction) => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new CommandError(91, 'the document engine is shutting down'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as (value: never) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Lets what was accepted finish, and accepts no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets every message that has already arrived join the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) await this.#commit(this.#queue.splice(0, LARGEST_GROUP));
    this.#running = undefined;
  }

  async #commit(group: Job[]): Promise<void> {
    const transaction = new WriteTransaction(this.environment, this.catalog, this.#recordIds);
    let outcomes: Outcome[] = [];
    let fault: StorageFault | undefined;
    try {
      await this.environment.root.childTransaction(() => {
        outcomes = group.map(({ work }) => attempt(work, transaction));
        fault = outcomes.map((outcome) => ('error' in outcome ? outcome.error : undefined)).find(isFault);
        return fault ? ABORT : undefined;
      });
    } catch (error) {
      const refusal = refusalOf(await causeOfCommitError(error));
      return group.forEach(({ reject }) => reject(refusal));
    }
    if (fault) return this.#isolate(group, fault);
    this.catalog.publish(transaction.changes);
    this.onCommit(transaction);
    outcomes.forEach((outcome, i) => {
      if ('error' in outcome) group[i]?.reject(outcome.error);
      else group[i]?.resolve(outcome.value as never);
    });
  }

  // The whole group was rolled back because of one job: each gets its own transaction, and only that one fails.
  async #isolate(group: Job[], fault: StorageFault): Promise<void> {
    if (group.length === 1) group[0]?.reject(refusalOf(fault));
    else for (const job of group) await this.#commit([job]);
  }
}

function attempt(work: Job['work'], transaction: WriteTransaction): Outcome {
  try {
    return { value: work(transaction) };
  } catch (error) {
    return { error: isFault(error) ? error : toCommandError(error) };
  }
}

function isFault(error: unknown): error is StorageFault {
  return error instanceof StorageFault;
}

/** lmdb rejects a commit with an error that has the reason in a promise of its own, which nobody else looks at. */
async function causeOfCommitError(error: unknown): Promise<unknown> {
  const { commitError } = error as { commitError?: Promise<never> };
  return commitError === undefined ? error : commitError.catch((cause: unknown) => cause);
}

/**
 * No space left, the user's quota used up, and lmdb's own map that could not grow. EIO (5) is what lmdb calls a write of
 * several pages that was cut short, as the one is that takes the last room; a disk that fails can save nothing either.
 */
const OUT_OF_SPACE = new Set<unknown>([28, 122, -30_792, 5, 'ENOSPC', 'EDQUOT', 'EIO']);

function refusalOf(thrown: unknown): CommandError {
  const cause = isFault(thrown) ? thrown.cause : thrown;
  const isFull = OUT_OF_SPACE.has((cause as { code?: unknown }).code);
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return isFull
    ? new CommandError(14031, 'no space left for this write')
    : new CommandError(1, `write failed: ${message}`);
}
