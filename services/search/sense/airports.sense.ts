/** Airports: the code meant is the first suggestion for what is typed. */
import { createAirportIndex } from '../src/airport/airport-catalogue';
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
    const index = createAirportIndex();
    return scoreOf(
      readTable('airports.txt'),
      judgeAirport((typed) => index.suggest(typed)),
    );
  },
};
