/** Price watches as a page shows them: those of an account as they come, those of this device with what was just read. */
import type { PriceHistory, Watch, WatchedFlight, WatchedSearch } from '@sojourn/contracts/watch';
import { addDays, newPriceAlert, type PriceAlert, withPrice } from '@sojourn/travel';

/** A watch that only this browser has. `drop` is the last one that was told. */
export type DeviceWatch = Pick<Watch, 'id' | 'search' | 'flight' | 'places' | 'since'> & {
  alert: PriceAlert;
  drop: { from: number; to: number; day: string } | null;
};

/** What somebody may watch: a search, or one flight of it, with the names of both ends. */
export type WatchSubject = {
  search: WatchedSearch;
  flight: WatchedFlight | null;
  places: Watch['places'];
};

/** A new watch of this browser. */
export const newDeviceWatch = (
  { search, flight, places }: WatchSubject,
  { id, price, since }: { id: string; price: number; since: string },
): DeviceWatch => ({ id, search, flight, places, since, alert: newPriceAlert(price), drop: null });

/** A watch of this browser after a look at its price; the same one when nothing changed. */
export function afterLook(watch: DeviceWatch, price: number | null, today: string): DeviceWatch {
  if (price === null) return watch;
  const { alert, drop } = withPrice(watch.alert, price);
  if (!drop) return alert === watch.alert ? watch : { ...watch, alert };
  return { ...watch, alert, drop: { ...drop, day: today } };
}

/** A watch of this browser as a card shows it; `isNew` is a drop that was not there at the look before. */
export function shownWatch(
  watch: DeviceWatch,
  history: PriceHistory,
  { isNew, now }: { isNew: boolean; now: string },
): Watch {
  const { note: _note, ...standing } = history;
  const { id, search, flight, since, alert, drop } = watch;
  const state = history.price === null ? 'gone' : 'watching';
  return {
    ...standing,
    id,
    search,
    flight,
    since,
    checkedAt: now,
    startPrice: alert.start,
    state,
    drop: drop && { ...drop, isNew },
  };
}

/** Whether its flight has left, as far as this device's calendar says: a day of doubt is given. */
export const hasLeft = ({ departureDate }: WatchedSearch, today: string): boolean => departureDate < addDays(today, -1);

/** What has fallen or risen since somebody began to watch. */
export function changeSince({ price, startPrice }: Pick<Watch, 'price' | 'startPrice'>) {
  if (price === null || Math.round(price) === Math.round(startPrice)) return null;
  return { isLower: price < startPrice, by: Math.abs(Math.round(price - startPrice)) };
}

/** The size of the picture, in its own units. */
export const PICTURE = { width: 240, height: 64, inset: 5 } as const;

type Points = Watch['lowest'];

/** Where prices lie in the picture: lines as `x,y x,y`, the last point, and the band that most days lie in. */
export function pictureOf({ lowest, own, usual }: Pick<Watch, 'lowest' | 'own' | 'usual'>) {
  const all = [...lowest, ...own];
  const prices = [...all.map(({ price }) => price), ...(usual ? [usual.from, usual.to] : [])];
  if (prices.length === 0) return null;
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const { width, height, inset } = PICTURE;
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (day: string) =>
    round(inset + (days.length < 2 ? 1 : days.indexOf(day) / (days.length - 1)) * (width - 2 * inset));
  const y = (price: number) =>
    round(inset + (most === least ? 0.5 : (most - price) / (most - least)) * (height - 2 * inset));
  const lineOf = (points: Points) => points.map(({ day, price }) => `${x(day)},${y(price)}`).join(' ');
  const last = (own.length > 0 ? own : lowest).at(-1);
  return {
    lowest: lineOf(lowest),
    own: lineOf(own),
    last: last && { x: x(last.day), y: y(last.price) },
    band: usual && { y: y(usual.to), height: Math.max(1, round(y(usual.from) - y(usual.to))) },
    ...{ least, most, days: days.length, first: days[0] ?? '', newest: days.at(-1) ?? '' },
  };
}
