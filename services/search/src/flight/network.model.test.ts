import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import { aCarrier, anAirport } from './flight.fake';
import { routeOf, routesBetween } from './network.model';

const east = (longitude: number) => ({ position: { latitude: 0, longitude } });
const weekly = (...args: Parameters<typeof routeOf>) => routeOf(...args)?.weekly;
// Distances along the equator: 111.2 km a degree.
const home = anAirport('AAA', { weight: 60_000 });
const away = anAirport('BBB', { weight: 30_000, countryCode: 'FR', ...east(10) });
const carrier = aCarrier({ hubs: ['AAA'] });

describe('a route', () => {
  test('carries its carrier, ends and distance', () => {
    expect(routeOf(carrier, home, away)).toMatchObject({ carrier, from: home, to: away });
    expect(routeOf(carrier, home, away)?.km).toBeCloseTo(distanceKm(home.position, away.position), 9);
  });

  test('is not shorter or longer than its carrier flies', () => {
    const km = distanceKm(home.position, away.position);
    expect(routeOf({ ...carrier, nearestKm: km, rangeKm: km }, home, away)).toBeDefined();
    expect(routeOf({ ...carrier, nearestKm: km + 0.01 }, home, away)).toBeUndefined();
    expect(routeOf({ ...carrier, rangeKm: km - 0.01 }, home, away)).toBeUndefined();
  });

  test('needs six thousand passengers at both ends', () => {
    const busy = { ...home, weight: 4_000_000 };
    expect(routeOf(carrier, busy, { ...away, weight: 6 })).toBeDefined();
    expect(routeOf(carrier, busy, { ...away, weight: 5 })).toBeUndefined();
    expect(routeOf(carrier, { ...away, weight: 5 }, busy)).toBeUndefined();
  });

  test('over long haul needs two million passengers at both ends, or bases at both', () => {
    const far = (weight: number, degrees = 41) => anAirport('BBB', { weight, countryCode: 'FR', ...east(degrees) });
    const busy = { ...home, weight: 4_000_000 };
    expect(routeOf(carrier, busy, far(2_000))).toBeDefined();
    expect(routeOf(carrier, busy, far(1_999))).toBeUndefined();
    expect(routeOf(carrier, busy, far(1_999, 40))).toBeDefined();
    expect(routeOf({ ...carrier, hubs: ['AAA', 'BBB'] }, busy, far(1_999))).toBeDefined();
  });

  test('needs an open sky between its ends and for its carrier', () => {
    const [moscow, delhi] = [
      { ...home, countryCode: 'RU' },
      { ...away, countryCode: 'IN' },
    ];
    const russian = { ...carrier, country: 'RU' };
    expect(routeOf(russian, moscow, delhi)).toBeDefined();
    expect(routeOf(russian, moscow, { ...away, countryCode: 'GB' })).toBeUndefined();
    expect(routeOf(carrier, moscow, delhi)).toBeUndefined();
    expect(routeOf(carrier, delhi, { ...home, countryCode: 'RU' })).toBeUndefined();
  });

  test('of a low-cost carrier avoids airports with expensive slots, unless they are its base', () => {
    const heathrow = { ...away, iataCode: 'LHR' };
    const cheap = { ...carrier, kind: 'low-cost' } as const;
    expect(routeOf(carrier, home, heathrow)).toBeDefined();
    expect(routeOf(cheap, home, away)).toBeDefined();
    expect(routeOf(cheap, home, heathrow)).toBeUndefined();
    expect(routeOf(cheap, heathrow, home)).toBeUndefined();
    expect(routeOf({ ...cheap, hubs: ['LHR'] }, home, heathrow)).toBeDefined();
  });

  // The weights and distances are chosen so that one rule changes between a row and the first.
  test.each([
    ['by a network carrier across a border', {}, {}, 15],
    ['by a low-cost carrier', { kind: 'low-cost' }, {}, 11],
    ['by a regional carrier', { kind: 'regional' }, {}, 14],
    ['by a carrier of another taste', { code: 'ZZ' }, {}, 27],
    ['within a country', {}, { countryCode: 'GB' }, 34],
    ['between two bases', { hubs: ['AAA', 'BBB'] }, {}, 24],
    ['to a busier airport', {}, { weight: 60_000 }, 22],
    ['to an airport just not small', {}, { weight: 4_000 }, 6],
    ['to a small airport, which lives by its flights', {}, { weight: 3_999 }, 11],
    ['to a small airport far away', {}, { weight: 3_999, ...east(16.5) }, 6],
    ['just under 300 km, where trains win', {}, east(2.69), 7],
    ['just over 300 km', {}, east(2.71), 15],
    ['just under 2,000 km', {}, east(17.97), 15],
    ['over 4,000 km, where money and time thin demand out', {}, east(36), 8],
    ['a very small one, twice a week', {}, { weight: 100 }, 2],
    ['a tiny one, not even twice', {}, { weight: 60 }, undefined],
  ] as const)('%s flies so often a week', (...[, carrierChange, awayChange, expected]) => {
    expect(weekly({ ...carrier, ...carrierChange }, home, { ...away, ...awayChange })).toBe(expected);
  });

  test('has a sixth of its demand left however long it is', () => {
    const busy = (longitude: number) => anAirport('BBB', { weight: 300_000, countryCode: 'FR', ...east(longitude) });
    expect(weekly(carrier, { ...home, weight: 600_000 }, busy(170))).toBe(24);
  });

  test('flies as often there as back', () => {
    const code = fc.stringMatching(/^[A-Z]{3}$/);
    fc.assert(
      fc.property(code, code, fc.integer({ min: 2, max: 90 }), (one, other, degrees) => {
        const ends = [anAirport(one), anAirport(other, east(degrees))] as const;
        expect(weekly(carrier, ends[0], ends[1])).toBe(weekly(carrier, ends[1], ends[0]));
      }),
    );
  });

  test('flies nine times a day at most', () => {
    const huge = { weight: 500_000 };
    expect(weekly(carrier, anAirport('AAA', huge), anAirport('BBB', { ...huge, ...east(10) }))).toBe(63);
  });
});

describe('routes between two airports', () => {
  test('are those of the carriers based at either end, each once', () => {
    const heathrow = anAirport('LHR', { position: { latitude: 51.47, longitude: -0.45 }, weight: 84_000 });
    const fiumicino = anAirport('FCO', {
      position: { latitude: 41.8, longitude: 12.25 },
      weight: 49_000,
      countryCode: 'IT',
    });
    const codes = routesBetween(heathrow, fiumicino).map((route) => route.carrier.code);
    expect(codes).toEqual(expect.arrayContaining(['BA', 'AZ']));
    expect(new Set(codes).size).toBe(codes.length);
    expect(
      routesBetween(fiumicino, heathrow)
        .map((route) => route.carrier.code)
        .sort(),
    ).toEqual(codes.toSorted());
    expect(routesBetween(anAirport('QQQ'), anAirport('QQX'))).toEqual([]);
  });
});
