/** The markets of stays, read from their files, and the place to stay that somebody means. */
import type { StayEvent } from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import type { City, CityIndex } from '../place/place.model';
import countries from './market/countries.json' with { type: 'json' };
import eventRows from './market/events.json' with { type: 'json' };
import marketRows from './market/markets.json' with { type: 'json' };
import seasons from './market/seasons.json' with { type: 'json' };
import { stayPlace, weekendOf, type KnownMarket, type MarketParts, type StayPlaces } from './market.model';

type MarketRow = [city: string, country: string, base: number, season: string, propertyCount: number, business: string];
type EventRow = [city: string, from: string, to: string, factor: number, name: string];

const MOST_OTHERS = 4;

/** Finds every market's city; about 30 ms. */
export function createStayPlaces(cities: CityIndex): StayPlaces {
  const rows = groupBy(eventRows.events as EventRow[], ([city]) => city);
  const eventsOf = (city: string) =>
    (rows.get(city) ?? []).map(([, from, to, factor]): StayEvent => ({ from, to, factor }));
  const known = (marketRows.markets as MarketRow[]).flatMap(
    ([city, countryCode, base, season, propertyCount, business]) => {
      const named = cities.named(city, 5);
      const position = (named.find((each) => each.countryCode === countryCode) ?? named[0])?.position;
      if (!position) return [];
      const months = (seasons.seasons as Record<string, number[]>)[season] ?? [];
      const market = { base, months, weekend: weekendOf(business === 'b'), events: eventsOf(city) };
      return [{ city, countryCode, position, propertyCount, market } satisfies KnownMarket];
    },
  );
  const parts: MarketParts = { known, rates: countries.rates, seasons: seasons.seasons };
  const placeOf = (city: City) => stayPlace(city, parts);

  return {
    placeOf,
    resolve(typed) {
      const [city, ...others] = cities.named(typed, MOST_OTHERS + 1);
      if (city) return { place: placeOf(city), city, others };
      return { place: undefined, city: undefined, others: cities.find(typed, MOST_OTHERS) };
    },
  };
}
