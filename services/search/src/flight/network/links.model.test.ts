import { createAirportCatalogue } from '../../airport/airport-catalogue';
import { carriers } from '../carrier.model';
import changes from './changes.json' with { type: 'json' };
import { currentLinks, type Link, shuttles } from './links.model';
import succession from './successors.json' with { type: 'json' };

const { airports } = createAirportCatalogue();
const countries = new Map(airports.map(({ iataCode, countryCode }) => [iataCode, countryCode]));
const links = currentLinks((code) => countries.get(code));
const keyOf = ({ carrier, ends }: Pick<Link, 'carrier' | 'ends'>) => [carrier, ...ends].join(' ');
const byKey = new Map(links.map((link) => [keyOf(link), link]));
const words = (line: string) => line.split(' ');

test('a carrier has one link between two airports, its ends apart and in the order of the alphabet', () => {
  expect(byKey.size).toBe(links.length);
  expect(links.filter(({ ends: [one, other] }) => one >= other)).toEqual([]);
});

test('only carriers of today fly', () => {
  const known = new Set(carriers.map(({ code }) => code));
  expect(links.filter(({ carrier }) => !known.has(carrier))).toEqual([]);
});

test('no flight goes to an airport that has moved', () => {
  const gone = Object.entries(succession.moved).flatMap(([from, to]) => (from === to ? [] : [from]));
  const began = new Set(changes.began.flatMap((line) => words(line).slice(1)));
  const closed = gone.filter((code) => !began.has(code));
  expect(closed).toContain('TXL');
  expect(links.filter(({ ends }) => ends.some((end) => closed.includes(end)))).toEqual([]);
});

test('what carriers began since is there, whatever they had ended', () => {
  const missing = changes.began.flatMap((line) => {
    const [carrier = '', base = '', ...others] = words(line);
    return others
      .filter((other) => other !== base)
      .map((other): string => keyOf({ carrier, ends: [base, other].sort() as [string, string] }))
      .filter((key) => !byKey.has(key));
  });
  expect(missing).toEqual([]);
});

test.each([
  ['an heir flies what the merged carrier flew', 'AA CLT PHL', true],
  ['a route that was given up is gone', 'AA BOS CDG', false],
  ['a star ends every route of a base', 'LH DUS FCO', false],
  ['a carrier without heirs flies no more', 'AB BCN DUS', false],
  ['a carrier moves with all of its routes', 'CZ CAN PKX', true],
  ['and leaves the airport before', 'CZ CAN PEK', false],
  ['a carrier moves with one route', 'JL HND SYD', true],
  ['and stays with its others', 'JL BOS NRT', true],
  ['a split carrier leaves the routes of a country to another one', 'BY LGW NAP', true],
  ['and keeps none of those', 'TO LGW NAP', false],
  ['but keeps the others', 'TO DJE ORY', true],
  ['flights between two foreign countries are those of partners', 'AA BCN DOH', false],
  ['a low-cost carrier of the common market has bases abroad', 'FR BCN BGY', true],
  ['no low-cost carrier has routes between two countries far from its own', 'G3 MIA SDQ', false],
  ['a code that another carrier has taken over leaves its old routes', '3L DRS ZRH', false],
  ['a carrier that flies again under its own code has its islands', 'LM KOI WRY', true],
  ['and its hills', 'YT KTM TMI', true],
])('%s: %s', (_what, key, isFlown) => expect(byKey.has(key)).toBe(isFlown));

test.each([
  ['wide-bodies over an ocean', 'BA BOS LHR', 'wide'],
  ['narrow-bodies inside Europe', 'BA ABZ LHR', 'narrow'],
  ['propellers', 'LO POZ WAW', 'propeller'],
])('the timetable of 2014 tells %s', (_what, key, aircraft) => expect(byKey.get(key)?.aircraft).toBe(aircraft));

test('of the shuttles both orders of the ends are one', () => {
  expect(shuttles.get('CTSHND')).toBe(400);
  expect(shuttles.get('HNDCTS')).toBeUndefined();
  for (const weekly of shuttles.values()) expect(weekly).toBeGreaterThan(0);
});
