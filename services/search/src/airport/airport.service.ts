/** Airport suggestions for typed text, and the airport to start from at a position. */
import type { AirportSuggestion, NearestAirport, Position } from '@sojourn/contracts';
import type { AirportCatalogue } from './airport-catalogue';
import type { AirportIndex } from './airport-index.model';
import { nearestAirport, suggestionOfAirport } from './airport.model';

const MAX_SUGGESTIONS = 8;

export type AirportService = {
  search(keyword: string): { data: AirportSuggestion[] };
  nearest(place: Position): NearestAirport;
};

export function createAirportService(catalogue: AirportCatalogue, index: AirportIndex): AirportService {
  return {
    search: (keyword) => ({ data: index.suggest(keyword, MAX_SUGGESTIONS) }),
    nearest(place) {
      const { airport, distanceKm } = nearestAirport(catalogue.airports, place);
      return { airport: suggestionOfAirport(airport), distanceKm: Math.round(distanceKm) };
    },
  };
}
