/** What a place is as a market of stays: what a night costs, and how many properties there are. */
import { distanceKm, type Position, type StayEvent, type StayMarket } from '@sojourn/travel';
import type { City } from '../place/place.model';

/** A market that is known: `propertyCount` is how many of its properties are in the inventory. */
export type KnownMarket = {
  city: string;
  countryCode: string;
  position: Position;
  propertyCount: number;
  market: StayMarket;
};

/** A place to stay in: `key` is the same for every name of it. */
export type StayPlace = {
  key: string;
  name: string;
  countryCode: string;
  position: Position;
  population: number;
  propertyCount: number;
  market: StayMarket;
};

/** `resolve` gives the place that is called so and the others of its name, or what else may have been meant. */
export type StayPlaces = {
  resolve(typed: string): { place: StayPlace | undefined; city: City | undefined; others: readonly City[] };
  placeOf(city: City): StayPlace;
};

/** What places are made of. */
export type MarketParts = {
  known: readonly KnownMarket[];
  /** US dollars outside the great cities, by country. */
  rates: Readonly<Record<string, number>>;
  seasons: Readonly<Record<string, readonly number[]>>;
};

/** A destination is the market in the middle of which it stands, and a city the one of its name. */
const SAME_PLACE_KM = 15;
const LEISURE = 1.12;
const BUSINESS = 0.9;
const USUAL_RATE = 70;
const FEWEST = 5;
const MOST = 120;

/** The share of a week that is dear: weekends for leisure, weekdays for business. */
export const weekendOf = (isBusiness: boolean) => (isBusiness ? BUSINESS : LEISURE);

/** Seasons by latitude, where nobody has written them down. */
function seasonAt({ latitude }: Position): string {
  if (latitude > 55) return 'northern-summer';
  if (latitude > 24) return 'city';
  return latitude > -24 ? 'tropics' : 'southern-summer';
}

/** A greater city is a little pricier than its country; a village has few properties, a capital a hundred. */
function guessedMarket(city: City, { rates, seasons }: MarketParts): { market: StayMarket; propertyCount: number } {
  const size = Math.max(-0.15, Math.min(0.2, Math.log10(Math.max(1, city.population) / 100) * 0.12));
  const base = Math.round((rates[city.countryCode] ?? USUAL_RATE) * (1 + size));
  const fame = Math.min(20, city.otherNames.length * 3);
  const propertyCount = Math.round(Math.min(MOST, FEWEST + 2 * Math.sqrt(city.population) + fame));
  const events: readonly StayEvent[] = [];
  return {
    market: { base, months: seasons[seasonAt(city.position)] ?? [], weekend: weekendOf(false), events },
    propertyCount,
  };
}

/** The market of a place, and what is known of it. */
export function stayPlace(city: City, parts: MarketParts): StayPlace {
  const near = parts.known
    .map((each) => ({ each, km: distanceKm(each.position, city.position) }))
    .filter(({ each, km }) => km < SAME_PLACE_KM && (city.population === 0 || each.city === city.name || km < 1))
    .sort((one, other) => one.km - other.km)[0]?.each;
  const { name, countryCode, position, population } = city;
  const at = near ? near.position : position;
  const key = near ? `${near.city} ${near.countryCode}` : `${name} ${countryCode} ${at.latitude} ${at.longitude}`;
  const { market, propertyCount } = near ?? guessedMarket(city, parts);
  return { key, name: near?.city ?? name, countryCode, position: at, population, market, propertyCount };
}
