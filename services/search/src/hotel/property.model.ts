/** The properties of a place: how many, of what kind and name, where they stand and what guests say. The same place, the same properties. */
import type { Hotel } from '@sojourn/contracts';
import { distanceKm, KM_A_DEGREE, seededInteger, seededRandom, starFactor } from '@sojourn/travel';
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
 * `rateFactor` times the rate of the middle property of its stars is what a night costs; `distanceKm` is to the centre, of
 * the town `centerOf` where the place has several; `district` is empty where nobody wrote the quarters down.
 */
export type Property = {
  id: string;
  name: string;
  kind: PropertyKind;
  stars: number;
  district: string;
  position: { latitude: number; longitude: number };
  distanceKm: number;
  centerOf?: string | undefined;
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
function quarterOfHouse(place: StayPlace, { at, share }: { at: number; share: number }) {
  const { quarters, within = [], propertyCount } = place;
  if (at >= propertyCount) {
    const meant = quarters.filter(({ name }) => within.includes(name));
    return quarterAt(meant, share);
  }
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
  const quarter = quarterOfHouse(place, { at, share: chance('district') });
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
  return {
    district: quarter?.name ?? '',
    level,
    isLuxury: quarter?.isLuxury ?? false,
    position,
    km: Math.round(distanceKm(centre, position) * 10) / 10,
    centerOf: isOwnTown ? quarter.name : undefined,
  };
}

/** Of the houses of luxury quarters so many have four stars; of a place's five-star houses so many are grand. */
const [LUXURY_OF_FOUR, GRAND] = [0.3, 0.4];
/** From what share of the grandest house's rate on a house of so many stars is one of luxury, and up to which. */
const LUXURY_SHARES: Readonly<Record<number, readonly [from: number, to: number]>> = { 4: [0.35, 0.5], 5: [0.55, 1] };

/** The houses at the rates of true luxury: those of its luxury quarters, else some of its five-star houses. */
function grandOf(properties: readonly Property[], { key, luxury, quarters }: StayPlace): ReadonlySet<Property> {
  if (luxury === undefined) return new Set();
  const names = new Set(quarters.filter(({ isLuxury }) => isLuxury).map(({ name }) => name));
  if (names.size > 0) return new Set(properties.filter(({ district }) => names.has(district)));
  const five = properties.filter(({ stars }) => stars === 5);
  const order = ({ id }: Property) => seededRandom('grand', key, id);
  return new Set(five.toSorted((one, other) => order(one) - order(other)).slice(0, Math.ceil(GRAND * five.length)));
}

/** What a grand house costs beside the middle one of its stars. */
function grandFactor({ id, stars, rateFactor }: Property, { luxury = 0, market }: StayPlace): number {
  const [from, to] = LUXURY_SHARES[stars] ?? [0, 0];
  const share = from + (to - from) * seededRandom('luxury', id);
  return Math.max(rateFactor, (luxury * share) / (market.base * starFactor(stars)));
}

/**
 * The middle property of each number of stars costs what the market says, so that an estimate is a price that is offered; the
 * middle one is that of the whole place, whose houses are the first so many, without the grand ones.
 */
function centredOnMarket(properties: readonly Property[], place: StayPlace): Property[] {
  const grand = grandOf(properties, place);
  const usual = properties.slice(0, place.propertyCount).filter((property) => !grand.has(property));
  const middles = new Map<number, number>();
  for (const [stars, alike] of groupBy(usual, (property) => property.stars)) {
    const sorted = alike.map(({ rateFactor }) => rateFactor).toSorted((one, other) => one - other);
    middles.set(stars, sorted[Math.floor(sorted.length / 2)] ?? 1);
  }
  return properties.map((property) => {
    const rateFactor = property.rateFactor / (middles.get(property.stars) ?? 1);
    return {
      ...property,
      rateFactor: grand.has(property) ? grandFactor({ ...property, rateFactor }, place) : rateFactor,
    };
  });
}

/** All properties of a place. */
export function propertiesOf(parts: PropertyParts): Property[] {
  const { place } = parts;
  const nameFor = createNames(parts);
  const { propertyCount, moreHouses = 0 } = place;
  const properties = Array.from({ length: propertyCount + moreHouses }, (_, at): Property => {
    const chance = (word: string) => seededRandom(word, place.key, at);
    const { district, level, isLuxury, position, km: kmFromCentre, centerOf } = locate(parts, at);
    const usualStars = 1 + (place.stars ?? STARS).findIndex((share) => chance('stars') < share);
    const stars = isLuxury ? (chance('stars') < LUXURY_OF_FOUR ? 4 : 5) : usualStars;
    const kind = isLuxury ? 'hotel' : kindOf(stars, chance('kind'));
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
      ...(centerOf && { centerOf }),
    };
  });
  return centredOnMarket(properties, place);
}
