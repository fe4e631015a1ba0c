/** Regions, lakes, islands and quarters as something to choose while a name is typed. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { foldWords, type Position } from '@sojourn/travel';
import { countriesByName, countryNameOf } from '../place/country-names.model';
import { createNearSpellings } from '../place/near-spelling.model';
import { groupBy } from '../group-by.model';
import type { StayPlaces } from './market.model';
import { quarteredPlaces } from './quarter-catalogue';
import { namesOfQuarter } from './quarter.model';
import { regionsByName } from './region-catalogue';
import { namedSights, quartersByOtherName } from './sight-places';

/**
 * An area by its names, folded; `isRegion` holds of countries and of what holds several towns. `locate` says where it is, and
 * costs too much to be asked of all.
 */
export type Area = {
  name: string;
  isRegion?: true;
  keys: readonly string[];
  locate(): { detail: string; position: Position } | undefined;
};

const MOST = 2;

function regionAreas(places: Pick<StayPlaces, 'resolve'>): Area[] {
  const keys = new Map<string, string[]>();
  for (const [key, { name }] of regionsByName) keys.set(name, [...(keys.get(name) ?? []), key]);
  return [...keys].map(([name, own]) => ({
    name,
    isRegion: true,
    keys: own,
    locate() {
      const first = regionsByName.get(foldWords(name))?.places[0] ?? '';
      const { place, detail } = places.resolve(first);
      // 'Hallstatt' is in Austria, and so is its region; a quarter is in a town of it.
      return place && { detail: detail.split(', ').at(-1) ?? '', position: place.position };
    },
  }));
}

/** Places that people sleep in and that are no towns, and sights that they sleep near. */
const namedAreas = (places: Pick<StayPlaces, 'resolve'>): Area[] => [
  ...quarteredPlaces.flatMap(({ kind, name, alsoCalled = [] }): Area[] => {
    if (name === undefined && alsoCalled.length === 0) return [];
    const called = name ?? alsoCalled[0] ?? '';
    if (kind === 'city') return [];
    return [{ name: called, keys: [called, ...alsoCalled].map(foldWords), locate: () => locationIn(places, called) }];
  }),
  ...namedSights.map(({ name, keys }): Area => {
    const shown = name.replace(/^the /, '');
    return { name: shown, keys, locate: () => locationIn(places, shown) };
  }),
];

function locationIn(places: Pick<StayPlaces, 'resolve'>, name: string) {
  const { place, detail } = places.resolve(name);
  return place && { detail, position: place.position };
}

/** Countries with several places or towns; one that is a single city is found as that. */
function countryAreas(places: Pick<StayPlaces, 'resolve'>): Area[] {
  const names = groupBy([...countriesByName()], ([, code]) => code);
  return [...names].flatMap(([code, own]): Area[] => {
    const name = countryNameOf(code);
    if (!name) return [];
    return [
      {
        name,
        isRegion: true,
        keys: own.map(([key]) => key),
        locate() {
          const { place, others: [first] = [] } = places.resolve(name);
          if (place) return place.isRegion ? { detail: '', position: place.position } : undefined;
          const there = first && places.resolve(`${first.name}, ${first.detail}`).place;
          return there && { detail: '', position: there.position };
        },
      },
    ];
  });
}

const otherNamesOf = groupBy([...quartersByOtherName], ([, quarter]) => quarter);

const quarterAreas = (entries: readonly CatalogueEntry[]): Area[] =>
  quarteredPlaces.flatMap(({ id, name: own, country: code = '', quarters }) => {
    const entry = entries.find((each) => each.id === id);
    const { name: town, country } = entry ?? { name: own, country: countryNameOf(code) };
    if (!town || !country) return [];
    const detail = town === country ? country : `${town}, ${country}`;
    // Houses at an airport are a quarter; who types its name means the airport.
    const named = quarters.filter(({ name }) => !name.endsWith(' Airport'));
    return named.map((quarter) => {
      const { name, latitude, longitude } = quarter;
      const others = otherNamesOf.get(`${name}, ${town}`) ?? [];
      const keys = [...namesOfQuarter(quarter), ...others.map(([key]) => key)];
      return { name, keys, locate: () => ({ detail, position: { latitude, longitude } }) };
    });
  });

/** Every region and quarter, the regions first. */
export const stayAreas = (places: Pick<StayPlaces, 'resolve'>, entries: readonly CatalogueEntry[]): Area[] => [
  ...namedAreas(places),
  ...regionAreas(places),
  ...countryAreas(places),
  ...quarterAreas(entries),
];

const isLatin = /^[a-z]/;

/** At most two areas of a name, or that begin so. */
export function areasNamed(areas: readonly Area[], typed: string): Area[] {
  const folded = foldWords(typed);
  // Two letters of another script are a whole name: 新宿.
  if (folded.length < (isLatin.test(folded) ? 3 : 2)) return [];
  const whole = areas.filter(({ keys }) => keys.includes(folded));
  const begun = areas.filter(({ keys }) => keys.some((key) => key.startsWith(folded)));
  return [...new Set([...whole, ...begun])].slice(0, MOST);
}

/** Finds areas whose names are spelt nearly as somebody typed. */
export const createAlikeAreas = (areas: readonly Area[]) =>
  createNearSpellings(() => areas.flatMap((item) => item.keys.map((text) => ({ text, item, worth: 1 }))));
