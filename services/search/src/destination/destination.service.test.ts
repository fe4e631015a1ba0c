import { createAirportCatalogue } from '../airport/airport-catalogue';
import { suggestionOfAirport } from '../airport/airport.model';
import type { AirportSuggester } from '../airport/town-airports';
import { createDestinationService } from './destination.service';

const airports = createAirportCatalogue();

/** A service that knows these words only, and what it was asked. */
function start(known: Record<string, string>) {
  const asked: unknown[] = [];
  const suggester: AirportSuggester = {
    suggest(words, limit) {
      asked.push([words, limit]);
      const airport = airports.airportsOf(known[words] ?? '')[0];
      return airport ? [suggestionOfAirport(airport)] : [];
    },
  };
  return {
    asked,
    service: createDestinationService({
      entries: [],
      airports,
      suggester,
      stayMarketOf: () => undefined,
      placesNamed: () => [],
    }),
  };
}

test.each<[text: string, code: string | undefined, asked: string[], known: Record<string, string>]>([
  ['Leeds', 'LBA', ['Leeds'], { Leeds: 'LBA' }],
  [' Leeds , UK', 'LBA', ['Leeds , UK', 'Leeds'], { Leeds: 'LBA' }],
  ['Leeds (Bradford)', 'LBA', ['Leeds (Bradford)', 'Leeds'], { Leeds: 'LBA' }],
  ['Leeds/Bradford', 'LBA', ['Leeds/Bradford', 'Leeds'], { Leeds: 'LBA' }],
  // The whole text comes first: some cities have a comma.
  ['Washington, DC', 'IAD', ['Washington, DC'], { 'Washington, DC': 'IAD', Washington: 'DCA' }],
  ['X, Leeds', undefined, ['X, Leeds'], { X: 'LBA' }],
  ['Atlantis', undefined, ['Atlantis', 'Atlantis'], {}],
])('%j starts at %j', (text, ...[code, words, known]) => {
  const { asked, service } = start(known);
  expect(service.origin(text).origin?.iataCode).toBe(code);
  expect(asked).toEqual(words.map((each) => [each, 1]));
});

test('an origin is the place of its airport', () => {
  const { iataCode, cityName, countryName, position } = airports.airportsOf('LBA')[0]!;
  expect(start({ Leeds: 'LBA' }).service.origin('Leeds')).toEqual({
    origin: { iataCode, cityName, countryName, position },
  });
  expect(start({}).service.origin('Leeds')).toEqual({ origin: null });
});
