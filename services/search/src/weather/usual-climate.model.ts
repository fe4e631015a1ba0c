/** How warm a place usually is, and under what sky: its own climate where that is known, else what lies between known ones. */
import type { Position } from '@sojourn/contracts';
import { distanceKm, foldWords, lastDayOf, monthOf } from '@sojourn/travel';
import type { WeatherPlace } from './weather.model';

/** Mean daytime highs in °C, January first. */
export type MonthlyHighs = readonly number[];

/** The usual sky of a month; 'fair' and 'dull' are dry, 'overcast' and 'changeable' bring some rain or snow. */
export type Sky = 'sunny' | 'fair' | 'changeable' | 'dull' | 'overcast' | 'rainy' | 'stormy';

/** A climate as it is usual; `skies` of the months, January first, or null where nobody near by knows them. */
export type UsualClimate = { highs: MonthlyHighs; skies: readonly Sky[] | null };

/** A place whose climate is known. `metres` above the sea; null or none: not known. */
export type KnownClimate = {
  name: string;
  position: Position;
  highs: MonthlyHighs;
  alsoCalled?: readonly string[];
  metres?: number | null;
  skies?: readonly Sky[];
};

type Neighbor = { climate: KnownClimate; km: number; weight: number };

/** So near, and as high, a place has the climate of the one that is known. */
const SAME_CLIMATE_KM = 25;
const SAME_HEIGHT_METRES = 300;
/** So far a region's own name is known from its middle. */
const OWN_NAME_KM = 250;
/** Farther from every known place nobody can say what is usual. */
const KNOWN_KM = 700;
/** As far as that, others have a say beside the nearest. */
const NEIGHBOR_KM = 1_200;
const NEIGHBORS = 5;
/** Stations nearer than that count alike. */
const BLUR_KM = 30;
/** A station so much higher or lower counts a third as much. */
const LIKE_HEIGHT_METRES = 1_000;
/** Neighbors that differ by more than this standard deviation in °C, carried to one height and latitude, say nothing together. */
const MOST_DISAGREEMENT = 6;
/** °C a meter: the standard atmosphere's 6.5 K/km. */
const LAPSE = 0.0065;
/** Nearer to the equator than this, a degree of latitude changes little. */
const TROPICS_LATITUDE = 25;
/** °C that a degree towards the pole costs: a degree and a tenth at midwinter, four tenths at midsummer. */
const POLEWARD = { mean: 0.75, swing: 0.35 };
/** Beyond, there is but ice. */
const POLAR_LATITUDE = 70;

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

function polewardCooling(from: number, to: number, monthIndex: number): number {
  const counted = (latitude: number) => Math.min(POLAR_LATITUDE, Math.max(TROPICS_LATITUDE, Math.abs(latitude)));
  const winter = Math.cos((2 * Math.PI * monthIndex) / 12) * (to < 0 ? -1 : 1);
  return (counted(to) - counted(from)) * (POLEWARD.mean + POLEWARD.swing * winter);
}

/** How many meters a place lies above a known one; 0 where nobody knows. */
const metresAbove = (metres: number | null, known: KnownClimate) =>
  metres === null ? 0 : metres - (known.metres ?? metres);

function weightOf(km: number, metres: number): number {
  return Math.exp(-Math.abs(metres) / LIKE_HEIGHT_METRES) / (km ** 2 + BLUR_KM ** 2);
}

function meanOf(values: readonly { value: number; weight: number }[]): { mean: number; deviation: number } {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  const mean = values.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
  const variance = values.reduce((sum, { value, weight }) => sum + (value - mean) ** 2 * weight, 0) / total;
  return { mean, deviation: Math.sqrt(variance) };
}

/** Highs between known places: theirs, weighted by likeness and carried to this latitude and height; null: they disagree. */
function highsBetween(neighbors: readonly Neighbor[], { latitude }: Position, metres: number | null) {
  const months = MONTHS.map((month) =>
    meanOf(
      neighbors.map(({ climate, weight }) => {
        const cooler = polewardCooling(climate.position.latitude, latitude, month);
        return { weight, value: (climate.highs[month] ?? 0) - cooler - LAPSE * metresAbove(metres, climate) };
      }),
    ),
  );
  return months.some(({ deviation }) => deviation > MOST_DISAGREEMENT) ? null : months.map(({ mean }) => mean);
}

/** The sky that most of the neighbors have in a month, by weight. */
function skyOf(neighbors: readonly Neighbor[], month: number): Sky {
  const votes = new Map<Sky, number>();
  for (const { climate, weight } of neighbors) {
    const sky = climate.skies?.[month] ?? 'fair';
    votes.set(sky, (votes.get(sky) ?? 0) + weight);
  }
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
}

/**
 * Looks up what is usual at a place: the own climate of a known one or beside it, else what its nearest say; null where they
 * are too far or disagree.
 * @param metresAt how high a position lies; null: nobody knows
 */
export function createUsualClimate(
  climates: readonly KnownClimate[],
  metresAt: (position: Position) => number | null = () => null,
): (place: WeatherPlace) => UsualClimate | null {
  const known = climates.map((climate) => ({ ...climate, metres: climate.metres ?? metresAt(climate.position) }));
  // Of two of one name the first is meant: a place of the catalogue before a station.
  const byName = new Map(
    known
      .toReversed()
      .flatMap((climate) =>
        [...(climate.alsoCalled ?? []), climate.name].map((name) => [foldWords(name), climate] as const),
      ),
  );

  function neighborsOf(position: Position, metres: number | null): Neighbor[] {
    return known
      .map((climate) => ({ climate, km: distanceKm(position, climate.position) }))
      .filter(({ km }) => km <= NEIGHBOR_KM)
      .map(({ climate, km }) => ({ climate, km, weight: weightOf(km, metresAbove(metres, climate)) }))
      .sort((one, other) => other.weight - one.weight);
  }

  function skiesFrom(neighbors: readonly Neighbor[]): readonly Sky[] | null {
    const knowing = neighbors.filter(({ climate, km }) => climate.skies && km <= KNOWN_KM).slice(0, NEIGHBORS);
    return knowing.length === 0 ? null : MONTHS.map((month) => skyOf(knowing, month));
  }

  return ({ name, position }) => {
    // 'Rome, Italy' is in the catalogue as Rome.
    const named = byName.get(foldWords(name.split(',')[0] ?? ''));
    if (!position)
      return named ? { highs: named.highs, skies: skiesFrom(neighborsOf(named.position, named.metres)) } : null;
    const metres = metresAt(position);
    const neighbors = neighborsOf(position, metres);
    // Paris in Texas is not the Paris of the catalogue; La Paz is not as warm as the plain beside it.
    const isOwn = ({ climate, km }: Neighbor) =>
      (km <= SAME_CLIMATE_KM && Math.abs(metresAbove(metres, climate)) <= SAME_HEIGHT_METRES) ||
      (climate === named && km <= OWN_NAME_KM);
    const own = neighbors.filter(isOwn).sort((one, other) => one.km - other.km)[0];
    const isKnown = own ?? neighbors.some(({ km }) => km <= KNOWN_KM);
    const highs = own
      ? own.climate.highs
      : isKnown
        ? highsBetween(neighbors.slice(0, NEIGHBORS), position, metres)
        : null;
    return highs && { highs, skies: skiesFrom(neighbors) };
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
