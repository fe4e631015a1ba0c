/** The way a carrier flies: round the skies that are closed to it. */
import { distanceKm, EARTH_RADIUS_KM, type FlightWay, oncePer, type Position } from '@sojourn/travel';
import { fliesRoundRussia } from '../carrier.model';

/** A box that Russia fills for whoever flies between Europe and Asia; its Arctic coast lies below the routes over the pole. */
const RUSSIA = { south: 51, north: 77, west: 32, east: 179 };
/** South of it: over the Caucasus, then along the border of Kazakhstan and China. */
const CAUCASUS: Position = { latitude: 41.5, longitude: 46 };
const TIAN_SHAN: Position = { latitude: 43.5, longitude: 80 };
/** Airways are no straight lines between so few points. */
const DETOURS = 1.03;
const SAMPLES = 24;
/** How much longer the way between America and Asia is that keeps clear of Siberia. */
const OVER_THE_PACIFIC = 1.035;
const RADIANS = Math.PI / 180;

/** A point of the great circle between two places. */
function pointAt(from: Position, to: Position, share: number): Position {
  const vector = ({ latitude, longitude }: Position) => {
    const [north, east] = [latitude * RADIANS, longitude * RADIANS];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const angle = distanceKm(from, to) / EARTH_RADIUS_KM;
  const [first, second] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const [x, y, z] = [a[0] * first + b[0] * second, a[1] * first + b[1] * second, a[2] * first + b[2] * second];
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}

/** A search asks the same of the same two airports for every flight between them. */
const crossesRussia = oncePer((from: Position) => oncePer((to: Position) => liesInRussia(from, to)));

function liesInRussia(from: Position, to: Position): boolean {
  let inside = 0;
  for (let at = 1; at < SAMPLES; at += 1) {
    const { latitude, longitude } = pointAt(from, to, at / SAMPLES);
    if (latitude > RUSSIA.south && latitude < RUSSIA.north && longitude > RUSSIA.west && longitude < RUSSIA.east)
      inside += 1;
  }
  return inside >= 2;
}

/**
 * Kilometres flown between two airports by a carrier of a country; `km` is the great circle's.
 */
export function flownKm(country: string, { from, to, km }: FlightWay): number {
  if (km < 3_000 || !fliesRoundRussia(country) || !crossesRussia(from)(to)) return km;
  const [west, east] = from.longitude < to.longitude ? [from, to] : [to, from];
  if (west.longitude < -30) return km * OVER_THE_PACIFIC;
  const around =
    east.longitude > TIAN_SHAN.longitude
      ? distanceKm(west, CAUCASUS) + distanceKm(CAUCASUS, TIAN_SHAN) + distanceKm(TIAN_SHAN, east)
      : distanceKm(west, CAUCASUS) + distanceKm(CAUCASUS, east);
  return Math.max(km, around * DETOURS);
}
