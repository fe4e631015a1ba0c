/** Which season a small place has, and how dear it is, by its kind: by the sea, in a valley of known resorts, or neither. */
import { distanceKm, type Position, type StayMarket } from '@sojourn/travel';
import type { City } from '../place/place.model';
import type { Shore } from './spread.model';

/** A place without rates of its own; `shore` is the water around its middle. */
export type SeasonParts = {
  city: City;
  shore: Shore | undefined;
  known: readonly { position: Position; market: Pick<StayMarket, 'months'> }[];
  seasons: Readonly<Record<string, readonly number[]>>;
};
/** `name` is a row of the seasons; `factor` times the usual rate of its country. */
export type PlaceSeason = { name: string; factor: number };

/** Kilometres to the water of a place whose visitors come for it. */
const BY_THE_SEA_KM = 2.5;
/** Thousands of inhabitants of a place that lives by its visitors, and of one that has a life of its own. */
const [RESORT, TOWN] = [25, 150];
/** Visitors weigh more than inhabitants where a village is known. */
const TRAVELLED = 150;
/** Seasons of mountains: their villages share the snow of the resort in the next valley. */
const MOUNTAINS = [
  ...['alps', 'alps-mild', 'ski', 'alps-summer', 'parks', 'ski-and-lake', 'ski-and-leaves', 'ski-nordic', 'ski-south'],
  ...['ski-japan', 'serra', 'smokies', 'canyon'],
];
const SAME_VALLEY_KM = 40;
const [DEAR, A_LITTLE_DEARER] = [1.35, 1.1];

/** Seasons by latitude, where nothing else is known. */
function inlandSeason({ latitude }: Position): string {
  if (latitude > 55) return 'northern-summer';
  if (latitude > 24) return 'city';
  return latitude > -24 ? 'tropics' : 'southern-summer';
}

/** The season of a beach, by the part of the world. */
export function beachSeason({ latitude, longitude }: Position): string {
  if (latitude > 55 || latitude < 24) return inlandSeason({ latitude, longitude });
  if (longitude < -30) return latitude < 31 ? 'caribbean' : longitude < -100 ? 'us-city' : 'us-beach';
  if (longitude > 100) return 'korea-summer';
  if (longitude > 33 && latitude < 31) return 'winter-sun';
  if (longitude < -12) return 'canaries';
  return latitude > 49.8 ? 'northern-summer' : 'med-beach';
}

const isByWater = (shore: Shore | undefined) => shore !== undefined && Math.min(...shore.to) < BY_THE_SEA_KM;

/** The season of a place and how dear it is; pure. */
export function seasonOfPlace({ city, shore, known, seasons }: SeasonParts): PlaceSeason {
  const { position, population, weight } = city;
  const isTravelled = population < RESORT && weight >= TRAVELLED;
  const plain = { name: inlandSeason(position), factor: 1 };
  if (population > TOWN) return plain;
  if (isByWater(shore)) return { name: beachSeason(position), factor: isTravelled ? DEAR : A_LITTLE_DEARER };
  if (population > RESORT) return plain;
  const valleys = MOUNTAINS.flatMap((name) => {
    const near = known.filter(({ market }) => market.months === seasons[name]);
    return near
      .map((each) => ({ name, km: distanceKm(each.position, position) }))
      .filter(({ km }) => km < SAME_VALLEY_KM);
  });
  const [nearest] = valleys.toSorted((one, other) => one.km - other.km);
  return nearest ? { name: nearest.name, factor: DEAR } : plain;
}
