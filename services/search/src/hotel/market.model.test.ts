import type { StayMarket } from '@sojourn/travel';
import fc from 'fast-check';
import type { City } from '../place/place.model';
import { stayPlace, weekendOf, type KnownMarket, type MarketParts } from './market.model';

const KM = 1 / 111.195;
const months = Array.from({ length: 12 }, () => 1);
const market: StayMarket = { base: 210, months, weekend: 1.12, events: [] };
const north = (km: number) => ({ latitude: 45 + km * KM, longitude: 10 });
const city = (more: Partial<City> = {}): City => ({
  name: 'Verona',
  countryCode: 'IT',
  countryName: 'Italy',
  position: north(0),
  timeZone: 'Europe/Rome',
  population: 100,
  weight: 100,
  otherNames: [],
  ...more,
});
const known = (more: Partial<KnownMarket> = {}): KnownMarket => ({
  key: 'Verona IT',
  name: 'Verona',
  names: ['verona'],
  isRegion: false,
  quarters: [],
  countryCode: 'IT',
  position: north(0),
  population: 260,
  propertyCount: 90,
  market,
  ...more,
});
const PALIO = { from: '06-29', to: '07-02', factor: 2, name: 'the Palio', taken: 0.85 };
const parts = (...markets: KnownMarket[]): MarketParts => ({
  ...{ known: markets, rates: { IT: 100 }, seasons: {} },
  eventsOf: (name, code) => (`${name} ${code}` === 'Siena IT' ? [PALIO] : []),
});

test('has the feasts of its city when nobody wrote its market down', () => {
  expect(stayPlace(city({ name: 'Siena' }), parts()).market.events).toEqual([PALIO]);
  expect(stayPlace(city({ name: 'Siena', countryCode: 'US' }), parts()).market.events).toEqual([]);
});

describe('a market that is known', () => {
  test.each([
    ['the city of its name', { position: north(59.9) }, true],
    ['not one of its name farther away', { position: north(60.1) }, false],
    ['a destination in its middle', { name: 'Arena', population: 0, position: north(14.9) }, true],
    ['no destination farther away', { name: 'Arena', population: 0, position: north(15.1) }, false],
    ['a city of another name in the same spot', { name: 'Bern', position: north(0.9) }, true],
    ['no town next to it', { name: 'Sona', position: north(1.1) }, false],
  ])('is that of %s', (_, more, isSame) => {
    const place = stayPlace(city(more), parts(known()));
    expect(place.market === market).toBe(isSame);
    expect(place.propertyCount === 90).toBe(isSame);
  });

  test('gives every name of it one key, name and position', () => {
    const places = [{}, { name: 'Arena', population: 0, position: north(3) }].map((more) =>
      stayPlace(city(more), parts(known())),
    );
    for (const place of places)
      expect(place).toMatchObject({ key: 'Verona IT', name: 'Verona', position: north(0), propertyCount: 90, market });
  });

  test('is the nearest of several', () => {
    const arena = city({ name: 'Arena', population: 0, position: north(6) });
    const far = known({ name: 'Far', names: ['far'], position: north(0) });
    const near = known({ name: 'Near', names: ['near'], position: north(10) });
    for (const markets of [
      [far, near],
      [near, far],
    ])
      expect(stayPlace(arena, parts(...markets)).name).toBe('Near');
  });
});

describe('a place that nothing is known of', () => {
  const guess = (more: Partial<City> = {}, of = parts()) => stayPlace(city(more), of);

  test.each([
    [0, 85],
    [1, 85],
    [100, 100],
    [1_000, 112],
    [5_000, 120],
    [30_000, 120],
  ])('of %d thousand costs by its size: %d', (population, base) => {
    expect(guess({ population }).market.base).toBe(base);
  });

  test('costs the usual where its country has no rate', () => {
    expect(guess({ countryCode: 'XX' }).market.base).toBe(70);
  });

  test.each([
    [0, 0, 5],
    [100, 0, 25],
    [100, 3, 34],
    [100, 6, 43],
    [100, 7, 45],
    [100, 30, 45],
    [3_306, 0, 120],
    [90_000, 9, 120],
  ])('of %d thousand and %d other names has %i properties', (population, names, propertyCount) => {
    const otherNames = Array.from({ length: names }, (_, at) => `Name ${at}`);
    expect(guess({ population, otherNames }).propertyCount).toBe(propertyCount);
  });

  test.each([
    [70, 'northern-summer'],
    [55.1, 'northern-summer'],
    [55, 'city'],
    [24.1, 'city'],
    [24, 'tropics'],
    [0, 'tropics'],
    [-23.9, 'tropics'],
    [-24, 'southern-summer'],
    [-54, 'southern-summer'],
  ])('at latitude %d has the season %s', (latitude, season) => {
    const names = ['northern-summer', 'city', 'tropics', 'southern-summer'];
    const seasons = Object.fromEntries(names.map((name, at) => [name, [at]]));
    const { months: found } = guess({ position: { latitude, longitude: 10 } }, { ...parts(), seasons }).market;
    expect(found).toEqual([names.indexOf(season)]);
  });

  test('has no season that is not written down, no events, and leisure at weekends', () => {
    expect(guess().market).toEqual({ base: 100, months: [], weekend: 1.12, events: [] });
  });

  test('shares its key with no other of its name', () => {
    expect(guess({ position: north(80) }).key).not.toBe(guess().key);
    expect(guess().key).toBe(guess({ population: 7 }).key);
  });

  test('is never cheaper or smaller for having more people', () => {
    const population = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(population, population, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((each) => guess({ population: each }));
        expect(more?.market.base).toBeGreaterThanOrEqual(less?.market.base ?? Infinity);
        expect(more?.propertyCount).toBeGreaterThanOrEqual(less?.propertyCount ?? Infinity);
      }),
    );
  });
});

test('weekends are dear for leisure and cheap for business', () => {
  expect([weekendOf(false), weekendOf(true)]).toEqual([1.12, 0.9]);
});
