/** Airport suggestions for typed text, and the airport to start from at a position. */
import type { AirportSuggestion, NearestAirport, Position } from '@sojourn/contracts';
import type { CityIndex } from '../place/place.model';
import type { AirportCatalogue } from './airport-catalogue';
import { nearestAirport, suggestionOfAirport } from './airport.model';
import type { AirportSuggester } from './town-airports';

export type AirportService = {
  search(keyword: string): { data: AirportSuggestion[] };
  nearest(place: Position): NearestAirport;
};

export type AirportServiceParts = { catalogue: AirportCatalogue; suggester: AirportSuggester; cities: CityIndex };

export function createAirportService({ catalogue, suggester, cities }: AirportServiceParts): AirportService {
  /** Says beside the airport that it is the one of an old code that was typed. */
  function withFormerCode(keyword: string) {
    const typed = keyword.trim().toUpperCase();
    const current = catalogue.codeInUse(typed);
    return (suggestion: AirportSuggestion): AirportSuggestion =>
      current !== typed && suggestion.iataCode === current
        ? { ...suggestion, name: `${suggestion.name} (was ${typed})` }
        : suggestion;
  }

  return {
    search: (keyword) => ({ data: suggester.suggest(keyword).map(withFormerCode(keyword)) }),
    nearest(place) {
      const { airport, distanceKm } = nearestAirport(catalogue.airports, place);
      const city = cities.nearest(place);
      const answer = { airport: suggestionOfAirport(airport), distanceKm: Math.round(distanceKm) };
      return city ? { ...answer, city: { name: city.name, countryName: city.countryName } } : answer;
    },
  };
}
