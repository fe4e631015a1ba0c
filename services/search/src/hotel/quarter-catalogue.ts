/** The places whose quarters are written down, region by region; their identities are those of the curated destinations. */
import type { Position } from '@sojourn/travel';
import { isLuxuryQuarter } from './luxury-catalogue';
import levelRows from './market/quarter-levels.json' with { type: 'json' };
import { quarterOf, type Quarter, type QuarterRow } from './quarter.model';
import africa from './quarters/africa.json' with { type: 'json' };
import centralAmerica from './quarters/central-america.json' with { type: 'json' };
import eastAsia from './quarters/east-asia.json' with { type: 'json' };
import extra from './quarters/extra.json' with { type: 'json' };
import middleEast from './quarters/middle-east.json' with { type: 'json' };
import northAmerica from './quarters/north-america.json' with { type: 'json' };
import northernEurope from './quarters/northern-europe.json' with { type: 'json' };
import oceania from './quarters/oceania.json' with { type: 'json' };
import southAmerica from './quarters/south-america.json' with { type: 'json' };
import southAsia from './quarters/south-asia.json' with { type: 'json' };
import southEastAsia from './quarters/south-east-asia.json' with { type: 'json' };
import southernEurope from './quarters/southern-europe.json' with { type: 'json' };
import westernEurope from './quarters/western-europe.json' with { type: 'json' };
import { visitedQuarters } from './visited-quarters';

/**
 * As it is written: a place that is no destination has a `name` and its country's code, `alsoCalled` is what else people type
 * for it, `isNear` says that people sleep near it, and not in it; `is` names the market that is this very place, `like` one whose rates it shares;
 * `reach` is how many km the houses of its name stand away, where that is not what a town's do.
 */
type WrittenPlace = {
  kind: string;
  name?: string;
  country?: string;
  alsoCalled?: string[];
  isNear?: boolean;
  is?: string;
  like?: string;
  base?: number;
  season?: string;
  properties?: number;
  reach?: number;
  center?: number[];
  quarters: (string | number)[][];
};

/**
 * A place with its quarters. `id` is that of its destination; a `region` is a town or park with others around it, a `land`
 * an island, coast or country whose name holds for all its towns.
 */
export type QuarteredPlace = Omit<WrittenPlace, 'kind' | 'quarters' | 'center'> & {
  id: string;
  kind: 'city' | 'region' | 'land';
  center?: Position;
  quarters: readonly Quarter[];
};

const files: readonly { places: Record<string, WrittenPlace> }[] = [
  // A destination is meant before what else bears its name.
  ...visitedQuarters,
  ...[southernEurope, westernEurope, northernEurope, middleEast, africa, eastAsia, southEastAsia, southAsia],
  ...[northAmerica, centralAmerica, southAmerica, oceania, extra],
];

const levels: Readonly<Record<string, Readonly<Record<string, number>>>> = levelRows.levels;

/** Oia is dearer than Fira, house for house. */
function withLevel(quarter: Quarter, place: string): Quarter {
  const level = levels[place]?.[quarter.name];
  return {
    ...quarter,
    ...(level !== undefined && { level }),
    ...(isLuxuryQuarter(place, quarter.name) && { isLuxury: true }),
  };
}

export const quarteredPlaces: readonly QuarteredPlace[] = files.flatMap(({ places }) =>
  Object.entries(places).map(([id, { kind, quarters, center, ...written }]): QuarteredPlace => {
    const [latitude, longitude] = center ?? [];
    return {
      ...written,
      ...{ id, kind: kind === 'city' || kind === 'land' ? kind : 'region' },
      ...(latitude !== undefined && longitude !== undefined && { center: { latitude, longitude } }),
      quarters: quarters.map((row) => withLevel(quarterOf(row as unknown as QuarterRow), id)),
    };
  }),
);
