/** Airport suggestions for typed text, and the airport to start from at a position. */
import type { AirportSuggestion, NearestAirport, Position } from '@sojourn/contracts';
import type { CityIndex } from '../place/place.model';
import type { AirportCatalogue } from './airport-catalogue';
import type { AirportIndex } from './airport-index.model';
import { nearestAirport, suggestionOfAirport } from './airport.model';

const MAX_SUGGESTIONS = 8;

export type AirportService = {
  search(keyword: string): { data: AirportSuggestion[] };
  nearest(place: Position): NearestAirport;
};

export type AirportServiceParts = { catalogue: AirportCatalogue; index: AirportIndex; cities: CityIndex };

export function createAirportService({ catalogue, index, cities }: AirportServiceParts): AirportService {
  const nearestTo = (place: Position) => nearestAirport(catalogue.airports, place);

  /** A city without an airport of its own is reached by the one to start from there. */
  function airportsOfCity(keyword: string): AirportSuggestion[] {
    const found = cities.named(keyword, 1).map(({ position }) => nearestTo(position).airport);
    return found.map(suggestionOfAirport);
  }

  return {
    search(keyword) {
      const found = index.suggest(keyword, MAX_SUGGESTIONS);
      return { data: found.length > 0 ? found : airportsOfCity(keyword) };
    },
    nearest(place) {
      const { airport, distanceKm } = nearestTo(place);
      const city = cities.nearest(place);
      const answer = { airport: suggestionOfAirport(airport), distanceKm: Math.round(distanceKm) };
      return city ? { ...answer, city: { name: city.name, countryName: city.countryName } } : answer;
    },
  };
}
