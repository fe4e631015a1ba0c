import type { Airport } from '../airport/airport.model';
import type { Carrier } from './carrier.model';
import { createFarAway, type FarAway } from './far-away.model';
import { aCarrier, aRoute, anAirport } from './flight.fake';
import type { Network, Route } from './network.model';

/** One degree is 111 km on the equator. */
const [A, B, C, D] = ['AAA', 'BBB', 'CCC', 'DDD'].map((code, at) =>
  anAirport(code, { position: { latitude: 0, longitude: 5 * at } }),
) as [Airport, Airport, Airport, Airport];
const [ALPHA, BETA] = [aCarrier({ code: 'XA', alliance: 'one' }), aCarrier({ code: 'XB' })];
const CHEAP = aCarrier({ code: 'XL', kind: 'low-cost' });

const flies = (carrier: Carrier, from: Airport, to: Airport): Route => aRoute({ carrier, from, to, weekly: 14 });
const networkOf = (routes: readonly Route[]): Network => {
  const between = (from: Airport, to: Airport) => routes.filter((route) => route.from === from && route.to === to);
  return {
    airports: [A, B, C, D],
    between,
    destinationsOf: (from) =>
      new Map(routes.filter((route) => route.from === from).map(({ to }) => [to.iataCode, between(from, to)])),
  };
};
const way = (routes: readonly Route[], how: FarAway, [from, to] = [A, D]) =>
  createFarAway(networkOf(routes))(from, to, how)?.map((route) => route.carrier.code + route.to.iataCode.charAt(0));

test('the fewest changes are taken, then the fewest kilometres', () => {
  const line = [flies(ALPHA, A, B), flies(ALPHA, B, C), flies(ALPHA, C, D)];
  expect(way(line, { isLoose: false })).toEqual(['XAB', 'XAC', 'XAD']);
  expect(way([...line, flies(ALPHA, A, C)], { isLoose: false })).toEqual(['XAC', 'XAD']);
});

test('tickets of airlines that are no partners are joined loosely alone', () => {
  const routes = [flies(ALPHA, A, B), flies(BETA, B, D)];
  expect(way(routes, { isLoose: false })).toBeUndefined();
  expect(way(routes, { isLoose: true })).toEqual(['XAB', 'XBD']);
});

test('joins no rivals of two alliances on one ticket but as a last resort', () => {
  const [one, other] = [aCarrier({ code: 'XA', alliance: 'O' }), aCarrier({ code: 'XB', alliance: 'S' })];
  const routes = [flies(one, A, B), flies(other, B, D)];
  expect(way(routes, { isLoose: true })).toBeUndefined();
  expect(way(routes, { isLoose: true, isLastResort: true })).toBeUndefined();
  expect(way(routes, { isLoose: true, isLastResort: true, mayBeRivals: true })).toEqual(['XAB', 'XBD']);
});

test('joins no rivals over a feeder that both connect with', () => {
  const [one, other] = [
    aCarrier({ code: 'XA', alliance: 'O' }),
    aCarrier({ code: 'XB', alliance: 'S', country: 'US' }),
  ];
  const feeder = aCarrier({ code: 'XR', kind: 'regional' });
  const routes = [flies(one, A, B), flies(feeder, B, C), flies(other, C, D)];
  expect(way(routes, { isLoose: false })).toBeUndefined();
  expect(way([...routes, flies(one, C, D)], { isLoose: false })).toEqual(['XAB', 'XRC', 'XAD']);
});

test('low-cost and rare flights are not joined loosely', () => {
  expect(way([flies(ALPHA, A, B), flies(CHEAP, B, D)], { isLoose: true })).toBeUndefined();
  const rare = [flies(ALPHA, A, B), { ...flies(BETA, B, D), weekly: 3 }];
  expect(way(rare, { isLoose: true, leastWeekly: 7 })).toBeUndefined();
  expect(way(rare, { isLoose: true, leastWeekly: 3 })).toEqual(['XAB', 'XBD']);
});

test('another airline at the same place may be the one that goes on', () => {
  const routes = [flies(ALPHA, A, B), flies(BETA, A, C), flies(BETA, C, B), flies(BETA, B, D)];
  expect(way(routes, { isLoose: false })).toEqual(['XBC', 'XBB', 'XBD']);
});

test('where no way leads there is none', () => {
  expect(way([flies(ALPHA, A, B)], { isLoose: true })).toBeUndefined();
  expect(way([flies(ALPHA, A, B)], { isLoose: true }, [B, A])).toBeUndefined();
});

test('a way round an airport is found where there is one', () => {
  const routes = [flies(ALPHA, A, B), flies(ALPHA, B, D), flies(ALPHA, A, C), flies(ALPHA, C, D)];
  const [hub] = way(routes, { isLoose: true })!;
  const around = new Set([hub === 'XAB' ? B : C]);
  expect(way(routes, { isLoose: true, around })).toEqual([hub === 'XAB' ? 'XAC' : 'XAB', 'XAD']);
  expect(way(routes, { isLoose: true, around: new Set([B, C]) })).toBeUndefined();
});

test('one search after the other knows nothing of those before', () => {
  const routes = [flies(ALPHA, A, B), flies(ALPHA, B, C), flies(ALPHA, C, D)];
  const wayOf = createFarAway(networkOf(routes));
  const found = wayOf(A, D, { isLoose: true });
  expect(found).toHaveLength(3);
  expect(wayOf(B, D, { isLoose: true })).toHaveLength(2);
  expect(wayOf(A, D, { isLoose: true })).toEqual(found);
});
