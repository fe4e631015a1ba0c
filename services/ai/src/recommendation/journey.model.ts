/** How one gets to a destination and back: by air, or by train for those who do not fly. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, estimateFlight, estimateRail } from '@sojourn/travel';

/** `minutes` one way, `fare` there and back for one adult, whole US dollars. */
export type Journey = { means: 'plane' | 'train'; km: number; minutes: number; fare: number };

type Trip = { from: Position | null; to: CatalogueEntry; startDate: string; endDate: string; today: string };

/** The usual flight. */
export function journeyByAir({ from, to, startDate, endDate, today }: Trip): Journey {
  return { means: 'plane', ...estimateFlight({ from, to: to.position, startDate, endDate, today }) };
}

export const journeyByRail = (from: Position, to: CatalogueEntry): Journey => ({
  means: 'train',
  ...estimateRail(from, to.position),
});

// Farther from the nearest place with trains than this, one is not on its network.
const TO_THE_STATION_KM = 700;
const LONGEST_RIDE_KM = 2_600;

/** The railway network that somebody starts on; undefined where none is near. */
export function railNetworkAt(from: Position | null, catalogue: readonly CatalogueEntry[]): string | undefined {
  if (!from) return undefined;
  const near = catalogue
    .filter(({ railNetwork }) => railNetwork !== undefined)
    .map(({ railNetwork, position }) => ({ railNetwork, km: distanceKm(from, position) }))
    .filter(({ km }) => km <= TO_THE_STATION_KM)
    .sort((one, other) => one.km - other.km);
  return near[0]?.railNetwork;
}

/** Whether one gets there without a plane. */
export function isReachedByRail(entry: CatalogueEntry, from: Position | null, network: string | undefined): boolean {
  if (!from || network === undefined || entry.railNetwork !== network) return false;
  return distanceKm(from, entry.position) <= LONGEST_RIDE_KM;
}
