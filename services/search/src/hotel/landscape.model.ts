/** What people come to see of a place to stay in: the picture at the head of its stays. */
import type { SceneKind } from '@sojourn/contracts';
import { isWithin, type Bounds, type Position } from '@sojourn/travel';
import type { StayPlace } from './market.model';
import type { Shore } from './spread.model';

/** See the head of this file. */
export type Landscape = SceneKind;

/** The kind of a place by the name of its season. */
const LANDSCAPES: readonly (readonly [Landscape, readonly string[]])[] = [
  ['winter', ['lapland', 'aurora']],
  [
    'mountain',
    [
      ...['alps', 'alps-mild', 'ski', 'ski-and-leaves', 'ski-nordic', 'ski-south', 'ski-japan', 'serra', 'smokies'],
      ...['parks', 'hill-station', 'andes', 'nepal'],
    ],
  ],
  ['desert', ['canyon', 'desert', 'desert-mild']],
  ['lake', ['lake', 'alps-summer', 'southern-lake', 'ski-and-lake']],
  ['island', ['maldives', 'maldives-mild']],
  [
    'beach',
    [
      ...['med-beach', 'greek-island', 'canaries', 'us-beach', 'gulf-beach', 'carolina-beach', 'florida', 'caribbean'],
      ...['california-coast', 'pacific-coast', 'north-beach', 'uk-coast', 'hawaii', 'winter-sun', 'indian-ocean'],
      ...['goa', 'phuket', 'phuket-mild', 'samui', 'bali', 'okinawa', 'korea-summer', 'brazil-beach', 'pacific'],
      ...['atlantic-south', 'southern-beach', 'cairns', 'hoi-an'],
    ],
  ],
];
const landscapeOfSeason = new Map(LANDSCAPES.flatMap(([kind, seasons]) => seasons.map((season) => [season, kind])));

/** Seasons that places inland have borrowed: their word alone is none about a shore. */
const BORROWED = new Set(['phuket', 'phuket-mild', 'bali', 'goa', 'hoi-an', 'okinawa', 'california-coast']);

/** Thousands of inhabitants from which on a place is a city, whatever lies beside it. */
const CITY = 350;
/** And of a town that has no towers. */
const TOWN = 200;
/** And of a small place whose shore is what people see of it, where no season says so. */
const SMALL = 60;
/** Kilometres to the water of a place that lies by it, and of one of its parts. */
const [BY_THE_WATER_KM, PART_BY_THE_WATER_KM] = [2.5, 1];

/** Around waters that are lakes: the shores of cities are measured without a word on what is salt. */
const LAKES: readonly Bounds[] = [
  [45.3, 46.3, 8.3, 11],
  [47.4, 47.9, 8.8, 9.8],
  [46.1, 47.4, 6.1, 9.5],
  [47.2, 48.2, 11, 14],
  [46.6, 47.1, 17.2, 18.2],
  [40.5, 41.3, 20.5, 21.2],
  [46.2, 46.5, 13.8, 14.3],
  [53.3, 54.3, 21, 23],
  [58.2, 59.6, 12.3, 15],
  [61, 64, 25, 31],
  [41.3, 49, -92.5, -78],
  [42.3, 45, -77.5, -72],
  [38.8, 39.4, -120.3, -119.8],
  [-17, -15, -70.5, -68.5],
  [14.5, 15, -91.5, -90.9],
  [20, 20.5, -103.5, -102.5],
  [11, 12.4, -86.3, -84.8],
  [-3, 1, 31.5, 34.8],
  [-14.5, -9.5, 33.8, 35.4],
  [20.3, 20.8, 96.7, 97.1],
  [42, 43, 76.5, 78.6],
  [-46, -44, 168, 170],
  [-39, -38, 175.5, 176.5],
  [-42, -40, -72.6, -71],
];

const isByLake = (position: Position) => LAKES.some((bounds) => isWithin(position, bounds));

type Known = Pick<StayPlace, 'position' | 'population' | 'season' | 'isRegion' | 'isLand' | 'quarters' | 'within'>;

/** The water of the parts that are meant, as they were written down. */
const hasWrittenShore = ({ quarters, within }: Known) =>
  quarters.some(({ name, water }) => water !== undefined && (within ?? []).includes(name));

/** A small town has roofs and a church; of a greater one and of a land nobody knows. */
const townOf = ({ population, isRegion, isLand }: Known): Landscape | undefined =>
  population > 0 && population < TOWN && !isRegion && !isLand ? 'old-town' : undefined;

/**
 * The landscape of a place; undefined where nobody knows, and for a city, which has its streets. A part of a region counts by
 * its own water: La Laguna is on Tenerife and has no beach.
 */
export function landscapeOf(place: Known, shore: Shore | undefined): Landscape | undefined {
  if (place.population >= CITY) return undefined;
  const kind = landscapeOfSeason.get(place.season ?? '');
  const km = shore ? Math.min(...shore.to) : undefined;
  const isPart = place.within !== undefined;
  const isByWater =
    hasWrittenShore(place) || (km !== undefined && km < (isPart ? PART_BY_THE_WATER_KM : BY_THE_WATER_KM));
  if (kind === 'beach') {
    // Where no shore was measured the word of who wrote the season down is taken for the whole place.
    const isTold = !isPart && !shore && !BORROWED.has(place.season ?? '');
    if (!isByWater && !isTold) return townOf(place);
    return isByLake(place.position) ? 'lake' : 'beach';
  }
  if (kind) return kind;
  const isSmall = place.population < SMALL && !place.isRegion && !place.isLand;
  if (!isSmall || !isByWater) return townOf(place);
  if (isByLake(place.position)) return 'lake';
  return Math.abs(place.position.latitude) < 50 ? 'beach' : townOf(place);
}
