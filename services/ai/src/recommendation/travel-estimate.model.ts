/** How one gets to a destination and back: by train where known lines lead there quickly, else by air. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, estimateFlight, oncePer, type TravelMeans } from '@sojourn/travel';
import { ports } from '@sojourn/travel/ferries';
import { trainBetween } from '@sojourn/travel/rail';
import type { FlightFares } from './flight-fares.model';

/**
 * `minutes` one way, `fare` there and back for one adult, whole US dollars; `changes` of planes on the usual way, where a
 * network says so.
 */
export type TravelEstimate = {
  means: TravelMeans;
  km: number;
  minutes: number;
  fare: number;
  changes?: number;
  /** Of a journey that nobody was asked about, where others were. */
  isGuessed?: boolean;
  /** Of a ferry: its ports, `Dover to Calais`, and whether the car comes along. */
  line?: string;
  isDriven?: boolean;
};

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
  const found = flights?.fareOf({ destination: to.airportCode, departureDate: startDate, returnDate: endDate });
  if (!from || found === undefined) {
    const guess = estimateFlight({ from, to: to.position, startDate, endDate, today });
    return { means: 'plane', ...guess, ...(flights && { isGuessed: true }) };
  }
  return found && { means: 'plane', km: distanceKm(from, to.position), ...pick(found) };
}

const pick = ({ fare, minutes, changes }: { fare: number; minutes: number; changes?: number }) =>
  changes === undefined ? { fare, minutes } : { fare, minutes, changes };

/** The train from a start; null from nowhere and where no known lines lead. */
export function estimateByRail(from: Position | null, to: CatalogueEntry): TravelEstimate | null {
  const ride = from && trainBetween(from, to.position);
  return ride && { means: 'train', ...ride };
}

/** Door to door in so many minutes, the train is the sensible way; getting to it and away takes its part. */
const SENSIBLE_MINUTES = 5 * 60;
const DOORS_MINUTES = 30;

/** Whether one takes the train without asking for it. */
export const isSensibleByRail = ({ minutes }: TravelEstimate): boolean => minutes + DOORS_MINUTES <= SENSIBLE_MINUTES;

// Farther from the nearest place or port of a landmass than this, one is not on it.
const TO_THE_COAST_KM = 700;

/** Asked for by every place of a catalogue about the same start. */
const landmassesAt = oncePer((from: Position) =>
  oncePer((catalogue: readonly CatalogueEntry[]) => nearestLandmass(from, catalogue)),
);

/** The landmass that somebody starts on, for driving; undefined where none is near. */
export const landmassAt = (from: Position | null, catalogue: readonly CatalogueEntry[]): string | undefined =>
  from ? landmassesAt(from)(catalogue) : undefined;

function nearestLandmass(from: Position, catalogue: readonly CatalogueEntry[]): string | undefined {
  const near = [...catalogue, ...ports]
    .filter(({ landmass }) => landmass !== undefined)
    .map(({ landmass, position }) => ({ landmass, km: distanceKm(from, position) }))
    .filter(({ km }) => km <= TO_THE_COAST_KM)
    .sort((one, other) => one.km - other.km);
  return near[0]?.landmass;
}
