/** The built-in inventory of stays: samples that follow place and season, deterministic, without any network. */
import { LRUCache } from 'lru-cache';
import type { HotelProvider } from './hotel.provider';
import { housesOf, type District, type House, type Manner } from './house.model';
import countries from './market/countries.json' with { type: 'json' };
import districtRows from './market/districts.json' with { type: 'json' };
import houseNames from './market/house-names.json' with { type: 'json' };
import type { StayPlace } from './market.model';
import { staysAt, type CityTax } from './stay.model';

const manners = Object.values(houseNames.manners).map((manner) => ({
  countries: new Set(manner.countries.split(' ')),
  manner: { ...manner, words: manner.words.split('|') },
}));

function mannerOf(countryCode: string): Manner {
  const found = manners.find(({ countries: own }) => own.has(countryCode));
  return (found ?? (manners.at(-1) as (typeof manners)[number])).manner;
}

function taxOf(countryCode: string): CityTax {
  const perGuest: Record<string, number> = countries.taxPerGuest;
  const share: Record<string, number> = countries.taxShare;
  return { perGuest: perGuest[countryCode] ?? 0, share: share[countryCode] ?? 0 };
}

function districtsOf({ key }: StayPlace): District[] {
  const rows = (districtRows.districts as Record<string, unknown[][]>)[key.replace(/ [A-Z]{2}$/, '')] ?? [];
  return rows.map(([name, latitude, longitude]) => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

/** Cities whose houses are kept: a great one has hundreds, and a search asks for all of them. */
const MOST_CITIES = 200;

export function createSandboxHotelProvider(): HotelProvider {
  const known = new LRUCache<string, readonly House[], StayPlace>({
    max: MOST_CITIES,
    memoMethod: (_key, _old, { context: place }) =>
      housesOf({ place, districts: districtsOf(place), manner: mannerOf(place.countryCode) }),
  });
  return {
    name: 'sandbox',
    source: 'sample',
    async search({ query, place, today }) {
      const houses = known.memo(place.key, { context: place });
      return { hotels: staysAt({ query, place, houses, tax: taxOf(place.countryCode), today }) };
    },
  };
}
