/** The cheapest departure of each of the coming weeks: what somebody asks for who can go whenever it costs least. Pure. */
import { addDays, weekdayOf } from '@sojourn/travel';
import type { FareDays } from '../../shared/day-fares.model';
import type { FareCell } from './dates.model';

const WEEKS = 13;
const WEEK = 7;
/** A question may ask for 64 days: three months are two questions. */
const FIRST_WEEKS = 7;

/** A week from its first day on, and its cheapest journey; null where nobody flies. */
export type FlexibleWeek = { from: string; until: string; cheapest: FareCell | null };

/** The days of the next three months as the two questions that ask for them: one way, or so many nights. */
export function daysOfThreeMonths(today: string, nights: number | undefined): [FareDays, FareDays] {
  const middle = addDays(today, FIRST_WEEKS * WEEK);
  const length = nights === undefined ? {} : { nights };
  return [
    { departureFrom: today, departureUntil: addDays(middle, -1), ...length },
    { departureFrom: middle, departureUntil: addDays(today, WEEKS * WEEK - 1), ...length },
  ];
}

/** Weeks from Monday to Sunday, the first from today on, each with the cheapest of its departures. */
export function weeksOfThreeMonths(today: string, cells: readonly FareCell[]): FlexibleWeek[] {
  const last = addDays(today, WEEKS * WEEK - 1);
  const weeks: FlexibleWeek[] = [];
  for (let from = today; from <= last;) {
    const sunday = addDays(from, (WEEK - weekdayOf(from)) % WEEK);
    const until = sunday < last ? sunday : last;
    const own = cells.filter(({ departureDate }) => departureDate >= from && departureDate <= until);
    const cheapest = own.reduce<FareCell | null>(
      (best, cell) => (best && best.total <= cell.total ? best : cell),
      null,
    );
    weeks.push({ from, until, cheapest });
    from = addDays(until, 1);
  }
  return weeks;
}
