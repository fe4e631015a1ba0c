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
  children: number;
  infants: number;
  isHomeward: boolean;
};

/** So many passengers fit one search of flights. */
const MOST_PASSENGERS = 9;

const cityOf = (name: string) => name.split(',')[0]?.trim() || name.trim();

/** Those who go, as far as they fit one search: each infant on the lap of an adult. */
function passengersOf(plan: TripPlan): Pick<FlightSearch, 'adults' | 'children' | 'infants'> {
  const people = partyOf(plan) ?? 1;
  const { children: young = 0, infants: small = 0 } = plan.head.party ?? {};
  const adults = Math.min(MOST_PASSENGERS, Math.max(1, people - young - small));
  const children = Math.min(young, MOST_PASSENGERS - adults);
  return { adults, children, infants: Math.min(small, adults, MOST_PASSENGERS - adults - children) };
}

/** Null where every day of it has passed. @param today the reader's day */
export function flightSearchOf(plan: TripPlan, today: string): FlightSearch | null {
  const { dates, destination, party } = plan.head;
  const all = toChoose(plan, 'flight').flatMap(({ day }) => day ?? []);
  // Under way, only the flights ahead are left to find.
  const open = all.filter((day) => day >= today);
  if (all.length > open.length && open.length === 0) return null;
  const hasBooked = Object.values(plan.items).some((item) => item.type === 'flight' && hasTicket(plan, item));
  const [departureDate, returnDate] =
    open.length > 0 ? [open[0] ?? '', open.at(-1) ?? ''] : [dates.startDate, dates.endDate];
  const isHalfDone = hasBooked || all.length > open.length;
  const isOneWay = open.length === 1 && (isHalfDone || dates.startDate !== dates.endDate);
  if (departureDate < today) return null;
  return {
    from: party?.from ?? '',
    city: cityOf(destination.name),
    departureDate,
    returnDate: isOneWay || returnDate === departureDate ? '' : returnDate,
    ...passengersOf(plan),
    isHomeward: isOneWay && isHalfDone && departureDate > dates.startDate,
  };
}

/** The address of that search, between two airports. */
export function flightSearchPath(
  search: FlightSearch,
  { home, there }: { home: string; there: string },
  trip: number,
): string {
  const { departureDate, returnDate, adults, children, infants, isHomeward } = search;
  const [origin, destination] = isHomeward ? [there, home] : [home, there];
  const query = new URLSearchParams({
    ...{ origin, destination, departureDate },
    ...(returnDate && { returnDate }),
    ...{
      adults: String(adults),
      children: String(children),
      infants: String(infants),
      travelClass: 'ECONOMY',
      trip: String(trip),
    },
  });
  return `/flights/search?${query}`;
}
