/** The days of a fare grid, and what a party pays on them. */
import type { DayFare, FareGridQuery } from '@sojourn/contracts/fare';
import { addDays, DAYS_ON_SALE, daysBetween } from '@sojourn/travel';
import { earliestOn } from './flight.model';
import type { PartyFares } from './market.model';

/** Who travels; infants sit on laps. */
export type Travellers = { adults: number; children: number; infants: number };

/** What everybody pays together, whole dollars. */
export const totalFor = ({ adults, children, infants }: Travellers, { adult, child, infant }: PartyFares): number =>
  adults * adult + children * child + infants * infant;

/**
 * Days of a journey; nothing that leaves before `earliest` (ms since 1970) is wanted. `boughtOn` is the day of purchase where
 * that is not the day of asking: what it would have cost then.
 */
export type FareDays = {
  departureDate: string;
  returnDate: string | undefined;
  earliest?: number | undefined;
  boughtOn?: string;
};

const daysFrom = (from: string, until: string) =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at));

/** Every journey of a grid that is on sale: those before today, beyond the timetables or back before they begin are left out. */
export function daysOfGrid(query: FareGridQuery, today: string, now: number): FareDays[] {
  const { departureFrom, departureUntil, returnFrom, returnUntil, nights } = query;
  const last = addDays(today, DAYS_ON_SALE);
  const backAfter = (departure: string): (string | undefined)[] => {
    if (nights !== undefined) return [addDays(departure, nights)];
    return returnFrom && returnUntil ? daysFrom(returnFrom, returnUntil) : [undefined];
  };
  return daysFrom(departureFrom, departureUntil)
    .filter((departureDate) => departureDate >= today && departureDate <= last)
    .flatMap((departureDate) =>
      backAfter(departureDate)
        .filter((returnDate) => returnDate === undefined || (returnDate >= departureDate && returnDate <= last))
        .map((returnDate) => ({ departureDate, returnDate, earliest: earliestOn(departureDate, today, now) })),
    );
}

/** A day with its fares, as they are stored for any party. */
export type StoredFare = Pick<DayFare, 'departureDate' | 'returnDate'> & PartyFares;

/** The grid as a party sees it. */
export const fareForParty = ({ adult, child, infant, ...days }: StoredFare, party: Travellers): DayFare => ({
  ...days,
  fare: adult,
  partyTotal: totalFor(party, { adult, child, infant }),
});
