/** Airports for whatever somebody types: by their own names first, and for a town without one where to start from there. */
import { foldWords } from '@sojourn/travel';
import type { CityIndex } from '../place/place.model';
import type { AirportCatalogue } from './airport-catalogue';
import type { AirportIndex } from './airport-index.model';
import { type Airport, busierAirports, nearestAirport, suggestionOfAirport } from './airport.model';

const MOST = 8;
/** Thousand passengers a year: below, there are days without a flight. */
const SMALL = 500;

/** Answers what somebody may mean, best first; 8 at most unless told. */
export type AirportSuggester = Pick<AirportIndex, 'suggest'>;

export type TownAirportParts = { catalogue: AirportCatalogue; index: AirportIndex; cities: CityIndex };

/**
 * A town of exactly this name comes before what could only be a slip for it: Matera is no Madeira. After a town's own small
 * airport come the busier ones near it.
 */
export function withTownAirports({ catalogue, index, cities }: TownAirportParts): AirportSuggester {
  /** The airport that was typed by the name of its town, if it is a small one. */
  function smallOne(typed: string, code: string | undefined): Airport | undefined {
    const [airport] = catalogue.areaOf(code ?? '') ? [] : catalogue.airportsOf(code ?? '');
    const isTyped = airport && foldWords(airport.cityName) === foldWords(typed);
    return isTyped && airport.weight < SMALL ? airport : undefined;
  }
  return {
    suggest(typed, limit = MOST) {
      const found = index.suggest(typed, limit);
      const [first, ...others] = found;
      const small = smallOne(typed, first?.iataCode);
      if (first && small) {
        const near = busierAirports(catalogue.airports, small).map(suggestionOfAirport);
        const rest = others.filter(({ id }) => !near.some((each) => each.id === id));
        return [first, ...near, ...rest].slice(0, limit);
      }
      const [town] = cities.named(typed, 1);
      if (!town || index.isKnown(typed)) return found;
      const start = suggestionOfAirport(nearestAirport(catalogue.airports, town.position).airport);
      return [start, ...found.filter(({ id }) => id !== start.id)].slice(0, limit);
    },
  };
}
