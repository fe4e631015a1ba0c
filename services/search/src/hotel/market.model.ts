/** What a place is as a market of stays: what a night costs, and how many properties there are. */
import { distanceKm, foldWords, type Position, type StayEvent, type StayMarket } from '@sojourn/travel';
import type { City } from '../place/place.model';
import { seasonOfPlace } from './place-season.model';
import type { Quarter } from './quarter.model';
import { shoreOf } from './shore.model';

/**
 * A market that is known: `names` are all of its own, folded; `propertyCount` is how many of its properties are in the
 * inventory. A region holds several towns, a land is a region whose name holds for all of them; `towns` are the quarters
 * that are towns of their own, each with where it is.
 */
export type KnownMarket = {
  key: string;
  name: string;
  names: readonly string[];
  countryCode: string;
  position: Position;
  /** Thousands of inhabitants; 0 for a destination that is no town. */
  population: number;
  propertyCount: number;
  market: StayMarket;
  /** The name of its season, which says what kind of place it is. */
  season?: string;
  /** Which share of its houses has at most 1, 2, 3, 4 and 5 stars; the usual one where nobody wrote it down. */
  stars?: readonly number[];
  isRegion: boolean;
  isLand?: boolean;
  /** People sleep near it, and not in it. */
  isNear?: boolean;
  towns?: Readonly<Record<string, string>>;
  /** US dollars for a night in its grandest houses in an average month. */
  luxury?: number;
  /** How far the houses of its name stand, where that is not what a town's do; in km. */
  reachKm?: number;
  /** Its quarters that are known markets themselves: who names the place does not mean them. */
  apart?: readonly string[];
  quarters: readonly Quarter[];
};

/**
 * A place to stay in: `key` is the same for every name of it. `town` is the whole place, where `name` is one of its quarters;
 * `within` names the quarters that are meant, all of them where it is missing. `middle` is that of the whole place, where
 * `position` is its quarter's; `towns` has the quarters that are towns of their own, each with its state or
 * country.
 */
export type StayPlace = {
  key: string;
  name: string;
  town: string;
  countryCode: string;
  position: Position;
  population: number;
  propertyCount: number;
  market: StayMarket;
  season?: string;
  stars?: readonly number[];
  quarters: readonly Quarter[];
  within?: readonly string[];
  /** US dollars for a night in its grandest houses in an average month. */
  luxury?: number;
  /** Houses of the quarters `within` beside those that the whole place has there. */
  moreHouses?: number;
  middle?: Position;
  isRegion?: boolean;
  isLand?: boolean;
  /** People sleep near what `name` says, and not in it: a sight. */
  isNear?: boolean;
  towns?: Readonly<Record<string, string>>;
};

/** A place that may be meant; `detail` says where it is. */
export type MeantPlace = { name: string; detail: string };

/**
 * `resolve` gives the place that is called so with where it is, and the others of its name; or, without a place, what else
 * may have been meant. `region` is the country or region whose places `others` are.
 */
export type StayPlaces = {
  resolve(typed: string): { place?: StayPlace; detail: string; others: readonly MeantPlace[]; region?: string };
  placeOf(city: City): StayPlace;
};

/** What places are made of. */
export type MarketParts = {
  known: readonly KnownMarket[];
  /** US dollars outside the great cities, by country. */
  rates: Readonly<Record<string, number>>;
  seasons: Readonly<Record<string, readonly number[]>>;
  /** The feasts and fairs of a city, and the holidays of its season. */
  eventsOf: (city: string, countryCode: string, season?: string) => readonly StayEvent[];
};

/** A destination is the market in the middle of which it stands, and a city the one of its name. */
const SAME_PLACE_KM = 15;
const SAME_NAME_KM = 60;
const LEISURE = 1.12;
const BUSINESS = 0.9;
const USUAL_RATE = 70;
const FEWEST = 5;
const MOST = 120;

/** The share of a week that is dear: weekends for leisure, weekdays for business. */
export const weekendOf = (isBusiness: boolean) => (isBusiness ? BUSINESS : LEISURE);

/** A greater city is a little pricier than its country; a village has few properties, a capital a hundred. */
export function guessedMarket(
  city: City,
  { rates, seasons, eventsOf, known }: MarketParts,
): { market: StayMarket; season: string; propertyCount: number } {
  const size = Math.max(-0.15, Math.min(0.2, Math.log10(Math.max(1, city.population) / 100) * 0.12));
  const { name, factor } = seasonOfPlace({ city, shore: shoreOf(city.position), known, seasons });
  const base = Math.round((rates[city.countryCode] ?? USUAL_RATE) * (1 + size) * factor);
  const fame = Math.min(20, city.otherNames.length * 3);
  const propertyCount = Math.round(Math.min(MOST, FEWEST + 2 * Math.sqrt(city.population) + fame));
  const events = eventsOf(city.name, city.countryCode, name);
  return {
    market: { base, months: seasons[name] ?? [], weekend: weekendOf(false), events },
    season: name,
    propertyCount,
  };
}

const isNamed = (each: KnownMarket, name: string) => each.names.includes(foldWords(name));

const KM_OF_DEGREE = 110;

/** Whether two places may be so near: what is farther north or south need not be measured. */
export const mayBeWithin = (km: number, one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) <= km / KM_OF_DEGREE;

/** The market that a city or destination is, if it is one that is known. */
export function knownMarketOf(city: City, known: readonly KnownMarket[]): KnownMarket | undefined {
  const farthest = Math.max(SAME_NAME_KM, SAME_PLACE_KM);
  return known
    .filter(({ position }) => mayBeWithin(farthest, position, city.position))
    .map((each) => ({ each, km: distanceKm(each.position, city.position), isNamed: isNamed(each, city.name) }))
    .filter(({ km, isNamed: isSame }) =>
      isSame ? km < SAME_NAME_KM : km < (city.population === 0 ? SAME_PLACE_KM : 1),
    )
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.km - other.km)[0]?.each;
}

/** A known market as a place to stay. */
export function placeOfMarket({ names: _names, reachKm: _reach, apart: _apart, ...market }: KnownMarket): StayPlace {
  return { ...market, town: market.name, middle: market.position };
}

/** The market of a place, and what is known of it. */
export function stayPlace(city: City, parts: MarketParts): StayPlace {
  const known = knownMarketOf(city, parts.known);
  if (known) return placeOfMarket(known);
  const { name, countryCode, position, population } = city;
  const key = `${name} ${countryCode} ${position.latitude} ${position.longitude}`;
  return { key, name, town: name, countryCode, position, population, ...guessedMarket(city, parts), quarters: [] };
}
