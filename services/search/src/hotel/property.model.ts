/** The properties of a place: how many, of what kind and name, where they stand and what guests say. The same place, the same properties. */
import type { Hotel } from '@sojourn/contracts';
import { distanceKm, KM_A_DEGREE, seededInteger, seededRandom } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import type { StayPlace } from './market.model';
import type { Quarter } from './quarter.model';
import { contracted, isFitting, saysTwice } from './property-name.model';
import { shoreOf } from './shore.model';
import { kmToLand, reachOf, spotAround } from './spread.model';

/** Ways to name properties in a part of the world; `%w` is a word, `%d` a district, `%c` the city. */
export type NamingStyle = {
  hotel: readonly string[];
  small: readonly string[];
  hostel: readonly string[];
  words: readonly string[];
};

type PropertyKind = NonNullable<Hotel['kind']>;

/**
 * `rateFactor` times the rate of the middle property of its stars is what a night costs; `distanceKm` is to the centre;
 * `district` is empty where nobody wrote the quarters down.
 */
export type Property = {
  id: string;
  name: string;
  kind: PropertyKind;
  stars: number;
  district: string;
  position: { latitude: number; longitude: number };
  distanceKm: number;
  rating: number;
  reviewCount: number;
  rateFactor: number;
};

export type PropertyParts = { place: StayPlace; namingStyle: NamingStyle };

/** Shares of stars 1 to 5, summed up, where a place has no own. */
const STARS: readonly number[] = [0.07, 0.24, 0.64, 0.91, 1];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function kindOf(stars: number, chance: number): PropertyKind {
  if (stars === 1) return 'hostel';
  if (stars <= 3 && chance < 0.3) return 'guesthouse';
  if (stars >= 3 && stars <= 4 && chance > 0.82) return 'apartment';
  return 'hotel';
}

/** From the twelfth on a round has its number in the name, so a place of so many properties runs out of none. */
const MOST_ROUNDS = 10_000;

/**
 * Every name once: a word by each way in turn, then with its district, then with a number of its street.
 * @throws RangeError when none is left
 */
function createNames({ place, namingStyle }: PropertyParts) {
  const { hotel, small, hostel, words } = namingStyle;
  const taken = new Set<string>();
  return (kind: PropertyKind, district: string, at: number): string => {
    const ways = kind === 'hostel' ? hostel : kind === 'hotel' || kind === 'resort' ? hotel : small;
    for (const round of Array(MOST_ROUNDS).keys()) {
      const way = ways[seededInteger(0, ways.length - 1, 'way', place.key, at, round)] ?? '%w';
      const fitting = words.filter((each) => isFitting(way, each));
      const word = fitting[seededInteger(0, fitting.length - 1, 'word', place.key, at, round)] ?? '';
      // `Hotel Hotel Zone` is no name: a quarter that says what the way says is called by its town.
      const where = district && !saysTwice(way, district) ? district : place.town;
      const bare = contracted(way.replace('%w', word).replace('%d', where).replace('%c', place.town));
      const placed = bare.includes(where) || saysTwice(bare, where) ? bare : `${bare} ${where}`;
      const name = capital(round < 3 ? bare : round < 12 ? placed : `${placed} ${round}`);
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
    throw new RangeError(`No name is left for a property of ${place.town}.`);
  };
}

/** The quarter that a share of all houses falls into, by the quarters' weights. */
function quarterAt(quarters: readonly Quarter[], share: number): Quarter | undefined {
  let left = share * quarters.reduce((sum, { weight }) => sum + weight, 0);
  return quarters.find(({ weight }) => (left -= weight) < 0) ?? quarters.at(-1);
}

/** Every quarter has some houses, whatever it weighs: who looks for a village has a choice in it. */
const ROUNDS = 2;
function quarterOfHouse(quarters: readonly Quarter[], { at, share }: { at: number; share: number }) {
  return at < ROUNDS * quarters.length ? quarters[at % quarters.length] : quarterAt(quarters, share);
}

/** No house stands in the water: what would lie on its side of the middle is mirrored inland. */
function ashore({ kmNorth, kmEast }: { kmNorth: number; kmEast: number }, water: number | undefined) {
  if (water === undefined) return { kmNorth, kmEast };
  const bearing = (water * Math.PI) / 180;
  const out = kmNorth * Math.cos(bearing) + kmEast * Math.sin(bearing);
  if (out <= 0) return { kmNorth, kmEast };
  return { kmNorth: kmNorth - 2 * out * Math.cos(bearing), kmEast: kmEast - 2 * out * Math.sin(bearing) };
}

/** Drawn land that begins farther from a quarter is not the quarter's own, which the map leaves out. */
const OWN_LAND_KM = 0.95;

/** A house of a quarter stands around its middle, on the side of the land: as the map draws it, else as it is written. */
function spotIn(quarter: Quarter, chances: { radius: number; angle: number }) {
  const { reachKm, water } = quarter;
  const shore = shoreOf(quarter);
  if (shore && kmToLand(shore) < OWN_LAND_KM) return spotAround(chances, { reach: reachKm, shore });
  const [distance, angle] = [reachKm * chances.radius ** 0.7, chances.angle * 2 * Math.PI];
  return ashore({ kmNorth: distance * Math.cos(angle), kmEast: distance * Math.sin(angle) }, water);
}

/** Where a property stands: near a quarter's middle, or around the centre of a place whose quarters nobody wrote down. */
function locate({ place }: PropertyParts, at: number) {
  const chance = (word: string) => seededRandom(word, place.key, at);
  const quarter = quarterOfHouse(place.quarters, { at, share: chance('district') });
  const whole = place.middle ?? place.position;
  const middle = quarter ?? whole;
  const chances = { radius: chance('radius'), angle: chance('angle') };
  const { kmNorth, kmEast } = quarter
    ? spotIn(quarter, chances)
    : spotAround(chances, { reach: reachOf(place.population), shore: shoreOf(whole) });
  const latitude = middle.latitude + kmNorth / KM_A_DEGREE;
  const longitude = middle.longitude + kmEast / (KM_A_DEGREE * Math.cos((middle.latitude * Math.PI) / 180));
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  const position = { latitude: round(latitude), longitude: round(longitude) };
  // Who stays in Kranjska Gora asks how far its own middle is, and not that of Bled.
  const isOwnTown = quarter && place.isRegion && place.towns && quarter.name in place.towns;
  const centre = isOwnTown ? quarter : whole;
  const level = quarter?.level ?? 1;
  return { district: quarter?.name ?? '', level, position, km: Math.round(distanceKm(centre, position) * 10) / 10 };
}

/** The middle property of each number of stars costs what the market says, so that an estimate is a price that is offered. */
function centredOnMarket(properties: readonly Property[]): Property[] {
  const middles = new Map<number, number>();
  for (const [stars, alike] of groupBy(properties, (property) => property.stars)) {
    const sorted = alike.map(({ rateFactor }) => rateFactor).toSorted((one, other) => one - other);
    middles.set(stars, sorted[Math.floor(sorted.length / 2)] ?? 1);
  }
  return properties.map((property) => ({
    ...property,
    rateFactor: property.rateFactor / (middles.get(property.stars) ?? 1),
  }));
}

/** All properties of a place. */
export function propertiesOf(parts: PropertyParts): Property[] {
  const { place } = parts;
  const nameFor = createNames(parts);
  const properties = Array.from({ length: place.propertyCount }, (_, at): Property => {
    const chance = (word: string) => seededRandom(word, place.key, at);
    const stars = 1 + (place.stars ?? STARS).findIndex((share) => chance('stars') < share);
    const kind = kindOf(stars, chance('kind'));
    const { district, level, position, km: kmFromCentre } = locate(parts, at);
    // A central property and one that guests like cost more.
    const liked = chance('liked');
    const central = Math.max(-0.12, 0.1 - 0.05 * kmFromCentre);
    const own = Math.max(0.7, 1 + 0.3 * (liked - 0.5) + central - 0.03 + 0.16 * (chance('character') - 0.5));
    const rateFactor = own * level;
    const rating = Math.min(4.9, Math.max(3, 3.15 + 0.2 * stars + 0.9 * (liked - 0.35)));
    const reviewCount = Math.round(40 + 2_400 * chance('reviews') ** 2 * (kind === 'guesthouse' ? 0.4 : 1));
    const name = nameFor(kind, district, at);
    const id = `sample-${place.key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${at + 1}`;
    return {
      ...{ id, name, kind, stars, district, position, distanceKm: kmFromCentre, reviewCount, rateFactor },
      rating: Math.round(rating * 10) / 10,
    };
  });
  return centredOnMarket(properties);
}
