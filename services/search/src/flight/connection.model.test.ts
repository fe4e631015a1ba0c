import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import type { Airport } from '../airport/airport.model';
import { canConnect, type Carrier } from './carrier.model';
import { type Chain, createConnectionFinder } from './connection.model';
import { aCarrier, aRoute, anAirport } from './flight.fake';
import type { Network, Route } from './network.model';

/** One degree is 111 km on the equator. */
const at = (iataCode: string, longitude: number, latitude = 0) =>
  anAirport(iataCode, { position: { latitude, longitude } });
const [ALPHA, BETA] = [aCarrier({ code: 'XA' }), aCarrier({ code: 'XB' })];
const LOW_COST = aCarrier({ code: 'XL', kind: 'low-cost' });

function networkOf(routes: readonly Route[]): Network {
  const between = (from: Airport, to: Airport) => routes.filter((route) => route.from === from && route.to === to);
  return {
    airports: [...new Set(routes.flatMap(({ from, to }) => [from, to]))],
    between,
    destinationsOf: (from) =>
      new Map(routes.filter((route) => route.from === from).map(({ to }) => [to.iataCode, between(from, to)])),
  };
}

/** Routes both ways between airports one after the other. */
const line = (airports: readonly Airport[], more: { carrier?: Carrier; weekly?: number } = {}): Route[] =>
  airports.slice(1).flatMap((to, before) => {
    const from = airports[before] ?? to;
    return [aRoute({ carrier: ALPHA, ...more, from, to }), aRoute({ carrier: ALPHA, ...more, from: to, to: from })];
  });

const chains = (routes: readonly Route[], from: Airport, to: Airport) =>
  createConnectionFinder(networkOf(routes)).chainsBetween(from, to);
const codesOf = (found: readonly Chain[]) =>
  found.map((chain) => [chain[0].from, ...chain.map(({ to }) => to)].map(({ iataCode }) => iataCode[0]).join(''));
const ways = (...asked: Parameters<typeof chains>) => codesOf(chains(...asked));

const [A, B, C, D, E] = [at('AAA', 0), at('BBB', 5), at('CCC', 10), at('DDD', 15), at('EEE', 20)];

test('nonstop comes first, then one change, then two', () => {
  const routes = [...line([A, B, C, D]), ...line([B, D]), ...line([A, D])];
  const found = ways(routes, A, D);
  expect(found[0]).toBe('AD');
  expect(found).toEqual(found.toSorted((one, other) => one.length - other.length));
  expect(found).toEqual(expect.arrayContaining(['ABD', 'ABCD']));
});

test('where nobody flies from or to there is no way', () => {
  expect(ways(line([A, B]), A, C)).toEqual([]);
  expect(ways(line([A, B]), C, A)).toEqual([]);
});

test('what was found is found once', () => {
  const finder = createConnectionFinder(networkOf(line([A, B, C])));
  expect(finder.chainsBetween(A, C)).toBe(finder.chainsBetween(A, C));
  expect(codesOf(finder.chainsBetween(C, A))).toEqual(['CBA']);
});

test('other ways go round the hubs of the usual ones', () => {
  const north = at('NNN', 10, 20);
  const routes = [...line([A, B, C]), ...line([A, north, C])].map((route) => ({ ...route, weekly: 14 }));
  const finder = createConnectionFinder(networkOf(routes));
  expect(codesOf(finder.chainsBetween(A, C))).not.toContain('ANC');
  expect(codesOf(finder.othersBetween(A, C))).toContain('ANC');
});

test('other ways are of daily flights first, then of rare ones', () => {
  const [north, farNorth] = [at('NNN', 10, 20), at('FFF', 10, 25)];
  const rare = line([A, north, C], { weekly: 3 });
  const finder = createConnectionFinder(
    networkOf([...line([A, B, C], { weekly: 14 }), ...line([A, farNorth, C], { weekly: 7 }), ...rare]),
  );
  expect(codesOf(finder.othersBetween(A, C))).toEqual(['AFC', 'ANC']);
});

test('where somebody flies nonstop there are no other ways', () => {
  const finder = createConnectionFinder(networkOf([...line([A, C]), ...line([A, B, C])]));
  expect(finder.othersBetween(A, C)).toEqual([]);
});

test('few changes are known apart from many', () => {
  const finder = createConnectionFinder(networkOf(line([A, B, C, D, E])));
  expect(finder.fewBetween(A, E)).toEqual([]);
  expect(codesOf(finder.chainsBetween(A, E))).toEqual(['ABCDE']);
});

describe('a change of planes', () => {
  test('is worth it from 180 km on', () => {
    // 1.61 degrees are 179 km, 1.63 are 181.
    const [near, far] = [at('CCC', 1.61), at('CCC', 1.63)];
    expect(ways(line([A, at('BBB', 0.8), near]), A, near)).toEqual([]);
    expect(ways(line([A, at('BBB', 0.8), far]), A, far)).toEqual(['ABC']);
  });

  test('makes a way longer by 40 % and 500 km at most', () => {
    const through = (hub: Airport) => chains(line([A, hub, C], { weekly: 90 }), A, C);
    const most = 1.4 * distanceKm(A.position, C.position) + 500;
    const kmOver = (hub: Airport) => distanceKm(A.position, hub.position) + distanceKm(hub.position, C.position);
    const [near, far] = [at('BBB', 5, 7.7), at('BBB', 5, 7.9)];
    expect(kmOver(near)).toBeLessThan(most);
    expect(kmOver(far)).toBeGreaterThan(most);
    // The search for what lies far away needs weeks with too few flights, and these have enough.
    expect(codesOf(through(near))).toEqual(['ABC']);
    const withNonstop = [...line([A, far, C]), ...line([A, C], { weekly: 90 })];
    expect(ways(withNonstop, A, C)).toEqual(['AC']);
  });

  test('is between flights that a ticket can hold', () => {
    const routes = [...line([A, B], { carrier: ALPHA }), ...line([B, C], { carrier: LOW_COST })];
    expect(ways(routes, A, C)).toEqual([]);
  });

  test('is at the 48 hubs least out of the way', () => {
    const hubs = Array.from({ length: 50 }, (_, number) => at(`H${number}`, 5, number / 10));
    const found = chains(
      hubs.toReversed().flatMap((hub) => line([A, hub, C])),
      A,
      C,
    );
    expect(found.map(([first]) => first.to)).toEqual(hubs.slice(0, 48));
  });
});

describe('two changes', () => {
  const third = at('DDD', 3.58);
  const short = at('DDD', 3.61);

  test('are worth it from 400 km on', () => {
    const [one, two] = [at('BBB', 1), at('CCC', 2)];
    expect(distanceKm(A.position, third.position)).toBeLessThan(400);
    expect(distanceKm(A.position, short.position)).toBeGreaterThan(400);
    expect(ways(line([A, one, two, third]), A, third)).toEqual([]);
    expect(ways(line([A, one, two, short]), A, short)).toEqual(['ABCD']);
  });

  test('are looked for where less than 90 flights a week are found without', () => {
    const over = (weekly: number) => ways([...line([A, B, C, D]), ...line([A, D], { weekly })], A, D);
    expect(over(89)).toEqual(['AD', 'ABCD']);
    expect(over(90)).toEqual(['AD']);
  });

  test('a way has as many flights a week as its rarest', () => {
    const rare = [...line([A, B], { weekly: 200 }), ...line([B, D], { weekly: 10 })];
    expect(ways([...rare, ...line([B, C, D])], A, D)).toEqual(['ABD', 'ABCD']);
  });

  test('are of flights that a ticket can hold, the first with the last as well', () => {
    const regional = aCarrier({ code: 'XR', kind: 'regional' });
    const pieces = [...line([A, B]), ...line([B, C], { carrier: regional })];
    expect(canConnect(ALPHA, regional) && canConnect(regional, BETA) && !canConnect(ALPHA, BETA)).toBe(true);
    const direct = line([A, D]);
    expect(ways([...direct, ...pieces, ...line([C, D], { carrier: BETA })], A, D)).toEqual(['AD']);
    expect(ways([...direct, ...pieces, ...line([C, D])], A, D)).toEqual(['AD', 'ABCD']);
  });
});

describe('the ends of the world', () => {
  const stations = Array.from({ length: 8 }, (_, number) => at(`${number}AA`, number * 5));
  const [first, seventh, eighth] = [stations[0]!, stations[6]!, stations[7]!];

  test('are reached by up to six flights', () => {
    expect(ways(line(stations), first, seventh)).toEqual(['0123456']);
    expect(ways(line(stations), first, eighth)).toEqual([]);
  });

  test('are not looked for where a flight a day is found without', () => {
    const over = (weekly: number) => ways([...line([A, B, C, D, E]), ...line([A, E], { weekly })], A, E);
    expect(over(7)).toEqual(['AE']);
  });

  test('are reached by airlines that are no partners when nothing else goes, but by no low-cost one', () => {
    const by = (carrier: Carrier, weekly = 3) => [...line([A, B], { weekly }), ...line([B, C], { carrier, weekly })];
    expect(ways(by(BETA), A, C)).toEqual(['ABC']);
    expect(ways(by(LOW_COST), A, C)).toEqual([]);
  });

  test('where something goes, they are joined of daily flights alone', () => {
    const over = (weekly: number) =>
      ways(
        [...line([A, C], { weekly: 2 }), ...line([A, B], { weekly }), ...line([B, C], { carrier: BETA, weekly })],
        A,
        C,
      );
    expect(over(7)).toEqual(['AC', 'ABC']);
    expect(over(6)).toEqual(['AC']);
  });
});

test('whatever flies, a way begins and ends where it should, goes on where it landed, and stands there once', () => {
  const places = Array.from({ length: 7 }, (_, number) => at(`P${number}`, (number * 37) % 40, (number * 11) % 15));
  const place = fc.constantFrom(...places);
  const leg = fc
    .record({
      from: place,
      to: place,
      carrier: fc.constantFrom(ALPHA, BETA, LOW_COST),
      weekly: fc.integer({ min: 3, max: 60 }),
    })
    .filter(({ from, to }) => from !== to);
  const unlike = fc.uniqueArray(leg, {
    selector: ({ from, to, carrier }) => from.iataCode + to.iataCode + carrier.code,
    maxLength: 30,
  });
  fc.assert(
    fc.property(unlike, (legs) => {
      const routes = legs.map(aRoute);
      const [from, to] = [places[0]!, places[1]!];
      const found = chains(routes, from, to);
      for (const chain of found) {
        expect([chain[0].from, chain.at(-1)?.to]).toEqual([from, to]);
        expect(chain.slice(1).every((route, before) => route.from === chain[before]?.to)).toBe(true);
        expect(chain.length).toBeLessThanOrEqual(6);
        // Even the loosest way holds no two flights of carriers that sell no connections.
        if (chain.length > 1) expect(chain.map(({ carrier }) => carrier)).not.toContain(LOW_COST);
      }
      const names = found.map((chain) => chain.map((route) => routes.indexOf(route)).join());
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
