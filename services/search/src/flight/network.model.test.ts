import { distanceKm } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { isSkyOpen } from './carrier.model';
import { createNetwork, type Route } from './network.model';

const catalogue = createAirportCatalogue();
const network = createNetwork(catalogue.airports);
const airport = (code: string) => catalogue.airportsOf(code)[0]!;
const between = (from: string, to: string) => network.between(airport(from), airport(to));
const carriersOf = (from: string, to: string) => between(from, to).map(({ carrier }) => carrier.code);
const everyRoute: Route[] = catalogue.airports.flatMap((from) => [...network.destinationsOf(from).values()].flat());

test('flies propellers when a runway is short', () => {
  expect(between('SYD', 'LDH').map(({ aircraft }) => aircraft)).toEqual(['propeller']);
  expect(between('SYD', 'MEL').map(({ aircraft }) => aircraft)).not.toContain('propeller');
});

test('has the routes of the world, each there and back, by the same carriers as often', () => {
  expect(everyRoute.length).toBeGreaterThan(40_000);
  for (const { carrier, from, to, weekly } of everyRoute) {
    expect(network.between(to, from).find((back) => back.carrier === carrier)?.weekly).toBe(weekly);
  }
});

test('routes carry their ends, their distance, flights and an open sky', () => {
  // One expectation for all 60,000: each costs a hundred times what it looks at.
  const wrong = everyRoute.filter(
    ({ carrier, from, to, km, weekly }) =>
      Math.abs(km - distanceKm(from.position, to.position)) > 1e-6 ||
      weekly < 1 ||
      !isSkyOpen(from.countryCode, to.countryCode) ||
      !isSkyOpen(carrier.country, to.countryCode),
  );
  expect(wrong).toEqual([]);
});

test('a flight number is flown on one route of a carrier alone', () => {
  const owners = new Map<string, string>();
  const shared = everyRoute.flatMap(({ carrier, from, to, weekly, firstNumber }) =>
    Array.from({ length: Math.ceil(weekly / 7) }, (_, at) => `${carrier.code} ${firstNumber + 2 * at}`).filter(
      (number) => {
        const owner = owners.get(number) ?? from.iataCode + to.iataCode;
        owners.set(number, owner);
        return owner !== from.iataCode + to.iataCode;
      },
    ),
  );
  expect(shared).toEqual([]);
});

test.each([
  ['heirs fly what merged carriers flew', 'PHL', 'CLT', 'AA'],
  ['Alitalia is ITA', 'LIN', 'FCO', 'AZ'],
  ['routes begun since', 'SIN', 'JFK', 'SQ'],
  ['low-cost bases opened since', 'BGY', 'BRI', 'FR'],
  ['airports opened since', 'BER', 'MUC', 'LH'],
])('%s: %s-%s by %s', (...[, from, to, carrier]) => expect(carriersOf(from, to)).toContain(carrier));

test.each([
  ['LHR', 'JFK', 'BA'],
  ['CDG', 'JFK', 'AF'],
  ['LHR', 'FCO', 'BA'],
  ['LHR', 'MAD', 'BA'],
  ['ATL', 'LAX', 'DL'],
  ['SIN', 'BKK', 'SQ'],
])('from %s to %s the carrier at home, %s, flies most often', (from, to, home) => {
  const weekly = new Map(between(from, to).map((route) => [route.carrier.code, route.weekly]));
  expect(weekly.get(home)).toBe(Math.max(...weekly.values()));
});

test.each([
  ['closed skies', 'SVO', 'LHR'],
  ['a domestic airport', 'ITM', 'HNL'],
  ['what carriers gave up', 'HKG', 'EWR'],
  ['two airports of one city', 'LHR', 'LGW'],
])('has no flights for %s', (_why, from, to) => expect(carriersOf(from, to)).toEqual([]));

test('a shuttle has hundreds of flights a week, an ocean few', () => {
  const weekly = (from: string, to: string) => between(from, to).reduce((sum, route) => sum + route.weekly, 0);
  expect(weekly('CGH', 'SDU')).toBeGreaterThan(300);
  expect(weekly('GMP', 'CJU')).toBeGreaterThan(1_000);
  expect(weekly('SIN', 'JFK')).toBeLessThanOrEqual(28);
});
