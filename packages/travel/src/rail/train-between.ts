/** How long a train between two places takes and what it costs, where lines are known that lead there. */
import { distanceKm, type Position } from '../great-circle';
import { nearestStop, type NearStop } from './nearest-stop';
import { ridesFrom } from './rail-network';

/** `km` as the crow flies and `minutes` one way; `fare` there and back for one adult, whole US dollars in tens. */
export type TrainRide = { km: number; minutes: number; fare: number };

/** Assumption: within a city one is at the station, beyond it a bus or a local train goes at this speed. */
const CITY_KM = 15;
const LOCAL_KM_AN_HOUR = 40;
/** Nobody goes by train for longer. */
const LONGEST_RIDE_MINUTES = 48 * 60;

const localMinutes = ({ km }: NearStop): number => (km <= CITY_KM ? 0 : (km / LOCAL_KM_AN_HOUR) * 60);

/**
 * The ordinary fastest train between two places with its changes; null where no known lines lead from one to the other.
 * @example trainBetween(tokyo, kyoto) // { km: 364, minutes: 135, fare: 170 }
 */
export function trainBetween(from: Position, to: Position): TrainRide | null {
  const [start, end] = [nearestStop(from), nearestStop(to)];
  if (!start || !end || start.stop === end.stop) return null;
  const ride = ridesFrom(start.stop).get(end.stop);
  if (!ride) return null;
  const minutes = Math.round((ride.minutes + localMinutes(start) + localMinutes(end)) / 5) * 5;
  if (minutes > LONGEST_RIDE_MINUTES) return null;
  return { km: distanceKm(from, to), minutes, fare: Math.max(10, Math.round((2 * ride.dollars) / 10) * 10) };
}
