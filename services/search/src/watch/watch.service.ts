/** The use cases of those who watch prices. */
import { watchLimits, type Watch, type WatchDraft, type WatchPage, type WatchStopped } from '@sojourn/contracts/watch';
import { AppError, digestOfToken } from '@sojourn/node-kit';
import type { PriceService } from './price.service';
import { newWatch, priceOf, resumed, stopped, subjectOf, type StoredWatch, watchOf } from './watch.model';
import type { WatchRepository } from './watch.repository';

export type WatchServiceParts = {
  watches: WatchRepository;
  prices: PriceService;
  everyMs: number;
  newId: () => string;
  now: () => number;
};

/** See {@link createWatchService}. */
export type WatchService = ReturnType<typeof createWatchService>;

/** A watch changes once a day and when its owner presses something; whoever loses this often is not one of those. */
const TRIES = 4;

const unknown = () => new AppError('not-found', 'This price watch does not exist any more.');
const full = () =>
  new AppError(
    'limit-reached',
    `You watch ${watchLimits.perAccount} prices, which is the most we follow for one account. Stop one to watch another.`,
  );

export function createWatchService({ watches, prices, everyMs, newId, now }: WatchServiceParts) {
  const today = () => new Date(now());

  /** Changes one's own watch as it stands when it is written. */
  async function change(userId: string, id: string, to: (watch: StoredWatch) => StoredWatch): Promise<StoredWatch> {
    for (let left = TRIES; left > 0; left -= 1) {
      const watch = await watches.find(id);
      if (!watch || watch.userId !== userId) throw unknown();
      const next = to(watch);
      if (next === watch || (await watches.replace(next))) return next;
    }
    throw new AppError('conflict', 'This price watch is being changed elsewhere. Please try again.');
  }

  const isFull = async (userId: string, more: number) =>
    (await watches.countOf(userId)) + more > watchLimits.perAccount;

  async function start(userId: string, draft: WatchDraft): Promise<StoredWatch> {
    if (prices.hasLeft(draft.search)) throw new AppError('bad-input', 'This flight has left already.');
    const { reading } = await prices.read(draft.search, draft.flight?.key);
    const price = priceOf(draft.flight, reading);
    if (price === null) throw new AppError('not-found', 'Nobody sells this just now, so there is no price to watch.');
    const before = await prices.before(draft.search);
    const at = today();
    // The time in front, so that later ones sort behind earlier ones.
    const id = `${at.getTime().toString(36).padStart(9, '0')}-${newId()}`;
    return newWatch(draft, { id, userId, now: at, everyMs, price, reading, before });
  }

  return {
    /**
     * Begins to watch; once for an account, so that a double click is one watch.
     * @throws AppError `limit-reached` beyond what an account may have, `not-found` for what nobody sells
     */
    async follow(userId: string, draft: WatchDraft): Promise<Watch> {
      const known = await watches.findBySubject(userId, subjectOf(draft));
      if (known && known.stoppedAt === null) return watchOf(known);
      if (await isFull(userId, 1)) throw full();
      const begun = await start(userId, draft);
      // What was stopped begins anew, at the price of now.
      if (known) await watches.remove(known.id);
      if ((await watches.insert(begun)) === 'duplicate') {
        const other = await watches.findBySubject(userId, begun.subject);
        if (!other) throw new AppError('conflict', 'This price watch is being changed elsewhere. Please try again.');
        return watchOf(other);
      }
      if (await isFull(userId, 0)) {
        await watches.remove(begun.id);
        throw full();
      }
      return watchOf(begun);
    },

    async list(userId: string, after?: string): Promise<WatchPage> {
      const found = await watches.listOf(userId, { after, limit: watchLimits.perPage + 1 });
      const shown = found.slice(0, watchLimits.perPage);
      const next = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
      return { watches: shown.map(watchOf), next, total: await watches.countOf(userId) };
    },

    async stop(userId: string, id: string): Promise<WatchStopped> {
      const { purgeAt } = await change(userId, id, (watch) => (watch.stoppedAt ? watch : stopped(watch, today())));
      return { id, restorableUntil: (purgeAt ?? today()).toISOString() };
    },

    /** @throws AppError `limit-reached` when others took its place meanwhile */
    async restore(userId: string, id: string): Promise<Watch> {
      const watch = await watches.find(id);
      if (watch?.userId === userId && watch.stoppedAt && (await isFull(userId, 1))) throw full();
      return watchOf(await change(userId, id, (each) => (each.stoppedAt ? resumed(each, today()) : each)));
    },

    /** Stops the watch of a message; a token that is none stops nothing, as whoever stops twice has stopped. */
    async stopByToken(token: string): Promise<void> {
      const watch = await watches.findByStopDigest(digestOfToken(token));
      if (!watch || watch.stoppedAt) return;
      await change(watch.userId, watch.id, (each) => (each.stoppedAt ? each : stopped(each, today())));
    },

    /** Everything that is stored of somebody's, for a download. */
    async allOf(userId: string) {
      return (await watches.allOf(userId)).map((watch) => ({ ...watchOf(watch), stoppedAt: watch.stoppedAt }));
    },

    /** Removes everything of somebody's for good. */
    removeAllOf: (userId: string) => watches.removeAllOf(userId),

    news: async (userId: string) => ({ drops: await watches.countNewDrops(userId) }),

    async seen(userId: string) {
      await watches.markSeen(userId);
      return { drops: 0 };
    },
  };
}
