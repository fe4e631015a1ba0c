/** How warm a place usually is, from the catalogue's mean daytime highs. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, foldWords, lastDayOf, monthOf } from '@sojourn/travel';
import type { WeatherPlace } from './weather.model';

/** Mean daytime highs in °C, January first. */
export type MonthlyHighs = readonly number[];

type KnownClimate = Pick<CatalogueEntry, 'name' | 'position' | 'highs'> & Partial<Pick<CatalogueEntry, 'alsoCalled'>>;

/** So near, a place has the climate of the one that the catalogue knows. */
const SAME_CLIMATE_KM = 60;
/** Farther, the nearest known places say what it is like, as long as they are on the same side of a continent. */
const NEIGHBOR_KM = 1_200;
const NEIGHBORS = 4;
/** Nearer to the equator than this, a degree of latitude changes little. */
const TROPICS_LATITUDE = 25;
/** °C that a degree towards the pole costs: a degree and a tenth at midwinter, four tenths at midsummer. */
const POLEWARD = { mean: 0.75, swing: 0.35 };

function polewardCooling(from: number, to: number, monthIndex: number): number {
  const beyondTropics = (latitude: number) => Math.max(TROPICS_LATITUDE, Math.abs(latitude));
  const winter = Math.cos((2 * Math.PI * monthIndex) / 12) * (to < 0 ? -1 : 1);
  return (beyondTropics(to) - beyondTropics(from)) * (POLEWARD.mean + POLEWARD.swing * winter);
}

/** Highs between known places: their own, weighted by nearness and carried to this latitude. How high it lies is not known. */
function highsBetween(neighbors: readonly { climate: KnownClimate; km: number }[], { latitude }: Position) {
  const weightOf = (km: number) => 1 / km ** 2;
  const total = neighbors.reduce((sum, { km }) => sum + weightOf(km), 0);
  return Array.from({ length: 12 }, (_, month) =>
    neighbors.reduce((sum, { climate, km }) => {
      const high = (climate.highs[month] ?? 0) - polewardCooling(climate.position.latitude, latitude, month);
      return sum + (high * weightOf(km)) / total;
    }, 0),
  );
}

/**
 * Looks up the usual highs of a place: the catalogue's own for a place in it or beside it, else what its nearest places say,
 * else null.
 */
export function createUsualClimate(climates: readonly KnownClimate[]): (place: WeatherPlace) => MonthlyHighs | null {
  const byName = new Map(
    climates.flatMap((climate) =>
      [...(climate.alsoCalled ?? []), climate.name].map((name) => [foldWords(name), climate] as const),
    ),
  );
  return ({ name, position }) => {
    // 'Rome, Italy' is in the catalogue as Rome.
    const named = byName.get(foldWords(name.split(',')[0] ?? ''));
    if (!position) return named?.highs ?? null;
    const nearest = climates
      .map((climate) => ({ climate, km: distanceKm(position, climate.position) }))
      .filter(({ km }) => km <= NEIGHBOR_KM)
      .sort((one, other) => one.km - other.km);
    // A region's own name is known farther from its middle; Paris in Texas is not the Paris of the catalogue.
    const own = nearest.find(({ climate, km }) => km <= SAME_CLIMATE_KM || climate === named);
    if (own) return own.climate.highs;
    return nearest.length > 0 ? highsBetween(nearest.slice(0, NEIGHBORS), position) : null;
  };
}

/** The usual high of a day in °C: months are known by their middle, days between them lie between. */
export function usualHighOn(highs: MonthlyHighs, day: string): number {
  const month = monthOf(day) - 1;
  const daysInMonth = Number(lastDayOf(day.slice(0, 7)).slice(8));
  const share = (Number(day.slice(8)) - 0.5) / daysInMonth - 0.5;
  const here = highs[month] ?? 0;
  const next = highs[(month + (share < 0 ? 11 : 1)) % 12] ?? here;
  return here + (next - here) * Math.abs(share);
}
