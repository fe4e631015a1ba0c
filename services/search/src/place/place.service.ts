/** Places for typed text: cities first, then airports; a code that is an airport's goes before all. */
import type { PlaceSuggestion } from '@sojourn/contracts';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import type { AirportIndex } from '../airport/airport-index.model';
import { suggestionOfCity, type CityIndex } from './place.model';

const MOST = 8;
const MOST_CITIES = 5;

export type PlaceService = { search(keyword: string): { data: PlaceSuggestion[] } };

export type PlaceServiceParts = { cities: CityIndex; airports: AirportCatalogue; airportIndex: AirportIndex };

export function createPlaceService({ cities, airports, airportIndex }: PlaceServiceParts): PlaceService {
  function airportsFor(keyword: string): PlaceSuggestion[] {
    return airportIndex.suggest(keyword, MOST).flatMap(({ id, kind, iataCode, name }): PlaceSuggestion[] => {
      const airport = kind === 'airport' ? airports.airportsOf(iataCode)[0] : undefined;
      if (!airport) return [];
      const { cityName, countryName, position, timeZone } = airport;
      return [{ id, kind, iataCode, name, detail: `${cityName}, ${countryName}`, position, timeZone }];
    });
  }

  return {
    search(keyword) {
      // In capitals a code; 'nyc' and 'rio' are cities first.
      const code = keyword.trim();
      const found = airportsFor(keyword);
      const exact = found.filter(({ iataCode }) => iataCode === code);
      const others = found.filter(({ iataCode }) => iataCode !== code);
      const exactly = cities.named(keyword, MOST_CITIES);
      const begun = cities.find(keyword, MOST_CITIES).filter((city) => !exactly.includes(city));
      const named = [...exactly, ...begun].slice(0, MOST_CITIES).map(suggestionOfCity);
      return { data: [...exact, ...named, ...others].slice(0, MOST) };
    },
  };
}
