/** Looks at watched prices when it is time: for every route, dates and cabin once, in one process of all. */
import { AppError, digestOfToken, type Logger } from '@sojourn/node-kit';
import type { WatchNotice } from '@sojourn/contracts/watch';
import type { PriceService } from './price.service';
import { afterReading, departed, type StoredWatch, withLink } from './watch.model';
import type { WatchRepository } from './watch.repository';

export type WatchCheckParts = {
  watches: WatchRepository;
  prices: PriceService;
  everyMs: number;
  /** What this process is called among those that share the work. */
  holder: string;
  newId: () => string;
  newToken: () => string;
  logger: Pick<Logger, 'info' | 'warn'>;
  now: () => number;
};

/** See {@link createWatchCheck}. */
export type WatchCheck = ReturnType<typeof createWatchCheck>;

/** A round ends after so many routes, so that searches of people come in between; the next one goes on. */
const ROUTES_A_ROUND = 40;
const WATCHES_AT_ONCE = 200;
const LEASE_MS = 5 * 60_000;
/** A provider that is away is asked again then; until it answers nothing changes. */
const AGAIN_MS = 15 * 60_000;
const NOTICES_AT_ONCE = 20;
/** Whoever took a notice has so long to mail it, before somebody else may. */
const MAILING_MS = 5 * 60_000;

export function createWatchCheck(parts: WatchCheckParts) {
  const { watches, prices, everyMs, holder, newId, newToken, logger, now } = parts;
  const at = () => new Date(now());
  const lease = () => watches.takeLease(holder, { now: at(), until: new Date(now() + LEASE_MS) });

  async function lookAt(watch: StoredWatch): Promise<void> {
    if (prices.hasLeft(watch.search)) return void (await watches.replace(departed(watch, at())));
    const { reading, isFresh } = await prices.read(watch.search, watch.flight?.key);
    if (!isFresh) throw new AppError('unavailable', 'The provider did not answer anew.');
    // Stopped or looked at meanwhile: the write finds another version, and what was found is nobody's news.
    await watches.replace(afterReading(watch, reading, { now: at(), everyMs, noticeId: newId() }));
  }

  /** All that wait on one route: the first asks the provider, the others find its answer in the cache. */
  async function lookAtRoute(route: string): Promise<void> {
    try {
      for (const watch of await watches.dueOn(route, at(), WATCHES_AT_ONCE)) await lookAt(watch);
    } catch (error) {
      logger.warn({ route, cause: String(error) }, 'a watched price is looked at later');
      await watches.postpone(route, at(), new Date(now() + AGAIN_MS));
    }
  }

  return {
    /** One round: routes whose time has come, the longest waiting first. Nothing happens where another process is at it. */
    async check(): Promise<void> {
      for (let routes = 0; routes < ROUTES_A_ROUND; routes += 1) {
        const due = await watches.nextDue(at());
        if (!due || !(await lease())) return;
        await lookAtRoute(due.route);
      }
    },

    purge: () => watches.purge(at()),

    /** Some drops that wait for their message, each with a new link that stops its watch; nobody else gets them for 5 minutes. */
    async claimNotices(): Promise<WatchNotice[]> {
      const claimed: WatchNotice[] = [];
      for (const watch of await watches.withNotices(at(), NOTICES_AT_ONCE)) {
        const stopToken = newToken();
        const until = new Date(now() + MAILING_MS);
        const isOurs = await watches.replace(withLink(watch, digestOfToken(stopToken), until));
        const { notice, userId, search, places, flight, source } = watch;
        if (!isOurs || !notice) continue;
        claimed.push({ ...notice, userId, search, places, carrier: flight?.carrier ?? null, source, stopToken });
      }
      return claimed;
    },

    endNotices: (ids: readonly string[]) => watches.endNotices(ids),
  };
}
