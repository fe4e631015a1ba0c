/** Airports for whatever somebody types: by their own names first, and for a town without one where to start from there. */
import type { CityIndex } from '../place/place.model';
import type { AirportCatalogue } from './airport-catalogue';
import type { AirportIndex } from './airport-index.model';
import { nearestAirport, suggestionOfAirport } from './airport.model';

const MOST = 8;

/** Answers what somebody may mean, best first; 8 at most unless told. */
export type AirportSuggester = Pick<AirportIndex, 'suggest'>;

export type TownAirportParts = { catalogue: AirportCatalogue; index: AirportIndex; cities: CityIndex };

/** A town of exactly this name comes before what could only be a slip for it: Matera is no Madeira. */
export function withTownAirports({ catalogue, index, cities }: TownAirportParts): AirportSuggester {
  return {
    suggest(typed, limit = MOST) {
      const found = index.suggest(typed, limit);
      const [town] = cities.named(typed, 1);
      if (!town || index.isKnown(typed)) return found;
      const start = suggestionOfAirport(nearestAirport(catalogue.airports, town.position).airport);
      return [start, ...found.filter(({ id }) => id !== start.id)].slice(0, limit);
    },
  };
}
