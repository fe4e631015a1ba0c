/** The station of a place, and how long the trains of known lines take to others. */
import type { Position } from '../great-circle';
import { nearestStop } from './nearest-stop';
import { ridesFrom } from './rail-network';

/**
 * `km` as the crow flies from the place to its station; `minutes` with changes, from station to station, in fives; `isSight`
 * where visitors of other towns go.
 */
export type StationRides = {
  station: { name: string; km: number };
  rides: readonly { name: string; position: Position; isSight: boolean; minutes: number }[];
};

/**
 * The nearest station of a place, and every other one that known lines lead to from it; null where no station is near.
 * @example stationRides(fes)?.rides.find(({ name }) => name === 'Rabat')?.minutes // 150
 */
export function stationRides(place: Position): StationRides | null {
  const near = nearestStop(place);
  if (!near) return null;
  const rides = [...ridesFrom(near.stop)].map(([{ name, position, isSight }, { minutes }]) => ({
    ...{ name, position, isSight },
    minutes: Math.round(minutes / 5) * 5,
  }));
  return { station: { name: near.stop.name, km: near.km }, rides };
}
