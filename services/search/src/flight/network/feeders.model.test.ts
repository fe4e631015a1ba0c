import type { Airport } from '../../airport/airport.model';
import { anAirport } from '../flight.fake';
import { withFeeders } from './feeders.model';
import type { Link } from './links.model';

/** One degree of the equator is 111 km. */
const american = (code: string, longitude: number, more: Partial<Airport> = {}) =>
  anAirport(code, { position: { latitude: 0, longitude }, countryCode: 'US', ...more });
const link = (carrier: string, one: string, other: string): Link => ({
  ...{ carrier, aircraft: 'narrow' },
  ends: [one, other],
});
const DALLAS = american('DFW', 0);
const CHICAGO = american('ORD', 10);
const SERVED = link('G4', 'TWN', 'ZZZ');
const feeders = (town: Airport, links: readonly Link[] = [SERVED]) =>
  withFeeders([DALLAS, CHICAGO, town], links)
    .filter(({ carrier }) => carrier === 'AA')
    .map(({ ends }) => ends.join(' '));

test('links a town with the nearest hub of a network when it has none', () => {
  expect(feeders(american('TWN', 3, { weight: 1_000 }))).toEqual(['DFW TWN']);
  expect(feeders(american('TWN', 7, { weight: 1_000 }))).toEqual(['ORD TWN']);
});

test.each([
  ['serves too few', { weight: 249 }],
  ['serves many', { weight: 4_001 }],
  ['lies in another country', { weight: 1_000, countryCode: 'MX' }],
])('links no town when it %s', (_why, more) => {
  expect(feeders(american('TWN', 3, more))).toEqual([]);
});

test('links no town when a far greater airport is beside it', () => {
  const town = american('TWN', 3, { weight: 1_000 });
  const beside = (longitude: number, weight: number) =>
    withFeeders([DALLAS, town, american('BIG', longitude, { weight })], [SERVED]).filter(
      ({ carrier }) => carrier === 'AA',
    );
  expect(beside(3.7, 4_000)).toEqual([]);
  expect(beside(3.75, 4_000)).toHaveLength(1);
  expect(beside(3.7, 3_999)).toHaveLength(1);
});

test('links no town when the network is there already, or nobody is', () => {
  const town = american('TWN', 3, { weight: 1_000 });
  expect(feeders(town, [link('AA', 'ORD', 'TWN')])).toEqual(['ORD TWN']);
  expect(feeders(town, [])).toEqual([]);
});

test('links no town when a hub is next door or none is near', () => {
  const alone = (longitude: number) =>
    withFeeders([DALLAS, american('TWN', longitude, { weight: 1_000 })], [SERVED]).filter(
      ({ carrier }) => carrier === 'AA',
    );
  expect(alone(1.4)).toEqual([]);
  expect(alone(1.5)).toHaveLength(1);
  expect(alone(14.3)).toHaveLength(1);
  expect(alone(14.5)).toEqual([]);
});
