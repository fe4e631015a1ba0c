/** Regions, islands and lakes in which people look for a bed, and the places in them. */
import { foldWords } from '@sojourn/travel';
import regionRows from './market/regions.json' with { type: 'json' };

type RegionRow = [name: string, otherNames: string, places: string, airports?: string];

/** A region with the places in it, those first that most would want. */
export type StayRegion = { name: string; places: readonly string[] };

/**
 * Every region with all of its names, its own first, and the airports that one flies to, in the order most would want;
 * undefined where they are those of another of its names.
 */
export const stayRegions = (regionRows.regions as RegionRow[]).map(([name, others, places, airports]) => ({
  name,
  names: [name, ...others.split('|')].filter((each) => each !== ''),
  places: places.split('|'),
  airports: airports?.split(' '),
}));

/** Every region by each of its names, folded; but a name that one of its places has is that place's. */
export const regionsByName: ReadonlyMap<string, StayRegion> = new Map(
  stayRegions.flatMap((region) => {
    const places = new Set(region.places.map(foldWords));
    return region.names
      .map(foldWords)
      .filter((each) => !(places.size > 1 && places.has(each)))
      .map((each) => [each, region] as const);
  }),
);
