/** How high a place lies: as high as the nearest airport, where there is one near by. */
import { distanceKm, KM_A_DEGREE, type Position } from '@sojourn/travel';
import elevations from './openflights/elevations.json' with { type: 'json' };

type Row = [latitude: number, longitude: number, metres: number];

/** Farther from an airport, a place may lie in another valley. */
const REACH_KM = 30;

/** Meters above the sea, in steps of 10; null where no airport is near. */
export function metresAt(position: Position): number | null {
  let nearest = { km: REACH_KM, metres: null as number | null };
  for (const [latitude, longitude, metres] of elevations.airports as Row[]) {
    if (Math.abs(latitude - position.latitude) > REACH_KM / KM_A_DEGREE) continue;
    const km = distanceKm(position, { latitude, longitude });
    if (km < nearest.km) nearest = { km, metres };
  }
  return nearest.metres;
}
