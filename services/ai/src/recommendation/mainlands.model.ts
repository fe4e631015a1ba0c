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

/** @param landmass as the catalogue calls it */
export const isIsland = (landmass: string): boolean => !MAINLANDS.has(landmass);
