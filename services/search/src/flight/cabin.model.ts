/** Which cabins flights have. */
import { type TravelClass, travelClasses } from '@sojourn/contracts';
import { isLongHaul } from '@sojourn/travel';
import { longestOf } from './connection.model';
import type { Route } from './network.model';

type Flown = Pick<Route, 'carrier' | 'km'>;

/**
 * Whether flights one after the other have the cabin: premium economy is flown on long flights only, and so is first class, bar
 * home markets with it.
 */
export function chainHasCabin(flights: readonly [Flown, ...Flown[]], travelClass: TravelClass): boolean {
  if (travelClass === 'ECONOMY') return true;
  const longest = longestOf(flights);
  if (travelClass === 'PREMIUM_ECONOMY') return isLongHaul(longest.km) && longest.carrier.cabins.includes(travelClass);
  if (!flights.every(({ carrier }) => carrier.cabins.includes(travelClass))) {
    // A short flight to the long one need not have the better cabin: the ticket is sold by the long one.
    return flights.length > 1 && isLongHaul(longest.km) && longest.carrier.cabins.includes(travelClass);
  }
  return travelClass !== 'FIRST' || isLongHaul(longest.km) || flights.every(({ carrier }) => carrier.country === 'US');
}

/** The best cabin that a flight of a ticket has: the one that was sold, or a lesser one on a short flight to the long one. */
export function cabinOn({ carrier, km }: Flown, sold: TravelClass): TravelClass {
  const isFlown = (cabin: TravelClass) =>
    cabin === 'ECONOMY' ||
    (carrier.cabins.includes(cabin) &&
      (cabin === 'BUSINESS' || isLongHaul(km) || (cabin === 'FIRST' && carrier.country === 'US')));
  return travelClasses.slice(0, travelClasses.indexOf(sold) + 1).findLast(isFlown) ?? 'ECONOMY';
}
