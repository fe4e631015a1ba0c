/** Names that stand on the ground, and those of countries. */
import { areaOf, unrolled, type Line, type Point } from './rings';

/**
 * `weight` is thousands of people of a city or quarter, or what it is worth to those who travel; kilometers across of a
 * country, island, lake or sea.
 */
export type GroundName = {
  name: string;
  at: Point;
  weight: number;
  kind: 'country' | 'city' | 'quarter' | 'island' | 'lake' | 'sea';
};

/** How Natural Earth shortens the names of countries. */
const IN_FULL: Readonly<Record<string, string>> = {
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Falkland Is.': 'Falkland Islands',
  'Fr. S. Antarctic Lands': '',
  'Central African Rep.': 'Central African Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'W. Sahara': 'Western Sahara',
  'Solomon Is.': 'Solomon Islands',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  Macedonia: 'North Macedonia',
  'S. Sudan': 'South Sudan',
  'United States of America': 'United States',
  Antarctica: '',
  // Bases, buffer zones, reefs, and what few would look for under its name.
  ...Object.fromEntries(
    ['Akrotiri', 'Dhekelia', 'Cyprus U.N. Buffer Zone', 'USNB Guantanamo Bay', 'Baikonur', 'Siachen Glacier']
      .concat('N. Cyprus', 'Somaliland', 'Bajo Nuevo Bank', 'Serranilla Bank', 'Scarborough Reef', 'Clipperton I.')
      .map((name) => [name, '']),
  ),
  'Fr. Polynesia': 'French Polynesia',
  'St. Vin. and Gren.': 'Saint Vincent and the Grenadines',
  'St. Kitts and Nevis': 'Saint Kitts and Nevis',
  'St. Pierre and Miquelon': 'Saint Pierre and Miquelon',
  'Antigua and Barb.': 'Antigua and Barbuda',
  'Indian Ocean Ter.': '',
  'Br. Indian Ocean Ter.': '',
  'St-Martin': 'Saint-Martin',
  'St-Barthélemy': 'Saint-Barthélemy',
  eSwatini: 'Eswatini',
};

/** The name of a country in the middle of its largest part; '' is one that is not named. */
export function countryName(name: string, rings: readonly Line[]): GroundName | null {
  const inFull = IN_FULL[name] ?? name;
  const largest = rings
    .map(unrolled)
    .reduce<Line | null>((best, ring) => (best && areaOf(best) > areaOf(ring) ? best : ring), null);
  if (!largest || !inFull || /\bIs\.|\bTerr\./.test(inFull)) return null;
  const [longitude, latitude] = middleOf(largest);
  const at: Point = [((((longitude + 180) % 360) + 360) % 360) - 180, latitude];
  return { name: inFull, at, weight: Math.round(Math.sqrt(areaOf(largest))), kind: 'country' };
}

/** On the widest stretch of land of a few lines from west to east, so that no name of a bent country stands in the sea. */
export function middleOf(ring: Line): Point {
  const latitudes = ring.map(([, y]) => y);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  let [widest, middle]: [number, Point] = [0, ring[0] as Point];
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const y = south + (north - south) * share;
    const crossings = ring
      .flatMap((point, at) => {
        const next = ring[(at + 1) % ring.length] as Point;
        if (point[1] > y === next[1] > y) return [];
        return [point[0] + ((y - point[1]) / (next[1] - point[1])) * (next[0] - point[0])];
      })
      .sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [west, east] = [crossings[at] as number, crossings[at + 1] as number];
      // A line that is nearer to the middle wins unless another is clearly wider.
      if (east - west > widest * 1.2) [widest, middle] = [east - west, [(west + east) / 2, y]];
    }
  }
  return middle;
}
