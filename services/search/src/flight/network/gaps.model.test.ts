import fc from 'fast-check';
import type { Airport } from '../../airport/airport.model';
import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { anAirport } from '../flight.fake';
import banks from './banks.json' with { type: 'json' };
import { withFilledGaps } from './gaps.model';
import type { Link } from './links.model';

/** One degree of the equator is 111 km. */
const britishAt = (code: string, longitude: number, more: Partial<Airport> = {}) =>
  anAirport(code, { position: { latitude: 0, longitude }, ...more });
const link = (carrier: string, one: string, other: string): Link => ({
  carrier,
  ends: [one, other],
  aircraft: 'narrow',
});
/** Far from everything, so that nobody is linked to it. */
const AFAR = britishAt('ZZZ', 120);

function added(airports: readonly Airport[], links: readonly Link[]): Link[] {
  const all = withFilledGaps([...airports, AFAR], links);
  expect(all.slice(0, links.length)).toEqual(links);
  return all.slice(links.length);
}

test('an airport without flights gets one to the airport near that has some', () => {
  const links = [link('BA', 'BBB', 'ZZZ')];
  expect(added([britishAt('ABB', 0), britishAt('BBB', 5)], links)).toEqual([
    { carrier: 'BA', ends: ['ABB', 'BBB'], aircraft: null },
  ]);
});

test('its ends are in the order of the alphabet', () => {
  expect(added([britishAt('CCC', 0), britishAt('BBB', 5)], [link('BA', 'BBB', 'ZZZ')])[0]?.ends).toEqual([
    'BBB',
    'CCC',
  ]);
});

test.each([
  ['in the same place', 0.3, 0],
  ['beyond 40 km', 0.4, 1],
  ['within 2,500 km', 22.4, 1],
  ['farther away', 22.6, 0],
])('the other airport is %s', (_where, longitude, count) => {
  expect(added([britishAt('ABB', 0), britishAt('BBB', longitude)], [link('BA', 'BBB', 'ZZZ')])).toHaveLength(count);
});

describe('an airport abroad', () => {
  const foreign = (longitude: number) => britishAt('BBB', longitude, { countryCode: 'FR' });
  const links = [link('BA', 'BBB', 'ZZZ')];

  test('is the other end only when none at home has flights near', () => {
    expect(added([britishAt('ABB', 0), foreign(2)], links)[0]?.ends).toEqual(['ABB', 'BBB']);
    const withHome = [britishAt('ABB', 0), foreign(2), britishAt('CCC', 20)];
    expect(added(withHome, [...links, link('BA', 'CCC', 'ZZZ')])[0]?.ends).toEqual(['ABB', 'CCC']);
  });

  test('is within 1,500 km', () => {
    expect(added([britishAt('ABB', 0), foreign(13.4)], links)).toHaveLength(1);
    expect(added([britishAt('ABB', 0), foreign(13.6)], links)).toEqual([]);
  });
});

test('airports that are linked with each other alone get a link to the rest of the country', () => {
  const airports = [britishAt('ABB', 0), britishAt('BBB', 2), britishAt('CCC', 10), britishAt('DDD', 12)];
  const apart = [link('BA', 'ABB', 'BBB'), link('BA', 'CCC', 'DDD'), link('BA', 'DDD', 'ZZZ')];
  expect(added(airports, apart).map(({ ends }) => ends)).toEqual([['BBB', 'CCC']]);
});

test('ten times the passengers are worth 250 km', () => {
  const to = (longitude: number) => {
    const airports = [
      britishAt('ABB', 0),
      britishAt('BBB', 2, { weight: 1_000 }),
      britishAt('CCC', longitude, { weight: 10_000 }),
    ];
    return added(airports, [link('BA', 'BBB', 'ZZZ'), link('BA', 'CCC', 'ZZZ')])[0]?.ends[1];
  };
  expect(to(4.2)).toBe('CCC');
  expect(to(4.3)).toBe('BBB');
});

describe('an islet', () => {
  const townAt = (code: string, longitude: number, weight: number) => britishAt(code, longitude, { weight });
  const hub = townAt('HUB', 2.5, 20_000);
  const endOf = (airports: Airport[]) =>
    added(
      [...airports, hub],
      [...airports.slice(1), hub].map(({ iataCode }) => link('LM', iataCode, 'ZZZ')),
    ).map(({ ends }) => ends.find((end) => end !== airports[0]?.iataCode));

  test('has its flights to the next town, not to the great hub behind it', () => {
    expect(endOf([townAt('SZS', 0, 10), townAt('TWN', 0.5, 300)])).toEqual(['TWN']);
    expect(endOf([townAt('ABB', 0, 10), townAt('TWN', 0.5, 300)])).toEqual(['HUB']);
  });

  test('has them to the hub where no town is near', () => {
    expect(endOf([townAt('SZS', 0, 10), townAt('TWN', 1.4, 300)])).toEqual(['HUB']);
    expect(endOf([townAt('SZS', 0, 10), townAt('ISL', 0.5, 10)])).toEqual(['HUB']);
  });
});

test('every islet is an airport of fewer than 20,000 passengers a year', () => {
  const weights = new Map(createAirportCatalogue().airports.map(({ iataCode, weight }) => [iataCode, weight]));
  expect(banks.islets.split(' ').filter((code) => (weights.get(code) ?? 20) >= 20)).toEqual([]);
});

describe('the carrier of a gap', () => {
  const airports = [britishAt('ABB', 0), britishAt('BBB', 5), britishAt('CCC', 115)];
  const far = [britishAt('ABB', 0), britishAt('BBB', 10), britishAt('CCC', 115)];
  const carrierOf = (links: Link[], places = airports) => added(places, links)[0]?.carrier;

  test('comes from home when foreign ones fly more from the hub', () => {
    const foreign = [link('AF', 'BBB', 'ZZZ'), link('AF', 'BBB', 'CCC')];
    expect(carrierOf([...foreign, link('BA', 'BBB', 'ZZZ')])).toBe('BA');
  });

  test('flies most from the hub when several are at home', () => {
    expect(carrierOf([link('BA', 'BBB', 'ZZZ'), link('VS', 'BBB', 'ZZZ'), link('VS', 'BBB', 'CCC')])).toBe('VS');
  });

  test('has small aircraft when the way is short, and low fares only when nobody else is there', () => {
    const both = [link('U2', 'BBB', 'ZZZ'), link('U2', 'BBB', 'CCC'), link('LM', 'BBB', 'ZZZ')];
    expect(carrierOf(both)).toBe('LM');
    expect(carrierOf([link('U2', 'BBB', 'ZZZ'), link('U2', 'BBB', 'CCC'), link('BA', 'BBB', 'ZZZ')], far)).toBe('BA');
    expect(carrierOf([link('U2', 'BBB', 'ZZZ')])).toBe('U2');
  });

  test('stays unknown when only foreign ones fly to the hub', () => {
    expect(added(airports.slice(0, 2), [link('AF', 'BBB', 'ZZZ')])).toEqual([]);
  });
});

test('an airport with flights gets no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2 }), fc.nat(), (places, pick) => {
      const airports = places.map((longitude) => britishAt(`A${String(longitude).padStart(2, '0')}`, longitude));
      const served = airports[pick % airports.length]?.iataCode ?? '';
      const links = [link('BA', served, 'ZZZ')];
      const more = added(airports, links);
      const filled = more.map(({ ends }) => (ends[0] === served ? ends[1] : ends[0]));
      // With one hub alone, every gap is filled from it, each once.
      expect(new Set(filled).size).toBe(filled.length);
      expect(more.every(({ ends }) => ends.includes(served as never) && ends[0] < ends[1])).toBe(true);
      expect(filled).not.toContain(served);
    }),
  );
});
