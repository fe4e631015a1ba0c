import { LRUCache } from 'lru-cache';
import { CommandError } from '../errors';
import { take } from './find';

/** A read with documents left. */
interface OpenCursor {
  namespace: string;
  items: Lookahead;
  isBusy: boolean;
}

/** Documents for one answer, and the cursor to ask for more (0n: that was all). */
export interface Batch {
  documents: Uint8Array[];
  cursorId: bigint;
}

/** How much one answer may hold. */
export interface BatchLimits {
  count: number;
  deadline: number;
}

/** The default number of documents in the first answer of a cursor. */
export const DEFAULT_FIRST_BATCH = 101;

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_CURSORS = 10_000;
const IDLE_MS = 10 * 60 * 1000;

/** The open cursors of an engine; one that was not read for ten minutes is closed, and so is the idlest of too many. */
export class CursorTable {
  readonly #open = new LRUCache<bigint, OpenCursor>({
    max: MOST_CURSORS,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  // Numbers from a clock: a cursor of an earlier run is not mistaken for one of this run.
  #lastId = BigInt(Date.now()) * 1000n;

  /** Starts a read; a cursor stays open only when the first batch was not all of it. */
  async start(namespace: string, items: Iterator<Uint8Array>, limits: BatchLimits): Promise<Batch> {
    const cursor = { namespace, items: lookahead(items), isBusy: false };
    const { documents, isDone } = await nextBatch(cursor, limits);
    if (isDone) return { documents, cursorId: 0n };
    const cursorId = ++this.#lastId;
    this.#open.set(cursorId, cursor);
    return { documents, cursorId };
  }

  /** Continues a read. Throws 43 for a cursor that is not (or no longer) open. */
  async more(cursorId: bigint, namespace: string, limits: BatchLimits): Promise<Batch> {
    const cursor = this.#open.get(cursorId);
    if (!cursor || cursor.namespace !== namespace) throw new CommandError(43, `cursor id ${cursorId} not found`);
    if (cursor.isBusy) throw new CommandError(12051, `cursor id ${cursorId} is already in use`);
    cursor.isBusy = true;
    try {
      const { documents, isDone } = await nextBatch(cursor, limits);
      if (isDone) this.#open.delete(cursorId);
      return { documents, cursorId: isDone ? 0n : cursorId };
    } catch (error) {
      this.#open.delete(cursorId);
      throw error;
    } finally {
      cursor.isBusy = false;
    }
  }

  /** Ends a read early; false when there was none. */
  kill(cursorId: bigint): boolean {
    return this.#open.delete(cursorId);
  }

  get size(): number {
    this.#open.purgeStale();
    return this.#open.size;
  }
}

type Lookahead = Iterator<Uint8Array> & { isDone: () => boolean };

// Knowing whether there is a next document spares clients an empty last round trip.
function lookahead(items: Iterator<Uint8Array>): Lookahead {
  let ahead: IteratorResult<Uint8Array> | undefined;
  const peek = () => (ahead ??= items.next());
  return {
    next: () => {
      const result = peek();
      ahead = result.done ? result : undefined;
      return result;
    },
    isDone: () => peek().done === true,
  };
}

async function nextBatch({ items }: OpenCursor, { count, deadline }: BatchLimits) {
  let bytes = 0;
  let taken = 0;
  const enough = (document: Uint8Array) => {
    bytes += document.length;
    return ++taken >= count || bytes >= MOST_BYTES;
  };
  const documents = count > 0 ? await take(items, enough, deadline) : [];
  return { documents, isDone: (count > 0 && taken < count && bytes < MOST_BYTES) || items.isDone() };
}
