/** How one gets to a destination and back: by air, or by train for those who do not fly. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, estimateFlight, estimateRail, oncePer } from '@sojourn/travel';
import type { FlightFares } from './flight-fares.model';

/**
 * `minutes` one way, `fare` there and back for one adult, whole US dollars; `changes` of planes on the usual way, where a
 * network says so.
 */
export type TravelEstimate = { means: 'plane' | 'train'; km: number; minutes: number; fare: number; changes?: number };

type Trip = {
  from: Position | null;
  to: CatalogueEntry;
  startDate: string;
  endDate: string;
  today: string;
  flights?: FlightFares | undefined;
};

/** The flight at the fare that a search for these days begins with; null where nobody flies. Nobody's origin has a typical one. */
export function estimateByAir({ from, to, startDate, endDate, today, flights }: Trip): TravelEstimate | null {
  if (!from || !flights) {
    return { means: 'plane', ...estimateFlight({ from, to: to.position, startDate, endDate, today }) };
  }
  const found = flights.fareOf({ destination: to.airportCode, departureDate: startDate, returnDate: endDate });
  return found && { means: 'plane', km: distanceKm(from, to.position), ...pick(found) };
}

const pick = ({ fare, minutes, changes }: { fare: number; minutes: number; changes?: number }) =>
  changes === undefined ? { fare, minutes } : { fare, minutes, changes };

export const estimateByRail = (from: Position, to: CatalogueEntry): TravelEstimate => ({
  means: 'train',
  ...estimateRail(from, to.position),
});

// Farther from the nearest place with trains than this, one is not on its network.
const TO_THE_STATION_KM = 700;
const LONGEST_RIDE_KM = 2_600;

/** Asked for by every place of a catalogue about the same start. */
const networkAt = oncePer((from: Position) =>
  oncePer((catalogue: readonly CatalogueEntry[]) => nearestNetwork(from, catalogue)),
);

/** The railway network that somebody starts on; undefined where none is near. */
export const railNetworkAt = (from: Position | null, catalogue: readonly CatalogueEntry[]): string | undefined =>
  from ? networkAt(from)(catalogue) : undefined;

function nearestNetwork(from: Position, catalogue: readonly CatalogueEntry[]): string | undefined {
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
