/** Airports offered to who types a park, a coast or an island: every one that an agent would name, and one of them first. */
import { createAirportCatalogue, createAirportIndex } from '../src/airport/airport-catalogue';
import { withTownAirports } from '../src/airport/town-airports';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import { createCityIndex } from '../src/place/place-catalogue';
import { createPlaceService } from '../src/place/place.service';
import { sightsOf } from '../src/place/sight-catalogue';
import { readTable, scoreOf, type SenseRow, type SenseSubject } from './sense-subject';

function createSuggester() {
  const catalogue = createAirportCatalogue();
  const index = createAirportIndex(catalogue);
  const cities = createCityIndex(destinationCatalogue, catalogue);
  const sights = () => sightsOf({ entries: destinationCatalogue, cities, quartersOf: () => [] });
  const places = createPlaceService({ cities, airports: catalogue, airportIndex: index, sights, areas: () => [] });
  const sightAt = (typed: string) => places.searchSights(typed, {}).data.find(({ kind }) => kind === 'sight')?.position;
  return { catalogue, ...withTownAirports({ catalogue, index, cities, sightAt }) };
}

export const offeredAirportSense: SenseSubject = {
  name: 'airports offered for parks, coasts and islands',
  bound: 0.99,
  measure() {
    const { catalogue, suggest } = createSuggester();
    const withMembers = (code: string) => [code, ...catalogue.airportsOf(code).map(({ iataCode }) => iataCode)];
    const judge = ({ given, expected }: SenseRow): string | undefined => {
      const wanted = expected.split(' ').map((either) => either.split('|'));
      const offered = suggest(given).map(({ iataCode }) => iataCode);
      const known = new Set(offered.flatMap(withMembers));
      const areOffered = wanted.every((either) => either.some((code) => known.has(code)));
      const isFirst = offered
        .slice(0, 1)
        .flatMap(withMembers)
        .some((code) => wanted.flat().includes(code));
      return areOffered && isFirst ? undefined : offered.join(' ') || 'nothing';
    };
    return scoreOf(readTable('offered-airports.txt'), judge);
  },
};
