/** Regions, islands and lakes in which people look for a bed, and the places in them. */
import { foldWords } from '@sojourn/travel';
import regionRows from './market/regions.json' with { type: 'json' };

type RegionRow = [name: string, otherNames: string, places: string, airports?: string];

/** A region with the places in it, those first that most would want. */
export type StayRegion = { name: string; places: readonly string[] };

/** Every region by each of its names, folded. */
export const regionsByName: ReadonlyMap<string, StayRegion> = new Map(
  (regionRows.regions as RegionRow[]).flatMap(([name, others, places]) => {
    const region = { name, places: places.split('|') };
    return [name, ...others.split('|')].filter((each) => each !== '').map((each) => [foldWords(each), region] as const);
  }),
);
