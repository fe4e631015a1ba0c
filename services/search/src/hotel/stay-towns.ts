/** Which quarters of a place are towns of their own, and how far the houses of such a town stand. */
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import { countryNameOf } from '../place/country-names.model';
import type { City, CityIndex } from '../place/place.model';
import { namesOfQuarter, USUAL_REACH_KM, type Quarter } from './quarter.model';
import { shoreOf } from './shore.model';
import { acrossOf, reachOf } from './spread.model';

export type TownParts = {
  middle: Position;
  countryCode: string;
  /** Its far quarters are its own, unless they are towns that everybody knows as such. */
  isCity: boolean;
  /** Thousands of inhabitants of the place. */
  population: number;
  quarters: readonly Quarter[];
  cities: Pick<CityIndex, 'named'>;
  /** Where airfields are: nobody sleeps on a runway. */
  airfields: readonly Position[];
};

/** Farther from the middle a quarter is no quarter any more. */
const OWN_TOWN_KM = 12;
/** A town's middle and that of its visitors' quarter. */
const SAME_TOWN_KM = 6;
/** Visitors of a town stay in its inner part. */
const INNER = 0.6;
/** From an airfield's middle to the first house, and how far to the north or south one is looked for, in degrees. */
const [RUNWAY_KM, FIELD_DEGREES] = [0.5, 0.03];
/** Of the way to the next quarter so much is this one's, within what can be walked. */
const [TOWARDS_NEXT, WALK_KM] = [0.3, 1];

const townOf = (quarter: Quarter, { countryCode, cities }: TownParts): City | undefined =>
  namesOfQuarter(quarter)
    .flatMap((name) => cities.named(name, 5).filter((city) => foldWords(city.name) === name))
    .find((city) => city.countryCode === countryCode && distanceKm(city.position, quarter) < SAME_TOWN_KM);

/** The state of a town, or its country, as people say it behind the name. */
const whereOf = (town: City | undefined, countryCode: string) =>
  town?.stateName?.replace(/ [A-Z]+$/, '') ?? countryNameOf(countryCode) ?? '';

/** A middle that is drawn wet stands on land that the map hardly draws. */
const isMeasured = (quarter: Quarter) => shoreOf(quarter)?.from.every((km) => km === 0) ?? false;

/** How far houses scatter: villages alone in their valley more than quarters wall to wall. */
function reachAmong(quarter: Quarter, { quarters, airfields }: TownParts): number {
  // What is written narrow is a beach or an islet: how it goes on is known only where its shore was measured.
  if (quarter.reachKm < USUAL_REACH_KM && !isMeasured(quarter)) return quarter.reachKm;
  const others = quarters.filter((each) => each !== quarter).map((each) => distanceKm(each, quarter));
  const room = airfields
    .filter(({ latitude }) => Math.abs(latitude - quarter.latitude) < FIELD_DEGREES)
    .map((field) => distanceKm(field, quarter) - RUNWAY_KM);
  return Math.max(quarter.reachKm, Math.min(WALK_KM, TOWARDS_NEXT * Math.min(...others), ...room));
}

/** The quarters, each with its reach, and by name those that are towns of their own with where they are. */
export function withTowns(parts: TownParts): {
  quarters: readonly Quarter[];
  towns: Readonly<Record<string, string>>;
} {
  const { middle, isCity, population, quarters, countryCode } = parts;
  const own = Math.max(OWN_TOWN_KM, isCity ? acrossOf(population) : 0);
  const far = quarters.filter((quarter) => distanceKm(quarter, middle) > own);
  const known = new Map(far.map((quarter) => [quarter, townOf(quarter, parts)] as const));
  const towns = far
    .filter((quarter) => !isCity || known.get(quarter))
    .map((quarter) => [quarter.name, whereOf(known.get(quarter), countryCode)] as const);
  return {
    quarters: quarters.map((quarter) => {
      const town = known.get(quarter);
      // Two quarters of one town share its houses: each stays small.
      const isAlone = town && [...known.values()].filter((each) => each === town).length === 1;
      const reachKm = Math.max(reachAmong(quarter, parts), isAlone ? INNER * reachOf(town.population) : 0);
      return { ...quarter, reachKm };
    }),
    towns: Object.fromEntries(towns),
  };
}
