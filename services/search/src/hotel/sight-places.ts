/** Sights as places to sleep near, and quarters by what they are called in the script of their city. */
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import type { City, CityIndex } from '../place/place.model';
import { famousSights } from '../place/famous-sights';
import { placeOfMarket, type KnownMarket, type StayPlace } from './market.model';
import sightRows from './market/sights.json' with { type: 'json' };

type SightRow = [name: string, otherNames: string, latitude: number, longitude: number];
type QuarterNames = [quarter: string, otherNames: string];
type Sight = { name: string; position: Position };

type SightParts = {
  known: readonly KnownMarket[];
  cities: Pick<CityIndex, 'closest'>;
  placeOf: (city: City) => StayPlace;
};

/** Nobody walks farther from a sight to bed; farther quarters are not near it. */
const WALK_KM = 1.6;
/** Where no quarter is within a walk the nearest one of its town is. */
const IN_TOWN_KM = 4;

const namesOf = (others: string) => others.split('|').filter((each) => each !== '');

const said = new Map<string, Sight>(
  (sightRows.sights as SightRow[]).flatMap(([name, others, latitude, longitude]) => {
    const sight = { name, position: { latitude, longitude } };
    return [name, ...namesOf(others)].map((each) => [foldWords(each), sight] as const);
  }),
);

/** Those that are known by one name in one town alone. */
const famous = new Map<string, Sight | undefined>();
for (const sight of famousSights) {
  const key = foldWords(sight.name);
  famous.set(key, famous.has(key) ? undefined : sight);
}

/** A quarter and its city by what the quarter is called elsewhere, folded. */
export const quartersByOtherName: ReadonlyMap<string, string> = new Map(
  (sightRows.quarters as QuarterNames[]).flatMap(([quarter, others]) =>
    namesOf(others).map((each) => [foldWords(each), quarter] as const),
  ),
);

/** Every sight that is asked for by name, with all of its names folded. */
export const namedSights: readonly { name: string; keys: readonly string[]; position: Position }[] = [
  ...new Set(said.values()),
].map((sight) => ({
  ...sight,
  keys: [...said].filter(([, each]) => each === sight).map(([key]) => key),
}));

/** Finds the houses near a sight: those of the quarters around it, else of the town that is nearest. */
export function createSightPlaces({ known, cities, placeOf }: SightParts) {
  function placeNear({ name, position }: Sight): StayPlace | undefined {
    const near = known
      .flatMap((market) => market.quarters.map((quarter) => ({ market, quarter, km: distanceKm(quarter, position) })))
      .toSorted((one, other) => one.km - other.km);
    const nearest = near[0];
    if (nearest && nearest.km < IN_TOWN_KM) {
      const own = near.filter(({ market, km }) => market === nearest.market && km < WALK_KM).slice(0, 3);
      const within = (own.length > 0 ? own : [nearest]).map(({ quarter }) => quarter.name);
      return { ...placeOfMarket(nearest.market), name, position, within, isNear: true };
    }
    const town = cities.closest(position);
    if (!town) return undefined;
    const place = placeOf(town);
    return { ...place, middle: place.middle ?? place.position, name, position, isNear: true };
  }

  const placeOfSight = (sight: Sight | undefined) => sight && placeNear(sight);
  return {
    /** A sight that people name as where they want to sleep. */
    said: (folded: string) => placeOfSight(said.get(folded)),
    /** A sight of the catalogue, where nothing else is called so. */
    famous: (folded: string) => placeOfSight(famous.get(folded)),
  };
}
