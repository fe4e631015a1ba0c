/** Which cabins flights have. */
import type { TravelClass } from '@sojourn/contracts';
import { isLongHaul } from '@sojourn/travel';
import { longestOf } from './connection.model';
import type { Route } from './network.model';

type Flown = Pick<Route, 'carrier' | 'km'>;

/** Whether flights one after the other have the cabin; first class is flown on long flights only, bar home markets with it. */
export function chainHasCabin(flights: readonly [Flown, ...Flown[]], travelClass: TravelClass): boolean {
  if (travelClass === 'ECONOMY') return true;
  const longest = longestOf(flights);
  if (!flights.every(({ carrier }) => carrier.cabins.includes(travelClass))) {
    // A short flight to the long one need not have the better cabin: the ticket is sold by the long one.
    return flights.length > 1 && isLongHaul(longest.km) && longest.carrier.cabins.includes(travelClass);
  }
  return travelClass !== 'FIRST' || isLongHaul(longest.km) || flights.every(({ carrier }) => carrier.country === 'US');
}
