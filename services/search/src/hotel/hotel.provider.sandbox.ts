/** The built-in inventory of stays: samples that follow place and season, deterministic, without any network. */
import { LRUCache } from 'lru-cache';
import { taxesOf } from './city-taxes';
import type { HotelProvider } from './hotel.provider';
import { namingStyleOf } from './naming-style-catalogue';
import { propertiesOf, type Property } from './property.model';
import type { StayPlace } from './market.model';
import { fullestEvent, staysAt } from './stay.model';

/** Cities whose properties are kept: a great one has hundreds, and a search asks for all of them. */
const MOST_CITIES = 200;

/** A village that has more houses than its region offers there has a list of its own. */
const keyOf = ({ key, within = [], moreHouses = 0 }: StayPlace) => (moreHouses > 0 ? [key, ...within].join('|') : key);

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
      const properties = known.memo(keyOf(place), { context: place });
      const { name, taken = 0 } = fullestEvent(place.market, query) ?? {};
      const hotels = staysAt({ query, place, properties, taxes: taxesOf(place), today });
      return { hotels, ...(name && { event: { name, taken } }) };
    },
  };
}
