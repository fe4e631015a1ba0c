/** Parts of a known place as places of their own: a quarter, a village, or the town without its region. */
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { eventsOf, hasOwnEvents } from './feast-catalogue';
import { placeOfMarket, type KnownMarket, type StayPlace } from './market.model';
import { namesOfQuarter, type Quarter } from './quarter.model';
import { acrossOf } from './spread.model';

/** Quarters of one place that bear one name. */
export type Part = { market: KnownMarket; quarters: Quarter[] };

/** From the middle of a town to the last house that is offered to who looks for it. */
const TOWN_KM = 20;

/** Nearer than this two quarters of a name are one. */
const SAME_SPOT_KM = 2;

export const middleOf = (quarters: readonly Quarter[]) =>
  quarters.toSorted((one, other) => other.weight - one.weight)[0];

/** What quarters weigh together. */
export const weightOf = (quarters: readonly Quarter[]) => quarters.reduce((sum, { weight }) => sum + weight, 0);

/** About how many of a place's houses are in a part of it. */
const housesIn = ({ market, quarters }: Part): number =>
  (market.propertyCount * weightOf(quarters)) / weightOf(market.quarters);

/** A village farther from the middle is one that people travel to for itself. */
const OWN_VILLAGE_KM = 15;
/** A private bay has few houses, and all of them are grand. */
const FEW_LODGES = 4;
/** Houses of such a village: the fewest, how many more by its weight, and the most. */
const VILLAGE_HOUSES = { least: 8, byWeight: 16, most: 40 };

/** A village far from the middle has more houses than its region offers there: Watamu is more than two houses of Diani Beach. */
function moreHousesIn(part: Part): number {
  const { market, quarters } = part;
  const middle = middleOf(quarters);
  const own = Math.max(OWN_VILLAGE_KM, acrossOf(market.population));
  if (!middle || distanceKm(middle, market.position) < own) return 0;
  const { least, byWeight, most } = VILLAGE_HOUSES;
  const isPrivate = quarters.every(({ isLuxury }) => isLuxury);
  const usual = isPrivate ? FEW_LODGES : Math.min(most, Math.round(least + byWeight * weightOf(quarters)));
  return Math.max(0, usual - Math.round(housesIn(part)));
}

/** A quarter that two places list is one: that of the town before that of its region. */
export function oneSpot(parts: readonly Part[]): readonly Part[] {
  const kept: Part[] = [];
  const best = (one: Part, other: Part) =>
    Number(one.market.isRegion) - Number(other.market.isRegion) || housesIn(other) - housesIn(one);
  for (const part of parts.toSorted(best)) {
    const middle = middleOf(part.quarters);
    const isKept = kept.some(({ quarters }) => {
      const other = middleOf(quarters);
      return middle && other && distanceKm(middle, other) < SAME_SPOT_KM;
    });
    if (!isKept) kept.push(part);
  }
  return kept;
}

/** Part of a place as a place of its own: its houses are some of the place's. */
export function placeOfPart(part: Part, name: string): StayPlace {
  const { market, quarters } = part;
  const { latitude, longitude } = middleOf(quarters) ?? market.position;
  const within = quarters.map((quarter) => quarter.name);
  const whole = placeOfMarket(market);
  // Colmar has feasts of its own, and no quarter of Munich has any beside the city's.
  const hasOwn = hasOwnEvents(name, market.countryCode);
  const feasts = hasOwn
    ? { market: { ...whole.market, events: eventsOf(name, market.countryCode, market.season) } }
    : {};
  const moreHouses = moreHousesIn(part);
  return {
    ...{ ...whole, ...feasts, name, position: { latitude, longitude }, within },
    ...(moreHouses > 0 && { moreHouses }),
  };
}

/** Quarters of one city that have a name together, as Brooklyn's have, are a place as one of them is. */
export function partsTogether<Found extends { place?: StayPlace }>(
  name: string,
  found: readonly Found[],
): Found | undefined {
  const [first, ...more] = found;
  const within = found.flatMap(({ place }) => place?.within ?? []);
  const isOne = more.every(({ place }) => place?.key === first?.place?.key);
  if (!first?.place?.within || !isOne || within.length < found.length) return undefined;
  return { ...first, place: { ...first.place, name, within: [...new Set(within)] } };
}

type Around = Pick<KnownMarket, 'position' | 'population' | 'quarters' | 'reachKm' | 'apart'>;

/** The quarters that the name of a place's town holds for: those in its reach that are no places of their own. */
export function quartersAround({ position, population, quarters, reachKm, apart = [] }: Around): readonly Quarter[] {
  const reach = reachKm ?? Math.max(TOWN_KM, acrossOf(population));
  return quarters.filter((quarter) => distanceKm(quarter, position) < reach && !apart.includes(quarter.name));
}

/** A market by the name of its town: what is farther than people go of an evening is no part of it. */
export function placeAround(market: KnownMarket, folded: string): StayPlace {
  const whole = placeOfMarket(market);
  const names = market.name.split(/ and |, /);
  const isWholeName = foldWords(market.name) === folded;
  // Nobody is counted in Killarney, which is a quarter of Killarney and Kerry.
  const isPeopled =
    market.population > 0 ||
    market.reachKm !== undefined ||
    market.quarters.some(({ name }) => foldWords(name).startsWith(folded));
  const isTown = isPeopled && market.names.includes(folded) && !(isWholeName && names.length > 1);
  if (!isTown || market.isLand) return whole;
  const near = quartersAround(market);
  if (near.length === 0 || near.length === market.quarters.length) return whole;
  const said = names.find((each) => foldWords(each) === folded);
  return { ...whole, name: said ?? names[0] ?? whole.name, within: near.map(({ name }) => name) };
}

/** Every name under which quarters are found, alone and before the name of their place. */
export function indexParts(known: readonly KnownMarket[], countryOf: (code: string) => string): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const market of known) {
    const country = foldWords(countryOf(market.countryCode));
    const behind = [...market.names, ...market.names.map((name) => `${name} ${country}`), country];
    for (const quarter of market.quarters) {
      for (const name of namesOfQuarter(quarter)) {
        for (const key of [name, ...behind.map((each) => `${name} ${each}`)]) {
          const list = parts.get(key) ?? [];
          const same = list.find((part) => part.market === market);
          if (same) same.quarters.push(quarter);
          else list.push({ market, quarters: [quarter] });
          parts.set(key, list);
        }
      }
    }
  }
  return parts;
}

/** So many quarters are offered beside an airport. */
const MOST_BESIDE = 3;

/** The quarters of a place that are nearest to a position and within so many km; undefined where none is. */
export function placeBeside(market: KnownMarket, position: Position, withinKm: number): StayPlace | undefined {
  const quarters = market.quarters
    .filter((quarter) => distanceKm(quarter, position) <= withinKm)
    .toSorted((one, other) => distanceKm(one, position) - distanceKm(other, position))
    .slice(0, MOST_BESIDE);
  return quarters.length > 0 ? placeOfPart({ market, quarters }, market.name) : undefined;
}
