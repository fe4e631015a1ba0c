import type { CatalogueEntry } from '@sojourn/contracts';

/** Lands that nobody means by 'an island': continents, what is cut off by a border or mountains, and islands as wide as a country. */
const MAINLANDS = new Set(
  (
    'europe scandinavia finland balkans great-britain ireland turkey caucasus reykjavik ' +
    'north-america mexico central-america south-america los-cabos ' +
    'morocco egypt east-africa southern-africa arabia jordan uzbekistan india nepal ' +
    'china korea japan taipei vietnam laos cambodia thailand malaysia java ' +
    'australia north-island south-island'
  ).split(' '),
);

/** Whether a place is an island or lies on one: by its own land, not by those beside it; undefined where nobody knows the land. */
export const isOnIsland = ({
  landmass,
  sceneKind,
}: Pick<CatalogueEntry, 'landmass' | 'sceneKind'>): boolean | undefined =>
  // Penang has a bridge, and is an island all the same.
  landmass === undefined ? undefined : !MAINLANDS.has(landmass) || sceneKind === 'island';
