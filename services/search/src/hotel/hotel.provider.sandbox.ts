/** The built-in inventory of stays: samples that follow place and season, deterministic, without any network. */
import { LRUCache } from 'lru-cache';
import type { HotelProvider } from './hotel.provider';
import { namingStyleOf } from './naming-style-catalogue';
import { propertiesOf, type Property } from './property.model';
import countries from './market/countries.json' with { type: 'json' };
import type { StayPlace } from './market.model';
import { fullestEvent, staysAt, type CityTax } from './stay.model';

function taxOf(countryCode: string): CityTax {
  const perGuest: Record<string, number> = countries.taxPerGuest;
  const share: Record<string, number> = countries.taxShare;
  return { perGuest: perGuest[countryCode] ?? 0, share: share[countryCode] ?? 0 };
}

/** Cities whose properties are kept: a great one has hundreds, and a search asks for all of them. */
const MOST_CITIES = 200;

export function createSandboxHotelProvider(): HotelProvider {
  const known = new LRUCache<string, readonly Property[], StayPlace>({
    max: MOST_CITIES,
    memoMethod: (_key, _old, { context: place }) =>
      propertiesOf({ place, namingStyle: namingStyleOf(place.countryCode) }),
  });
  return {
    name: 'sandbox',
    source: 'sample',
    async search({ query, place, today }) {
      const properties = known.memo(place.key, { context: place });
      const { name, taken = 0 } = fullestEvent(place.market, query) ?? {};
      const hotels = staysAt({ query, place, properties, tax: taxOf(place.countryCode), today });
      return { hotels, ...(name && { event: { name, taken } }) };
    },
  };
}
