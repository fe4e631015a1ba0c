/** How high a place lies: as high as the town there, else as the nearest airport, where there is one near by. */
import { distanceKm, KM_A_DEGREE, type Position } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import elevations from './openflights/elevations.json' with { type: 'json' };
import heights from './town-heights.json' with { type: 'json' };

type Row = [latitude: number, longitude: number, metres: number];

/** Farther from an airport, a place may lie in another valley. */
const AIRPORT_KM = 30;
/** And farther from a town up another slope. */
const TOWN_KM = 6;

/** A function to the meters of the nearest of these, in steps of 10; null where none is within reach. */
function createNearest(rows: readonly Row[], reachKm: number): (position: Position) => number | null {
  const byDegree = groupBy(rows, ([latitude]) => Math.floor(latitude));
  return (position) => {
    const degree = Math.floor(position.latitude);
    let nearest = { km: reachKm, metres: null as number | null };
    for (const [latitude, longitude, metres] of [-1, 0, 1].flatMap((step) => byDegree.get(degree + step) ?? [])) {
      if (Math.abs(latitude - position.latitude) > reachKm / KM_A_DEGREE) continue;
      const km = distanceKm(position, { latitude, longitude });
      if (km < nearest.km) nearest = { km, metres };
    }
    return nearest.metres;
  };
}

/** Meters above the sea of the nearest airport; null where none is near. */
export const metresAtAirport = createNearest(elevations.airports as Row[], AIRPORT_KM);
const metresAtTown = createNearest(heights.towns as Row[], TOWN_KM);

/** Meters above the sea, in steps of 10; null where nobody knows. */
export const metresAt = (position: Position): number | null => metresAtTown(position) ?? metresAtAirport(position);
