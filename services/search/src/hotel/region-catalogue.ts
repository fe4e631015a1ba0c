/** Regions, islands and lakes in which people look for a bed, and the places in them. */
import { foldWords } from '@sojourn/travel';
import regionRows from './market/regions.json' with { type: 'json' };

type RegionRow = [name: string, otherNames: string, places: string, airports?: string];

/** A region with the places in it, those first that most would want. */
export type StayRegion = { name: string; places: readonly string[] };

/** Every region by each of its names, folded; but a name that one of its places has is that place's. */
export const regionsByName: ReadonlyMap<string, StayRegion> = new Map(
  (regionRows.regions as RegionRow[]).flatMap(([name, others, members]) => {
    const region = { name, places: members.split('|') };
    const places = new Set(region.places.map(foldWords));
    return [name, ...others.split('|')]
      .map(foldWords)
      .filter((each) => each !== '' && !(places.size > 1 && places.has(each)))
      .map((each) => [each, region] as const);
  }),
);
