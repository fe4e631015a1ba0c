/** Regions, lakes, islands and quarters as something to choose while a name is typed. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { foldWords, type Position } from '@sojourn/travel';
import { createNearSpellings } from '../place/near-spelling.model';
import type { StayPlaces } from './market.model';
import { quarteredPlaces } from './quarter-catalogue';
import { namesOfQuarter } from './quarter.model';
import { regionsByName } from './region-catalogue';

/** An area by its names, folded; `locate` says where it is, and costs too much to be asked of all. */
export type Area = {
  name: string;
  keys: readonly string[];
  locate(): { detail: string; position: Position } | undefined;
};

const MOST = 2;

function regionAreas(places: Pick<StayPlaces, 'resolve'>): Area[] {
  const keys = new Map<string, string[]>();
  for (const [key, { name }] of regionsByName) keys.set(name, [...(keys.get(name) ?? []), key]);
  return [...keys].map(([name, own]) => ({
    name,
    keys: own,
    locate() {
      const first = regionsByName.get(foldWords(name))?.places[0] ?? '';
      const { place, detail } = places.resolve(first);
      // 'Hallstatt' is in Austria, and so is its region; a quarter is in a town of it.
      return place && { detail: detail.split(', ').at(-1) ?? '', position: place.position };
    },
  }));
}

const quarterAreas = (entries: readonly CatalogueEntry[]): Area[] =>
  quarteredPlaces.flatMap(({ id, quarters }) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) return [];
    const { name: town, country } = entry;
    const detail = town === country ? country : `${town}, ${country}`;
    return quarters.map((quarter) => {
      const { name, latitude, longitude } = quarter;
      const keys = namesOfQuarter(quarter);
      return { name, keys, locate: () => ({ detail, position: { latitude, longitude } }) };
    });
  });

/** Every region and quarter, the regions first. */
export const stayAreas = (places: Pick<StayPlaces, 'resolve'>, entries: readonly CatalogueEntry[]): Area[] => [
  ...regionAreas(places),
  ...quarterAreas(entries),
];

/** At most two areas of a name, or that begin so. */
export function areasNamed(areas: readonly Area[], typed: string): Area[] {
  const folded = foldWords(typed);
  if (folded.length < 3) return [];
  const whole = areas.filter(({ keys }) => keys.includes(folded));
  const begun = areas.filter(({ keys }) => keys.some((key) => key.startsWith(folded)));
  return [...new Set([...whole, ...begun])].slice(0, MOST);
}

/** Finds areas whose names are spelt nearly as somebody typed. */
export const createAlikeAreas = (areas: readonly Area[]) =>
  createNearSpellings(() => areas.flatMap((item) => item.keys.map((text) => ({ text, item, worth: 1 }))));
