import fc from 'fast-check';
import type { Airport } from '../../airport/airport.model';
import { anAirport } from '../flight.fake';
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
  expect(added([britishAt('AAA', 0), britishAt('BBB', 5)], links)).toEqual([
    { carrier: 'BA', ends: ['AAA', 'BBB'], aircraft: null },
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
  expect(added([britishAt('AAA', 0), britishAt('BBB', longitude)], [link('BA', 'BBB', 'ZZZ')])).toHaveLength(count);
});

describe('an airport abroad', () => {
  const foreign = (longitude: number) => britishAt('BBB', longitude, { countryCode: 'FR' });
  const links = [link('BA', 'BBB', 'ZZZ')];

  test('is the other end only when none at home has flights near', () => {
    expect(added([britishAt('AAA', 0), foreign(2)], links)[0]?.ends).toEqual(['AAA', 'BBB']);
    const withHome = [britishAt('AAA', 0), foreign(2), britishAt('CCC', 20)];
    expect(added(withHome, [...links, link('BA', 'CCC', 'ZZZ')])[0]?.ends).toEqual(['AAA', 'CCC']);
  });

  test('is within 1,500 km', () => {
    expect(added([britishAt('AAA', 0), foreign(13.4)], links)).toHaveLength(1);
    expect(added([britishAt('AAA', 0), foreign(13.6)], links)).toEqual([]);
  });
});

test('airports that are linked with each other alone get a link to the rest of the country', () => {
  const airports = [britishAt('AAA', 0), britishAt('BBB', 2), britishAt('CCC', 10), britishAt('DDD', 12)];
  const apart = [link('BA', 'AAA', 'BBB'), link('BA', 'CCC', 'DDD'), link('BA', 'DDD', 'ZZZ')];
  expect(added(airports, apart).map(({ ends }) => ends)).toEqual([['BBB', 'CCC']]);
});

test('ten times the passengers are worth 250 km', () => {
  const to = (longitude: number) => {
    const airports = [
      britishAt('AAA', 0),
      britishAt('BBB', 2, { weight: 1_000 }),
      britishAt('CCC', longitude, { weight: 10_000 }),
    ];
    return added(airports, [link('BA', 'BBB', 'ZZZ'), link('BA', 'CCC', 'ZZZ')])[0]?.ends[1];
  };
  expect(to(4.2)).toBe('CCC');
  expect(to(4.3)).toBe('BBB');
});

describe('the carrier of a gap', () => {
  const airports = [britishAt('AAA', 0), britishAt('BBB', 5), britishAt('CCC', 115)];
  const far = [britishAt('AAA', 0), britishAt('BBB', 10), britishAt('CCC', 115)];
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
