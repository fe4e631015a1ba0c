import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import type { StayPlace } from './market.model';
import { propertiesOf, type NamingStyle, type Property, type PropertyParts } from './property.model';
import { quarterOf, type Quarter } from './quarter.model';

const namingStyle: NamingStyle = {
  hotel: ['hotel %w', '%w %d', 'the %w of %c'],
  small: ['%w rooms', 'casa %w'],
  hostel: ['%w hostel'],
  words: [
    'aurora',
    'bella',
    'corso',
    'duomo',
    'erbe',
    'fiume',
    'giardino',
    'isola',
    'luna',
    'mare',
    'nuovo',
    'oriente',
  ],
};
const place = (more: Partial<StayPlace> = {}): StayPlace => ({
  key: 'Verona IT',
  name: 'Verona',
  town: 'Verona',
  quarters: [],
  countryCode: 'IT',
  position: { latitude: 45.44, longitude: 10.99 },
  population: 250,
  propertyCount: 60,
  market: { base: 100, months: [], weekend: 1, events: [] },
  ...more,
});
const properties = (more: Partial<StayPlace> = {}, rest: Partial<PropertyParts> = {}) =>
  propertiesOf({ place: place(more), namingStyle, ...rest });
const quarters: Quarter[] = [quarterOf(['Veronetta', 45.44, 11.01]), quarterOf(['San Zeno', 45.442, 10.979])];
const mean = (list: readonly Property[], of: (property: Property) => number) =>
  list.reduce((sum, property) => sum + of(property), 0) / list.length;

const anyPlace = fc.record({
  key: fc.string({ minLength: 1 }),
  propertyCount: fc.integer({ min: 1, max: 80 }),
  population: fc.integer({ min: 0, max: 30_000 }),
});
const anyQuarters = fc.constantFrom([], quarters);

test('a place has as many properties as its inventory, each with an id and a name of its own', () => {
  fc.assert(
    fc.property(anyPlace, anyQuarters, (more, around) => {
      const list = properties({ ...more, quarters: around });
      expect(list).toHaveLength(more.propertyCount);
      expect(new Set(list.map(({ id }) => id)).size).toBe(more.propertyCount);
      expect(new Set(list.map(({ name }) => name)).size).toBe(more.propertyCount);
      expect(list.filter(({ name }) => name.includes('%'))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('more properties leave those that were there as they were', () => {
  const lasting = (list: readonly Property[]) => list.map(({ rateFactor: _, ...property }) => property);
  fc.assert(
    fc.property(anyPlace, (more) => {
      const list = lasting(properties(more));
      expect(
        lasting(properties({ ...more, propertyCount: more.propertyCount + 7 })).slice(0, more.propertyCount),
      ).toEqual(list);
    }),
    { numRuns: 15 },
  );
});

test('other places have other properties', () => {
  const stars = (key: string) => properties({ key }).map((property) => property.stars);
  expect(stars('Padua IT')).not.toEqual(stars('Verona IT'));
});

test('the middle property of each number of stars costs what the market says', () => {
  fc.assert(
    fc.property(anyPlace, (more) => {
      const list = properties(more);
      for (const stars of new Set(list.map((property) => property.stars))) {
        const same = list.filter((property) => property.stars === stars).map(({ rateFactor }) => rateFactor);
        const pricier = same.filter((rateFactor) => rateFactor > 1).length;
        expect(same).toContain(1);
        expect(pricier).toBeLessThan(same.length / 2);
        expect(same.filter((rateFactor) => rateFactor < 1).length).toBeLessThanOrEqual(same.length / 2);
      }
    }),
    { numRuns: 15 },
  );
});

describe('of many properties', () => {
  /** Enough to count shares. */
  let many: Property[];
  beforeEach(() => {
    many = properties({ propertyCount: 1_500, population: 3_000 });
  });

  test('kinds, ratings and reviews fit the stars', () => {
    const kindsOf = (stars: number) =>
      new Set(many.filter((property) => property.stars === stars).map(({ kind }) => kind));
    expect(kindsOf(1)).toEqual(new Set(['hostel']));
    expect(kindsOf(2)).toEqual(new Set(['hotel', 'guesthouse']));
    expect(kindsOf(3)).toEqual(new Set(['hotel', 'guesthouse', 'apartment']));
    expect(kindsOf(4)).toEqual(new Set(['hotel', 'apartment']));
    expect(kindsOf(5)).toEqual(new Set(['hotel']));
    const misfits = many.filter(
      ({ stars, kind, rating, reviewCount, rateFactor }) =>
        ![1, 2, 3, 4, 5].includes(stars) ||
        rating !== Math.round(rating * 10) / 10 ||
        rating < 3 ||
        rating > 4.9 ||
        reviewCount < 40 ||
        reviewCount > (kind === 'guesthouse' ? 1_000 : 2_440) ||
        rateFactor <= 0,
    );
    expect(misfits).toEqual([]);
  });

  test.each([
    [1, 0.07],
    [2, 0.17],
    [3, 0.4],
    [4, 0.27],
    [5, 0.09],
  ])('properties of %d stars are %d of all', (stars, share) => {
    const found = many.filter((property) => property.stars === stars).length / many.length;
    expect(Math.abs(found - share)).toBeLessThan(0.025);
  });

  test('every kind has its share, and better properties are rated better', () => {
    const shares = ['guesthouse', 'apartment'].map(
      (kind) => many.filter((property) => property.kind === kind).length / 1_500,
    );
    // Three in ten of two and three stars; of three and four stars, 18 in a hundred.
    expect(shares[0]).toBeCloseTo(0.17, 1);
    expect(shares[1]).toBeCloseTo(0.12, 1);
    const ratings = [1, 2, 3, 4, 5].map((stars) =>
      mean(
        many.filter((property) => property.stars === stars),
        ({ rating }) => rating,
      ),
    );
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  });

  test('central properties and liked ones cost more', () => {
    const half = (by: (property: Property) => number) => {
      const sorted = many.toSorted((one, other) => by(one) - by(other));
      const [low, high] = [sorted.slice(0, 750), sorted.slice(750)];
      return mean(high, ({ rateFactor }) => rateFactor) - mean(low, ({ rateFactor }) => rateFactor);
    };
    expect(half((property) => -property.distanceKm)).toBeGreaterThan(0.05);
    expect(half(({ rating, stars }) => rating - 0.2 * stars)).toBeGreaterThan(0.05);
  });
});

describe('where properties stand', () => {
  test('is within half a kilometre of the district they are said to be in', () => {
    const list = properties({ quarters });
    expect(new Set(list.map(({ district }) => district))).toEqual(new Set(['Veronetta', 'San Zeno']));
    for (const { district, position } of list) {
      const middle = quarters.find(({ name }) => name === district) as Quarter;
      expect(distanceKm(middle, position)).toBeLessThan(0.51);
    }
  });

  test.each([
    ['a village', 1, 0.7],
    ['a town', 250, 3.17],
    ['a great city', 20_000, 8],
  ])('is no farther than %s of %d thousand reaches: %d km', (_, population, reach) => {
    const list = properties({ population, propertyCount: 200 });
    const farthest = Math.max(...list.map(({ position }) => distanceKm(place().position, position)));
    expect(farthest).toBeLessThan(reach * 1.01 + 0.01);
    expect(farthest).toBeGreaterThan(reach * 0.9);
  });

  test('is on every side of the middle, about as often', () => {
    const { latitude, longitude } = place().position;
    const sides = new Map<string, number>();
    for (const { position } of properties({ propertyCount: 800 })) {
      const side = `${position.latitude > latitude ? 'north' : 'south'}-${position.longitude > longitude ? 'east' : 'west'}`;
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
    expect(sides.size).toBe(4);
    for (const count of sides.values()) expect(count).toBeGreaterThan(150);
  });

  test('is as far from the centre as it is said to be, in no quarter that nobody wrote down', () => {
    for (const { position, distanceKm: said, district } of properties({ propertyCount: 200 })) {
      const km = distanceKm(place().position, position);
      expect(Math.abs(km - said)).toBeLessThanOrEqual(0.0501);
      expect(district).toBe('');
    }
  });

  test('follows the weights of the quarters', () => {
    const weighted = [quarterOf(['Great', 45.44, 10.99, 3]), quarterOf(['Small', 45.5, 10.99])];
    const list = properties({ propertyCount: 800, quarters: weighted });
    const share = list.filter(({ district }) => district === 'Great').length / 800;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
  });

  test.each(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])('is never on the side of the water: %s', (water) => {
    const at = { latitude: 45.44, longitude: 10.99 };
    const shore = quarterOf(['Shore', at.latitude, at.longitude, 1, water, 0.3]);
    const bearing = ((shore.water ?? 0) * Math.PI) / 180;
    const outward = properties({ propertyCount: 200, quarters: [shore] }).map(({ position }) => {
      const north = position.latitude - at.latitude;
      const east = (position.longitude - at.longitude) * Math.cos((at.latitude * Math.PI) / 180);
      return north * Math.cos(bearing) + east * Math.sin(bearing);
    });
    // Positions are rounded to a metre.
    expect(Math.max(...outward)).toBeLessThan(1e-5);
    expect(Math.min(...outward)).toBeLessThan(-0.001);
  });
});

test('a name that is taken is told apart by its district, then by a number', () => {
  const one: NamingStyle = { hotel: ['%w hotel'], small: ['%w rooms'], hostel: ['%w beds'], words: ['rose'] };
  const list = properties({ quarters: quarters.slice(0, 1) }, { namingStyle: one });
  const hotels = list.filter(({ kind }) => kind === 'hotel').map(({ name }) => name);
  const bare = 'Rose hotel Veronetta';
  expect(hotels.slice(0, 4)).toEqual(['Rose hotel', bare, `${bare} 12`, `${bare} 13`]);
  const ways = { hotel: 'hotel', guesthouse: 'rooms', apartment: 'rooms', hostel: 'beds', resort: 'hotel' };
  for (const { kind, name } of list) expect(name).toMatch(new RegExp(`^Rose ${ways[kind]}( |$)`));
});

test('an id is readable, with the letters of the place and its number', () => {
  expect(properties({ key: 'São Tomé (ST)', propertyCount: 2 }).map(({ id }) => id)).toEqual([
    'sample-são-tomé-st--1',
    'sample-são-tomé-st--2',
  ]);
});
