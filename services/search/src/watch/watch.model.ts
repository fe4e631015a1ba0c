/** A watched price: what is stored of it, and what a day's price makes of it. */
import {
  type PricePoint,
  type Watch,
  type WatchDraft,
  type WatchedFlight,
  type WatchedSearch,
  watchLimits,
} from '@sojourn/contracts/watch';
import { newPriceAlert, type PriceAlert, priceLevel, withPrice } from '@sojourn/travel';

/** A drop that was told, with the day it was seen. */
export type ToldDrop = { from: number; to: number; day: string };

/** A watch as it is stored. Prices are US dollars for everybody together. */
export type StoredWatch = {
  /** Later ones sort behind earlier ones. */
  id: string;
  userId: string;
  /** What is watched, in one line: an account watches it once. */
  subject: string;
  /** Route, dates and cabin in one line: those who share it are asked for together. */
  route: string;
  search: WatchedSearch;
  flight: WatchedFlight | null;
  places: Watch['places'];
  source: Watch['source'];
  createdAt: Date;
  checkedAt: Date;
  /** Null when there is nothing more to look at: stopped, or departed. */
  nextCheckAt: Date | null;
  state: Watch['state'];
  alert: PriceAlert;
  price: number | null;
  lowest: PricePoint[];
  own: PricePoint[];
  drop: ToldDrop | null;
  isDropNew: boolean;
  /** A drop that waits to be mailed; what falls further meanwhile joins it. */
  notice: { id: string; from: number; to: number } | null;
  /** From when on somebody may take the notice to mail it. */
  noticeDueAt: Date | null;
  /** SHA-256 of the tokens in the links of its messages. */
  stopDigests: string[];
  stoppedAt: Date | null;
  /** When it goes for good. */
  purgeAt: Date | null;
  /** One more with each write. */
  version: number;
};

/** What was found on a day at the origin: the lowest price, and the one flight's; null where nobody sells it. */
export type PriceReading = Pick<Watch, 'places' | 'source'> & {
  day: string;
  lowest: number | null;
  own: number | null;
};

/** How long a stopped watch can be brought back, and a departed one is shown. */
export const KEPT_MS = 30 * 24 * 3_600_000;
/** Links of so many messages stop a watch. */
const MOST_LINKS = 20;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Route, dates and cabin of a search in one line. */
export const routeOf = ({ origin, destination, departureDate, returnDate = '', travelClass }: WatchedSearch): string =>
  [origin, destination, departureDate, returnDate, travelClass].join(' ');

/** What a draft wants to watch, in one line. */
export const subjectOf = ({ search, flight }: WatchDraft): string =>
  [routeOf(search), search.adults, search.children, search.infants, flight?.key ?? ''].join(' ');

/** A history with the price of a day: the last one of a day counts, and the oldest days go. */
export function withPoint(points: readonly PricePoint[], { day, price }: PricePoint): PricePoint[] {
  const others = points.filter((point) => point.day !== day);
  return [...others, { day, price }].sort((a, b) => a.day.localeCompare(b.day)).slice(-watchLimits.historyDays);
}

const pricedOn = (day: string, price: number | null): PricePoint[] => (price === null ? [] : [{ day, price }]);
const addAll = (points: readonly PricePoint[], added: readonly PricePoint[]) =>
  added.reduce<PricePoint[]>(withPoint, [...points]);

/** What is watched costs so much. */
export const priceOf = (flight: WatchedFlight | null | undefined, { own, lowest }: Omit<PriceReading, 'day'>) =>
  flight ? own : lowest;

/** A new watch at its first price; `before` is what is known of the days before. */
export function newWatch(
  { search, flight }: WatchDraft,
  {
    id,
    userId,
    now,
    everyMs,
    price,
    reading,
    before,
  }: {
    id: string;
    userId: string;
    now: Date;
    everyMs: number;
    price: number;
    reading: PriceReading;
    before: readonly PricePoint[];
  },
): StoredWatch {
  const { day, places, source } = reading;
  return {
    ...{ id, userId, search, places, source, price, subject: subjectOf({ search, flight }), route: routeOf(search) },
    ...{ flight: flight ?? null, createdAt: now, checkedAt: now, nextCheckAt: later(now, everyMs), state: 'watching' },
    alert: newPriceAlert(price),
    lowest: addAll(before, pricedOn(day, reading.lowest)),
    own: flight ? pricedOn(day, reading.own) : [],
    ...{ drop: null, isDropNew: false, notice: null, noticeDueAt: null, stopDigests: [], stoppedAt: null },
    ...{ purgeAt: null, version: 0 },
  };
}

/** A watch after its flight has left. */
export const departed = (watch: StoredWatch, now: Date): StoredWatch => ({
  ...watch,
  ...{
    state: 'over',
    checkedAt: now,
    nextCheckAt: null,
    notice: null,
    noticeDueAt: null,
    purgeAt: later(now, KEPT_MS),
  },
});

/** A watch after a look at its price. A drop waits to be mailed, joined with one that still does. */
export function afterReading(
  watch: StoredWatch,
  reading: PriceReading,
  { now, everyMs, noticeId }: { now: Date; everyMs: number; noticeId: string },
): StoredWatch {
  const { day, lowest } = reading;
  const price = priceOf(watch.flight, reading);
  const { alert, drop } = price === null ? { alert: watch.alert, drop: null } : withPrice(watch.alert, price);
  return {
    ...watch,
    ...{ alert, price, checkedAt: now, nextCheckAt: later(now, everyMs), source: reading.source },
    state: price === null ? 'gone' : 'watching',
    lowest: addAll(watch.lowest, pricedOn(day, lowest)),
    own: watch.flight ? addAll(watch.own, pricedOn(day, reading.own)) : [],
    ...(drop && {
      drop: { ...drop, day },
      isDropNew: true,
      notice: { id: noticeId, from: watch.notice?.from ?? drop.from, to: drop.to },
      noticeDueAt: now,
    }),
  };
}

/** A stopped watch: nothing is looked at and nothing told, and for 30 days it can be brought back. */
export const stopped = (watch: StoredWatch, now: Date): StoredWatch => ({
  ...watch,
  ...{ stoppedAt: now, nextCheckAt: null, notice: null, noticeDueAt: null, purgeAt: later(now, KEPT_MS) },
});

/** A stopped watch as it goes on, looked at again at once. */
export const resumed = (watch: StoredWatch, now: Date): StoredWatch => ({
  ...watch,
  ...{ stoppedAt: null, nextCheckAt: watch.state === 'over' ? null : now },
  purgeAt: watch.state === 'over' ? later(now, KEPT_MS) : null,
});

/** A watch whose notice somebody mails, with a link that stops it; whoever does has until then. */
export const withLink = (watch: StoredWatch, digest: string, until: Date): StoredWatch => ({
  ...watch,
  noticeDueAt: until,
  stopDigests: [...watch.stopDigests, digest].slice(-MOST_LINKS),
});

/** How the last lowest price stands beside the days before. */
export function standingOf(lowest: readonly PricePoint[]): Pick<Watch, 'level' | 'usual'> {
  const newest = lowest.at(-1);
  const judged =
    newest &&
    priceLevel(
      newest.price,
      lowest.map(({ price }) => price),
    );
  return judged ?? { level: null, usual: null };
}

/** A watch as its owner sees it. */
export function watchOf(watch: StoredWatch): Watch {
  const { id, search, flight, places, source, state, alert, price, lowest, own, drop, isDropNew } = watch;
  return {
    ...{ id, search, flight, places, source, state, price, lowest, own },
    ...standingOf(lowest),
    since: watch.createdAt.toISOString(),
    checkedAt: watch.checkedAt.toISOString(),
    startPrice: alert.start,
    drop: drop && { ...drop, isNew: isDropNew },
  };
}
