import type { CatalogueEntry } from '@sojourn/contracts';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { suggestionOfAirport } from '../airport/airport.model';
import type { AirportSuggester } from '../airport/town-airports';
import { destinationCatalogue } from './destination-catalogue';
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

describe('the catalogue for the ai service and for forms', () => {
  const [one, two] = destinationCatalogue as [CatalogueEntry, CatalogueEntry];
  const market = { base: 90, months: [1, 1.2], weekend: 1.1, events: [] };
  const open = () =>
    createDestinationService({
      ...{ entries: [one, two], airports, suggester: { suggest: () => [] } },
      stayMarketOf: (name) => (name === one.name ? market : undefined),
      placesNamed: (text) => (text === 'beside two' ? [two.position] : []),
    });

  test('says by what the stays of a place are priced, where that is known, and what its clock is', () => {
    const zoneOf = ({ airportCode }: CatalogueEntry) => airports.airportsOf(airportCode)[0]?.timeZone;
    expect(open().catalogue()).toEqual([
      { ...one, stayMarket: market, timeZone: zoneOf(one) },
      { ...two, timeZone: zoneOf(two) },
    ]);
  });

  test('names every place by its id', () => {
    expect(open().names()).toEqual([one, two].map(({ id, name, country }) => ({ id, name, country })));
  });

  test('finds all where nothing is asked, and a place by a town beside it', () => {
    const idsOf = (q?: string) =>
      open()
        .find(q === undefined ? {} : { q })
        .destinations.map(({ id }) => id);
    expect(idsOf().toSorted()).toEqual([one.id, two.id].toSorted());
    expect(idsOf('beside two')).toEqual([two.id]);
  });

  test('has a page of each place', () => {
    expect([open().page(one.id).id, open().page(two.id).id]).toEqual([one.id, two.id]);
    expect(() => open().page('nowhere')).toThrow('This destination is not in our catalogue.');
  });
});

test('an origin whose airport is not in the catalogue is none', () => {
  const suggester: AirportSuggester = {
    suggest: () => [{ ...suggestionOfAirport(airports.airportsOf('LBA')[0]!), iataCode: 'QQQ' }],
  };
  const parts = { entries: [], airports, suggester, stayMarketOf: () => undefined, placesNamed: () => [] };
  expect(createDestinationService(parts).origin('Leeds')).toEqual({ origin: null });
});
