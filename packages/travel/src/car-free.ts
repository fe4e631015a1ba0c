/** Towns and islands that one goes about on foot and by boat: no car drives there. */
import { distanceKm, type Position } from './great-circle';

/** Middle, and how far around it in km. From general knowledge; places with cars for those who live there only are left out. */
const AREAS: readonly (readonly [name: string, latitude: number, longitude: number, km: number])[] = [
  ['Venice', 45.4343, 12.3388, 2.6],
  ['Murano', 45.4585, 12.3525, 0.9],
  ['Burano and Torcello', 45.4897, 12.4174, 1.4],
  ['Zermatt', 46.0207, 7.7491, 2.2],
  ['Wengen', 46.6064, 7.9215, 1.5],
  ['Mürren', 46.5593, 7.8923, 1.2],
  ['Hydra', 37.3427, 23.4708, 4],
  ['Gili Islands', -8.3497, 116.0566, 3.4],
  ['Mackinac Island', 45.8616, -84.6184, 2.6],
  ['Sark', 49.4333, -2.3608, 2.4],
  ['Holbox', 21.5244, -87.3768, 2],
  ['Tortuguero', 10.5432, -83.5041, 2],
  ['Koh Lipe', 6.4884, 99.3036, 2],
  ['Lamu', -2.2696, 40.9006, 2],
];

/** The car-free town or island that this is in; null where one drives. */
export const carFreeAreaOf = (at: Position): string | null =>
  AREAS.find(([, latitude, longitude, km]) => distanceKm(at, { latitude, longitude }) <= km)?.[0] ?? null;
