/** Airports: the code meant is the first suggestion for what is typed. */
import { createAirportCatalogue, createAirportIndex } from '../src/airport/airport-catalogue';
import { withTownAirports } from '../src/airport/town-airports';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import { createCityIndex } from '../src/place/place-catalogue';
import { readTable, scoreOf, type SenseRow, type SenseSubject } from './sense-subject';

/** What was suggested first instead, or nothing when it is one of the codes expected. */
export function judgeAirport(suggest: (typed: string) => { iataCode: string }[]) {
  return ({ given, expected }: SenseRow): string | undefined => {
    const first = suggest(given)[0]?.iataCode ?? 'nothing';
    return expected.split('|').includes(first) ? undefined : first;
  };
}

export const airportSense: SenseSubject = {
  name: 'airports by what is typed',
  bound: 0.97,
  measure() {
    const catalogue = createAirportCatalogue();
    const cities = createCityIndex(destinationCatalogue, catalogue);
    const { suggest } = withTownAirports({ catalogue, index: createAirportIndex(catalogue), cities });
    return scoreOf(
      readTable('airports.txt'),
      judgeAirport((typed) => suggest(typed)),
    );
  },
};
