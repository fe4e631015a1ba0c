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

/** Routes between airports one after the other, that way alone. */
const oneWay = (airports: readonly Airport[], more: { carrier?: Carrier; weekly?: number } = {}): Route[] =>
  airports.slice(1).map((to, before) => aRoute({ carrier: ALPHA, ...more, from: airports[before] ?? to, to }));

/** Routes both ways between airports one after the other. */
const line = (airports: readonly Airport[], more: { carrier?: Carrier; weekly?: number } = {}): Route[] => [
  ...oneWay(airports, more),
  ...oneWay(airports.toReversed(), more),
];

const chains = (routes: readonly Route[], from: Airport, to: Airport) =>
  createConnectionFinder(networkOf(routes)).chainsBetween(from, to);
const codesOf = (found: readonly Chain[]) =>
  found.map((chain) => [chain[0].from, ...chain.map(({ to }) => to)].map(({ iataCode }) => iataCode[0]).join(''));
const ways = (...asked: Parameters<typeof chains>) => codesOf(chains(...asked));

const kmOf = (chain: Chain) => chain.reduce((sum, { km }) => sum + km, 0);

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

test('where nobody flies back from there is no way there', () => {
  expect(ways(oneWay([A, B, C]), A, C)).toEqual([]);
  expect(ways(oneWay([A, B, C, D, E]), A, E)).toEqual([]);
  expect(ways([...oneWay([A, B, C]), ...oneWay([C, E])], A, C)).toEqual(['ABC']);
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

test.each([4, 6])(
  'other ways go round where the usual one was crossed, then round that as well: hubs at %d°',
  (longitude) => {
    // Only the first is near enough to be a usual one.
    const hubs = Array.from({ length: 7 }, (_, number) => at(`${number}HH`, longitude, number === 0 ? 1 : 8 + number));
    const finder = createConnectionFinder(networkOf(hubs.flatMap((hub) => line([A, hub, C], { weekly: 14 }))));
    expect(codesOf(finder.chainsBetween(A, C))).toEqual(['A0C']);
    expect(codesOf(finder.othersBetween(A, C))).toEqual(['A1C', 'A2C', 'A3C', 'A4C']);
  },
);

test('other ways go round each hub of a usual one, not only the one behind its longest flight', () => {
  const [first, second, north, end] = [at('BBB', 5), at('CCC', 8), at('NNN', 8, 9.5), at('DDD', 10)];
  const finder = createConnectionFinder(networkOf(line([A, first, second, end, north, first], { weekly: 28 })));
  expect(codesOf(finder.chainsBetween(A, end))).toEqual(['ABCD']);
  expect(codesOf(finder.othersBetween(A, end))).toEqual(['ABND']);
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

  test('joins two tickets only when one ticket goes no other way', () => {
    const apart = [...line([A, B], { carrier: ALPHA }), ...line([B, C], { carrier: LOW_COST })];
    expect(ways(apart, A, C)).toEqual(['ABC']);
    const [nextB, nextC] = [at('NNN', 5, 3), at('OOO', 10, 3)];
    expect(ways([...apart, ...line([A, nextB, nextC, C])], A, C)).toEqual(['ANOC']);
  });

  test('joins no tickets when the flights are rarer than daily', () => {
    const routes = [...line([A, B], { weekly: 6 }), ...line([B, C], { carrier: LOW_COST, weekly: 6 })];
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
    const few = (end: Airport) =>
      codesOf(createConnectionFinder(networkOf(line([A, one, two, end]))).fewBetween(A, end));
    expect(few(third)).toEqual([]);
    expect(few(short)).toEqual(['ABCD']);
  });

  test('are taken below 400 km when nothing else goes', () => {
    const [one, two] = [at('BBB', 1), at('CCC', 2)];
    expect(ways(line([A, one, two, third]), A, third)).toEqual(['ABCD']);
    const nearer = at('DDD', 1.6);
    expect(ways(line([A, one, two, nearer]), A, nearer)).toEqual([]);
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
    const betaInTheMiddle = [
      ...line([A, B]),
      ...line([B, C], { carrier: BETA }),
      ...line([C, D], { carrier: regional }),
    ];
    expect(ways([...line([A, D]), ...betaInTheMiddle], A, D)).toEqual(['AD']);
    const pieces = [...line([A, B]), ...line([B, C], { carrier: regional })];
    expect(canConnect(ALPHA, regional) && canConnect(regional, BETA) && !canConnect(ALPHA, BETA)).toBe(true);
    const direct = line([A, D]);
    expect(ways([...direct, ...pieces, ...line([C, D], { carrier: BETA })], A, D)).toEqual(['AD']);
    expect(ways([...direct, ...pieces, ...line([C, D])], A, D)).toEqual(['AD', 'ABCD']);
  });
});

describe('two changes beside a nonstop flight', () => {
  const end = at('DDD', 10);
  // Too few flights to look no further, and enough to look for nothing that takes more changes.
  const nonstop = line([A, end], { weekly: 10 });
  // Rarer ones do not make a detour of what is longer.
  const rare = line([A, end], { weekly: 6 });
  const over = (routes: readonly Route[]) => chains([...nonstop, ...routes], A, end).slice(1);

  test('make a way longer by 50 % and 700 km at most', () => {
    const routesThrough = (latitude: number) =>
      line([A, at('BBB', 2.5, latitude), at('CCC', 7.5, latitude), end], { weekly: 90 });
    const through = (latitude: number) =>
      createConnectionFinder(networkOf([...rare, ...routesThrough(latitude)]))
        .fewBetween(A, end)
        .slice(1);
    const kmThrough = (latitude: number) =>
      2 * distanceKm(A.position, at('BBB', 2.5, latitude).position) +
      distanceKm(at('BBB', 2.5, latitude).position, at('CCC', 7.5, latitude).position);
    const most = 1.5 * distanceKm(A.position, end.position) + 700;
    expect(kmThrough(7.7)).toBeLessThan(most);
    expect(kmThrough(7.9)).toBeGreaterThan(most);
    expect(codesOf(through(7.7))).toEqual(['ABCD']);
    expect(through(7.9)).toEqual([]);
    expect(over(routesThrough(7.7))).toEqual([]);
  });

  test('are the 32 shortest, in that order', () => {
    const firsts = [5, 0, 3, 1, 4, 2].map((number) => at(`F${number}`, 3, number));
    const lasts = [2, 4, 0, 5, 1, 3].map((number) => at(`L${number}`, 7, number / 3));
    const found = over([
      ...firsts.flatMap((first) => [...line([A, first]), ...lasts.flatMap((last) => line([first, last]))]),
      ...lasts.flatMap((last) => line([last, end])),
    ]);
    const all = firsts.flatMap((first) =>
      lasts.map(
        (last) =>
          distanceKm(A.position, first.position) +
          distanceKm(first.position, last.position) +
          distanceKm(last.position, end.position),
      ),
    );
    expect(found.map(kmOf)).toEqual(all.toSorted((one, other) => one - other).slice(0, 32));
  });

  describe('are at the 24 hubs least out of the way', () => {
    const last = at('LLL', 7);
    const hubs = Array.from({ length: 26 }, (_, number) => at(`H${number}`, 3, number / 50));
    const firstHubs = (all: readonly Airport[]) =>
      over([...line([last, end]), ...all.toReversed().flatMap((hub) => line([A, hub, last]))]).map(
        ([first]) => first.to,
      );

    test('of equal ones', () => expect(firstHubs(hubs)).toEqual(hubs.slice(0, 24)));

    test.each([
      [2.5, true],
      [3.2, false],
    ])('of which one with ten times the passengers may be 200 km farther: at %d° %s', (latitude, isThere) => {
      const big = anAirport('BIG', { position: { latitude, longitude: 3 }, weight: 500_000 });
      expect(firstHubs([...hubs, big]).includes(big)).toBe(isThere);
    });
  });
});

describe('the ends of the world', () => {
  const stations = Array.from({ length: 10 }, (_, number) => at(`${number}AA`, number * 5));
  const [first, seventh, ninth, tenth] = [stations[0]!, stations[6]!, stations[8]!, stations[9]!];

  test('are reached by up to six flights, by tickets of one’s own up to eight', () => {
    expect(ways(line(stations, { weekly: 3 }), first, seventh)).toEqual(['0123456']);
    expect(ways(line(stations, { weekly: 3 }), first, stations[7]!)).toEqual([]);
    expect(ways(line(stations), first, ninth)).toEqual(['012345678']);
    expect(ways(line(stations), first, tenth)).toEqual([]);
  });

  test('are not looked for where a flight a day is found without', () => {
    const over = (weekly: number) => ways([...line([A, B, C, D, E]), ...line([A, E], { weekly })], A, E);
    expect(over(7)).toEqual(['AE']);
  });

  test('are not looked for where ways with a change are worth a flight a day, each half of its rarest', () => {
    const sides = ['S', 'T', 'U', 'V', 'W'].map((name, number) => at(`${name}SS`, 10, 1 + number));
    const over = (count: number) =>
      ways(
        [
          ...line([A, B, C, D, E]),
          ...sides
            .slice(0, count)
            .flatMap((side) => [...line([A, side], { weekly: 60 }), ...line([side, E], { weekly: 3 })]),
        ],
        A,
        E,
      );
    expect(over(2)).toEqual(['ASE', 'ATE', 'ABCDE']);
    expect(over(5)).toEqual(['ASE', 'ATE', 'AUE', 'AVE', 'AWE']);
  });

  test('are looked for with partners alone where their flights are worth one a day', () => {
    const side = at('SSS', 10, 1);
    const over = (weekly: number) =>
      ways(
        [
          ...line([A, B, C, D, E], { weekly }),
          ...line([A, side], { weekly }),
          ...line([side, E], { weekly, carrier: BETA }),
        ],
        A,
        E,
      );
    expect(over(56)).toEqual(['ABCDE']);
    // The way there, found from both ends, is one way.
    expect(over(55)).toEqual(['ABCDE', 'ASE']);
  });

  test('are looked for from there as well, where the same airlines fly the same way', () => {
    const [F, G, H] = [at('FFF', 5, 3), at('GGG', 10, 3), at('HHH', 15, 3)];
    const shorter = oneWay([A, B, C, D, E]);
    const longer = oneWay([E, H, G, F, A]);
    expect(ways([...shorter, ...longer, ...oneWay([A, F, G, H, E])], A, E)).toEqual(['ABCDE', 'AFGHE']);
    const withoutMiddle = [...shorter, ...longer, ...oneWay([A, F, G]), ...oneWay([H, E])];
    expect(ways(withoutMiddle, A, E)).toEqual(['ABCDE']);
    expect(ways([...withoutMiddle, ...oneWay([G, H], { carrier: BETA })], A, E)).toEqual(['ABCDE']);
  });

  test('are reached by airlines that are no partners when nothing else goes, but by no rare low-cost one', () => {
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
        expect(chain.length).toBeLessThanOrEqual(8);
        // Tickets of one's own are for whoever has no other way.
        const isOfOneTicket = chain.length === 1 || !chain.some(({ carrier }) => carrier === LOW_COST);
        expect(isOfOneTicket || found.length === 1).toBe(true);
      }
      const names = found.map((chain) => chain.map((route) => routes.indexOf(route)).join());
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('who flies to a city changes planes at none of its other airports', () => {
  const [lhr, lcy, edi] = [at('LHR', 5), at('LCY', 5.3), at('EDI', 8)];
  const routes = [...line([A, lhr, edi, lcy]), ...line([A, lhr, lcy])];
  expect(chains(routes, A, lcy)).toEqual([]);
  expect(ways([...routes, ...line([A, edi])], A, lcy)).toEqual(['AEL']);
  expect(ways(routes, A, edi)).toContain('ALE');
});
