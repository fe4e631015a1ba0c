import { typicalNight } from '@sojourn/travel';
import fc from 'fast-check';
import { anEntry } from './catalogue.fake';
import { bestCost, costIn, roomRate, stylesToTry, type CostParts } from './cost.model';

const party = { people: 2, hasChildren: false, isCouple: true };
const stay = { cheaper: false, pricier: false };
const entry = anEntry({ id: 'a', dailyCost: { backpacking: 30, budget: 60, 'mid-range': 120, luxury: 400 } });
const aWeek: CostParts = { entry, fare: 230, days: 7, party, checkIn: '2027-04-13', today: '2027-01-10' };
const costOf = (change: Partial<CostParts> = {}) => costIn('mid-range', { ...aWeek, ...change });

type Arguments = Parameters<typeof stylesToTry>;

describe('styles to try', () => {
  test.each<[string, Arguments[0], Arguments[1], string[]]>([
    ['nothing chosen', [], stay, ['mid-range', 'budget']],
    ['one chosen', ['budget'], stay, ['budget']],
    ['several chosen, in any order', ['backpacking', 'luxury', 'budget'], stay, ['luxury', 'budget', 'backpacking']],
    ['cheaper', ['luxury', 'budget'], { cheaper: true, pricier: false }, ['budget']],
    ['cheaper, nothing chosen', [], { cheaper: true, pricier: false }, ['budget']],
    ['pricier', ['budget'], { cheaper: false, pricier: true }, ['luxury', 'budget']],
    ['pricier, with luxury already', ['luxury'], { cheaper: false, pricier: true }, ['luxury']],
    ['both ways', ['luxury', 'budget'], { cheaper: true, pricier: true }, ['budget']],
  ])('%s', (_name, ...[chosen, move, styles]) => expect(stylesToTry(chosen, move)).toEqual(styles));
});

describe('a night in a market', () => {
  const stayMarket = { base: 100, months: Array.from({ length: 12 }, () => 1), weekend: 1, events: [] };
  const inMarket = (change: Partial<CostParts> = {}) => costOf({ entry: { ...entry, stayMarket }, ...change });
  const asked = { checkIn: '2027-04-13', nights: 6, today: '2027-01-10' };

  // The hotel search asks for one room, and shows more where a party does not fit.
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [7, 2],
  ])('costs each of %d people, in %d rooms, what a search shows', (people, rooms) => {
    const shown = typicalNight(stayMarket, { ...asked, stars: 3, guests: people, rooms: 1 });
    const cost = inMarket({ party: { ...party, people } });
    expect(cost.bedPerNight).toBe(shown / people);
    expect(roomRate(cost, { people })).toBeCloseTo(shown / rooms);
  });

  test('follows style, days and the day of asking', () => {
    const night = (stars: number, change: object = {}) =>
      typicalNight(stayMarket, { ...asked, ...change, stars, guests: 2, rooms: 1 }) / 2;
    const costs = (['backpacking', 'budget', 'mid-range', 'luxury'] as const).map(
      (style) => costIn(style, { ...aWeek, entry: { ...entry, stayMarket } }).bedPerNight,
    );
    expect(costs).toEqual([1, 2, 3, 5].map((stars) => night(stars)));
    expect(inMarket({ today: '2027-04-12' }).bedPerNight).toBe(night(3, { today: '2027-04-12' }));
    expect(inMarket({ days: 1 }).bedPerNight).toBe(night(3, { nights: 1 }));
    expect(inMarket().split.stay).toBe(300);
  });
});

describe('the cost', () => {
  test('divides the day into bed, food, things to do and getting about, in tens', () => {
    expect(costOf()).toEqual({
      style: 'mid-range',
      bedPerNight: 54,
      split: { flight: 230, stay: 320, food: 210, activities: 170, local: 80 },
      total: 1_010,
    });
  });

  test('follows the style', () => {
    expect(costIn('luxury', aWeek)).toMatchObject({ style: 'luxury', bedPerNight: 180, total: 2_850 });
    expect(costIn('backpacking', aWeek).total).toBeLessThan(costIn('budget', aWeek).total);
  });

  test.each([
    [13, 54],
    [14, 48.6],
    [27, 48.6],
    [28, 40.5],
  ])('%i days make a night cost %d', (days, bed) => expect(costOf({ days }).bedPerNight).toBeCloseTo(bed, 9));

  test.each([
    [0, 54],
    [1, 72.9],
    [2, 54],
    [3, 54],
    [4, 48.6],
    [5, 48.6],
  ])('%i people make a night cost %d', (people, bed) =>
    expect(costOf({ party: { ...party, people } }).bedPerNight).toBeCloseTo(bed, 9),
  );

  test('has a night less than days', () => {
    expect(costOf({ days: 1 }).split.stay).toBe(0);
    expect(costOf({ days: 3 }).split.stay).toBe(110);
  });

  test('is the sum of its parts', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.integer({ min: 1, max: 40 }), fc.nat(9), (fare, days, people) => {
        const { total, split } = costOf({ fare, days, party: { ...party, people } });
        expect(Object.values(split).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(split.flight).toBe(fare);
      }),
    );
  });
});

describe('the best cost', () => {
  const styleFor = (budget: number) => bestCost(['luxury', 'mid-range', 'budget'], { budget }, aWeek).style;

  test.each([
    [0, 'luxury'],
    [-1, 'luxury'],
    [2_850, 'luxury'],
    [2_849, 'mid-range'],
    [1_010, 'mid-range'],
    [1_009, 'budget'],
    [100, 'budget'],
  ])('of a budget of %i is %s', (budget, style) => expect(styleFor(budget)).toBe(style));

  test('above the budget is the least costly, wherever it stands', () => {
    expect(bestCost(['budget', 'luxury'], { budget: 100 }, aWeek).style).toBe('budget');
    expect(bestCost(['luxury', 'budget', 'mid-range'], { budget: 100 }, aWeek).style).toBe('budget');
  });

  test('comes down to a style whose rooms cost no more than was said', () => {
    const [luxury, usual] = (['luxury', 'mid-range'] as const).map((style) => roomRate(costIn(style, aWeek), party));
    const styleWithin = (night: number) => bestCost(['luxury', 'mid-range'], { budget: 0, night }, aWeek).style;
    expect(styleWithin(luxury ?? 0)).toBe('luxury');
    expect(styleWithin((luxury ?? 0) - 1)).toBe('mid-range');
    expect(usual).toBeLessThan(luxury ?? 0);
    expect(bestCost(['luxury', 'mid-range'], { budget: 1_010, night: luxury ?? 0 }, aWeek).style).toBe('mid-range');
  });
});
