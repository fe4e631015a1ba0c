import { decode } from '../bson/codec';
import { find } from '../query/find';
import type { Catalog, CollectionInfo } from './catalog';
import type { Environment } from './environment';
import type { GroupCommit } from './group-commit';
import { removeRecord } from './records';

/** What the sweeper works on, and where it reports errors. */
export interface TtlSweeperParts {
  environment: Environment;
  catalog: Catalog;
  commits: GroupCommit;
  onError: (error: unknown) => void;
}

const MONGODB_INTERVAL_MS = 60_000;
const MOST_PER_COMMIT = 500;

/** Removes documents whose time is over, through the index that says when. */
export class TtlSweeper {
  #timer: NodeJS.Timeout | undefined;
  #intervalMs = MONGODB_INTERVAL_MS;

  constructor(private readonly parts: TtlSweeperParts) {}

  /** Sweeps every so often from now on; returns the interval it had before. */
  every(intervalMs: number): number {
    const before = this.#intervalMs;
    this.stop();
    this.#intervalMs = intervalMs;
    this.#timer = setInterval(() => void this.sweep(new Date()).catch(this.parts.onError), intervalMs);
    this.#timer.unref();
    return before;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Removes everything that has expired by `now`; returns how much that was. */
  async sweep(now: Date): Promise<number> {
    let removed = 0;
    for (const { db, name, indexes } of this.parts.catalog.all()) {
      for (const { name: index, expireAfterSeconds } of indexes) {
        if (expireAfterSeconds === undefined) continue;
        const before = new Date(now.getTime() - expireAfterSeconds * 1000);
        let step: number;
        do {
          step = await this.#sweepStep({ db, name }, index, before);
          removed += step;
        } while (step === MOST_PER_COMMIT);
      }
    }
    return removed;
  }

  #sweepStep(place: Pick<CollectionInfo, 'db' | 'name'>, indexName: string, before: Date): Promise<number> {
    return this.parts.commits.run((transaction) => {
      const info = transaction.find(place.db, place.name);
      const index = info?.indexes.find(({ name }) => name === indexName);
      if (!info || !index) return 0;
      const filter = { ...index.partialFilter, [index.fields[0]?.path ?? '']: { $lt: before } };
      const request = { filter, limit: MOST_PER_COMMIT, hint: indexName };
      const expired = [...find({ environment: this.parts.environment, info }, request).matches];
      for (const { id, raw } of expired) removeRecord(transaction, info, { id, raw, document: decode(raw) });
      return expired.length;
    });
  }
}
