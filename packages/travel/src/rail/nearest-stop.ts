/** The railway stop of a place. */
import { distanceKm, type Position } from '../great-circle';
import { stops, type Stop } from './rail-network';

/** Farther from its station than this, a place is not reached by train. */
const LONGEST_WAY_TO_STATION_KM = 40;

/** `km` as the crow flies. */
export type NearStop = { stop: Stop; km: number };

/** The stop of a place, found once for each position: an order asks for the same ones again and again. */
const nearStops = new Map<string, NearStop | null>();
const MOST_REMEMBERED = 2_000;

/** The nearest stop that a known line calls at; null where none is near. */
export function nearestStop(position: Position): NearStop | null {
  const key = `${position.latitude} ${position.longitude}`;
  const known = nearStops.get(key);
  if (known !== undefined) return known;
  let nearest: NearStop | null = null;
  for (const stop of stops) {
    // A degree of latitude is 111 km.
    if (Math.abs(stop.position.latitude - position.latitude) > LONGEST_WAY_TO_STATION_KM / 111) continue;
    const km = distanceKm(stop.position, position);
    if (km <= (nearest?.km ?? LONGEST_WAY_TO_STATION_KM)) nearest = { stop, km };
  }
  if (nearStops.size >= MOST_REMEMBERED) nearStops.clear();
  nearStops.set(key, nearest);
  return nearest;
}
