import { createAirportCatalogue } from '../airport/airport-catalogue';
import { canConnect } from './carrier.model';
import { aFlight, anAirport, anItinerary } from './flight.fake';
import { createConnectionFinder } from './connection.model';
import { createNetwork } from './network.model';
import { createItineraryFinder, durationOf, layoverLimits, minConnectionTime } from './itinerary.model';

const catalogue = createAirportCatalogue();
const airport = (code: string) => catalogue.airportsOf(code)[0] ?? anAirport(code);
const connections = createConnectionFinder(createNetwork(catalogue.airports));
const finder = createItineraryFinder(connections);
const find = (from: string, to: string) => finder.find(airport(from), airport(to), '2027-04-10');
const stopsOf = (from: string, to: string) => new Set(find(from, to).map(({ flights }) => flights.length - 1));

describe('the time to change planes', () => {
  const [home, hub, away] = [anAirport('AAA'), anAirport('BBB'), anAirport('CCC')];
  const abroad = { countryCode: 'FR' };
  const connection = (more: { from?: object; hub?: object; to?: object }) => {
    const at = { ...hub, ...more.hub };
    return minConnectionTime(
      aFlight({ from: { ...home, ...more.from }, to: at, departs: '2027-04-10T08:00' }),
      aFlight({ from: at, to: { ...away, ...more.to }, departs: '2027-04-10T12:00' }),
    );
  };

  test.each([
    ['within a country', {}, 45],
    ['after a flight from abroad', { from: abroad }, 60],
    ['before a flight abroad', { to: abroad }, 60],
    ['at a busy hub', { hub: { weight: 60_000 } }, 45],
    ['at a vast hub', { hub: { weight: 60_001 } }, 60],
    ['abroad at a vast hub', { from: abroad, hub: { weight: 60_001 } }, 75],
    ['at a hub that is quick', { from: abroad, hub: { iataCode: 'VIE' } }, 45],
    [
      'after landing in the United States, where the border comes first',
      { from: abroad, hub: { countryCode: 'US' } },
      75,
    ],
    [
      'within Australia after a flight from abroad, whose bags are claimed first',
      { from: abroad, hub: { countryCode: 'AU' }, to: { countryCode: 'AU' } },
      75,
    ],
    [
      'within Australia after a flight from abroad where the terminals lie apart',
      { from: abroad, hub: { countryCode: 'AU', iataCode: 'SYD' }, to: { countryCode: 'AU' } },
      90,
    ],
    ['through Australia', { from: abroad, hub: { countryCode: 'AU' }, to: abroad }, 60],
  ])('%s is %j: %d minutes', (_name, places, minutes) => expect(connection(places)).toBe(minutes));
});

test('a journey lasts from its first take-off to its last landing', () => {
  const [from, to] = [anAirport('AAA'), anAirport('BBB')];
  const first = aFlight({ from, to, departs: '2027-04-10T08:00', minutes: 120 });
  expect(durationOf(anItinerary(first))).toBe(120);
  expect(
    durationOf(anItinerary(first, aFlight({ from: to, to: from, departs: '2027-04-10T12:00', minutes: 90 }))),
  ).toBe(330);
});

describe('the itineraries of a pair', () => {
  test.each([
    ['LHR', 'FCO'],
    ['LHR', 'SYD'],
    ['MUC', 'DPS'],
  ])('from %s to %s hold together', (from, to) => {
    const found = find(from, to);
    expect(found.length).toBeGreaterThan(0);
    for (const { flights } of found) {
      expect(flights[0].from.iataCode).toBe(from);
      expect(flights.at(-1)?.to.iataCode).toBe(to);
      expect(new Set(flights.flatMap((flight) => [flight.from.iataCode, flight.to.iataCode])).size).toBe(
        flights.length + 1,
      );
      for (const [at, flight] of flights.slice(1).entries()) {
        const before = flights[at] ?? flight;
        const layover = (flight.departs - before.arrives) / 60_000;
        expect(layover).toBeGreaterThanOrEqual(minConnectionTime(before, flight));
        expect(layover).toBeLessThanOrEqual(layoverLimits.max);
        expect(canConnect(before.carrier, flight.carrier)).toBe(true);
      }
    }
  });

  test('wait between flights no longer than fourteen hours, and not at all less than it takes', () => {
    const waits = find('JFK', 'NRT').flatMap(({ flights }) =>
      flights.slice(1).map((flight, at) => {
        const before = flights[at] ?? flight;
        const wait = (flight.departs - before.arrives) / 60_000;
        return { wait, overMinimum: wait - minConnectionTime(before, flight) };
      }),
    );
    expect(Math.max(...waits.map(({ wait }) => wait))).toBeLessThanOrEqual(14 * 60);
    expect(Math.min(...waits.map(({ overMinimum }) => overMinimum))).toBeGreaterThanOrEqual(0);
  });

  test('wait for no night where the last of all ways meet on the day', () => {
    const found = finder.find(airport('MLN'), airport('SVO'), '2027-01-22');
    expect(found.length).toBeGreaterThan(0);
    for (const { flights } of found) {
      const waits = flights.slice(1).map(({ departs }, at) => departs - (flights[at]?.arrives ?? 0));
      expect(Math.max(...waits)).toBeLessThanOrEqual(layoverLimits.max * 60_000);
    }
  });

  test('make no detour that nobody would fly', () => {
    const direct = find('LHR', 'FCO')[0]?.flights[0].km ?? 0;
    for (const { flights } of find('LHR', 'FCO')) {
      const km = flights.reduce((sum, flight) => sum + flight.km, 0);
      expect(km).toBeLessThanOrEqual(flights.length === 1 ? direct : direct * 1.4 + 500);
    }
  });

  test('stop twice only where there are few with fewer stops', () => {
    expect(stopsOf('LHR', 'FCO').has(2)).toBe(false);
    const far = connections.chainsBetween(airport('LIS'), airport('USH')).map(({ length }) => length);
    expect(Math.max(...far)).toBeGreaterThanOrEqual(3);
  });

  test('do not stop on a hop', () => {
    expect(stopsOf('LHR', 'LGW')).toEqual(new Set());
    expect([...stopsOf('MAN', 'DUB')].every((stops) => stops <= 1)).toBe(true);
  });

  test('go over other hubs where the usual flights do not meet', () => {
    const [from, to, date, cabin] = [airport('USH'), airport('SYD'), '2027-04-14', 'ECONOMY'] as const;
    const usual = connections.chainsBetween(from, to).map((chain) => chain.map((route) => route.to.iataCode).join());
    const found = finder.find(from, to, date);
    expect(found.length).toBeGreaterThan(0);
    for (const { flights } of found) {
      expect(usual).not.toContain(flights.map((flight) => flight.to.iataCode).join());
      for (const [at, flight] of flights.slice(1).entries()) {
        expect((flight.departs - (flights[at] ?? flight).arrives) / 60_000).toBeLessThanOrEqual(layoverLimits.max);
      }
    }
    expect(finder.isFlown(from, to, { date, cabin })).toBe(true);
  });

  test('are known by day before they are looked for', () => {
    for (const day of ['2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13']) {
      const isFlown = finder.find(airport('LHR'), airport('GOH'), day).length > 0;
      expect(finder.isFlown(airport('LHR'), airport('GOH'), { date: day, cabin: 'ECONOMY' })).toBe(isFlown);
    }
  });
});
