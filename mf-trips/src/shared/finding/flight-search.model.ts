/** The search for flights that a trip needs: there and back, for its party, on the days of what is still to be chosen. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { hasTicket, partyOf, toChoose } from '@sojourn/trip';

/** `from` is the place they start from as it is known, or ''. `returnDate` is '' for one way; `isHomeward` goes from `city`. */
export type FlightSearch = {
  from: string;
  city: string;
  departureDate: string;
  returnDate: string;
  adults: number;
  isHomeward: boolean;
};

/** So many adults fit one search of flights. */
const MOST_ADULTS = 9;

const cityOf = (name: string) => name.split(',')[0]?.trim() || name.trim();

/** Null where every day of it has passed. @param today the reader's day */
export function flightSearchOf(plan: TripPlan, today: string): FlightSearch | null {
  const { dates, destination, party } = plan.head;
  const open = toChoose(plan, 'flight').flatMap(({ day }) => day ?? []);
  const hasBooked = Object.values(plan.items).some((item) => item.type === 'flight' && hasTicket(plan, item));
  const [departureDate, returnDate] =
    open.length > 0 ? [open[0] ?? '', open.at(-1) ?? ''] : [dates.startDate, dates.endDate];
  const isOneWay = open.length === 1 && (hasBooked || dates.startDate !== dates.endDate);
  if (departureDate < today) return null;
  return {
    from: party?.from ?? '',
    city: cityOf(destination.name),
    departureDate,
    returnDate: isOneWay || returnDate === departureDate ? '' : returnDate,
    adults: Math.min(MOST_ADULTS, partyOf(plan) ?? 1),
    isHomeward: isOneWay && hasBooked && departureDate > dates.startDate,
  };
}

/** The address of that search, between two airports. */
export function flightSearchPath(
  search: FlightSearch,
  { home, there }: { home: string; there: string },
  trip: number,
): string {
  const { departureDate, returnDate, adults, isHomeward } = search;
  const [origin, destination] = isHomeward ? [there, home] : [home, there];
  const query = new URLSearchParams({
    ...{ origin, destination, departureDate },
    ...(returnDate && { returnDate }),
    ...{ adults: String(adults), children: '0', infants: '0', travelClass: 'ECONOMY', trip: String(trip) },
  });
  return `/flights/search?${query}`;
}
