/** What a city or country collects from who sleeps there, as far as its rule is written down. */
import type { Hotel } from '@sojourn/contracts';
import { monthOf } from '@sojourn/travel';

/** One amount; one for each number of stars, from 1 to 5; or steps by what the night costs, the lowest first. */
export type TaxAmount =
  | number
  | { byStars: readonly [number, number, number, number, number] }
  | { steps: readonly (readonly [from: number, amount: number])[] };

/**
 * One tax, in US dollars; what applies at once is summed. `guest` and `room` are for a night, `visit` for a guest once, `share`
 * is a part of the rate. Steps of `guest` go by a guest's part of the rate, all others by that of a room. `mostNights`: what
 * is longer costs no more. `since` and `until` are days of check-in, `months` those of it, `kinds` the houses that collect it.
 */
export type CityTax = {
  guest?: TaxAmount;
  room?: TaxAmount;
  visit?: number;
  share?: TaxAmount;
  mostNights?: number;
  since?: string;
  until?: string;
  months?: readonly number[];
  kinds?: readonly NonNullable<Hotel['kind']>[];
};

/** A stay as taxes see it: `adults` pay by head, children do not; `night` is what one night of all rooms costs. */
export type TaxedStay = {
  checkIn: string;
  nights: number;
  stars: number;
  kind: NonNullable<Hotel['kind']>;
  adults: number;
  guests: number;
  rooms: number;
  night: number;
};

function amountOf(amount: TaxAmount | undefined, { stars, night }: { stars: number; night: number }): number {
  if (amount === undefined || typeof amount === 'number') return amount ?? 0;
  if ('byStars' in amount) return amount.byStars[Math.min(5, Math.max(1, stars)) - 1] ?? 0;
  return amount.steps.findLast(([from]) => night >= from)?.[1] ?? 0;
}

const applies = ({ since, until, months, kinds }: CityTax, { checkIn, kind }: TaxedStay): boolean =>
  (since === undefined || checkIn >= since) &&
  (until === undefined || checkIn <= until) &&
  (months === undefined || months.includes(monthOf(checkIn))) &&
  (kinds === undefined || kinds.includes(kind));

/** US dollars for the whole stay, not rounded. */
export function taxOn(taxes: readonly CityTax[], stay: TaxedStay): number {
  const { stars, adults, guests, rooms, night } = stay;
  const aRoom = { stars, night: night / rooms };
  return taxes
    .filter((tax) => applies(tax, stay))
    .map(({ guest, room, visit = 0, share, mostNights = Infinity }) => {
      const nights = Math.min(stay.nights, mostNights);
      const aGuest = amountOf(guest, { stars, night: night / guests });
      const nightly = aGuest * adults + amountOf(room, aRoom) * rooms + amountOf(share, aRoom) * night;
      return nightly * nights + visit * guests;
    })
    .reduce((sum, each) => sum + each, 0);
}
