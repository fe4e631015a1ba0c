import fc from 'fast-check';
import { isDuring, roomsFor, stayNights, typicalNight, type StayAsked, type StayMarket } from './stay-rate';

const market: StayMarket = { base: 100, months: Array.from({ length: 12 }, () => 1), weekend: 1.2, events: [] };
// 14 April 2027 is a Wednesday.
const asked: StayAsked = { checkIn: '2027-04-14', nights: 1, stars: 3, guests: 2, rooms: 1, today: '2027-02-01' };
const cost = (change: Partial<StayAsked> = {}, of: Partial<StayMarket> = {}) =>
  Number(typicalNight({ ...market, ...of }, { ...asked, ...change }).toFixed(2));

test.each<[string, Partial<StayAsked>, number]>([
  ['a room for two midweek is the base', {}, 100],
  ['Friday and Saturday are weekend', { checkIn: '2027-04-16' }, 120],
  ['Saturday too', { checkIn: '2027-04-17' }, 120],
  ['Sunday is not', { checkIn: '2027-04-18' }, 100],
  ['one guest pays less', { guests: 1 }, 92],
  ['three pay more', { guests: 3 }, 126],
  ['four pay more', { guests: 4 }, 150],
  ['five need another room', { guests: 5 }, 226],
  ['two rooms for two are two for one', { rooms: 2 }, 184],
  ['a bed in a hostel', { stars: 1 }, 42],
  ['a grand hotel', { stars: 5 }, 270],
  ['three days ahead', { today: '2027-04-11' }, 112],
  ['thirteen days ahead', { today: '2027-04-01' }, 106],
  ['fourteen days ahead', { today: '2027-03-31' }, 100],
  ['119 days ahead', { today: '2026-12-16' }, 100],
  ['120 days ahead', { today: '2026-12-15' }, 97],
])('%s', (_title, change, expected) => {
  expect(cost(change)).toBe(expected);
});

test('a week and a month cost less by the night', () => {
  const flat = { weekend: 1 };
  expect([6, 7, 27, 28].map((nights) => cost({ nights }, flat))).toEqual([100, 95, 95, 85]);
});

test('months run into each other', () => {
  const months = market.months.map((share, at) => (at === 3 ? 2 : share));
  expect(cost({ checkIn: '2027-04-15' }, { months, weekend: 1 })).toBe(200);
  expect(cost({ checkIn: '2027-03-31' }, { months, weekend: 1 })).toBeCloseTo(153, 0);
  expect(cost({ checkIn: '2027-01-01' }, { months: [2, ...market.months.slice(1)], weekend: 1 })).toBeGreaterThan(150);
});

test('counts an event of one year in that year only', () => {
  const event = { from: '2027-09-18', to: '2027-10-03' };
  expect(
    ['2027-09-17', '2027-09-18', '2027-10-03', '2027-10-04', '2028-09-20'].map((night) => isDuring(event, night)),
  ).toEqual([false, true, true, false, false]);
});

test('an event is dear, and so is the turn of the year; of two the pricier counts', () => {
  const events = [{ from: '12-30', to: '01-02', factor: 2 }];
  const nights = stayNights(
    { ...market, weekend: 1, events },
    { ...asked, checkIn: '2026-12-28', nights: 6, today: '2026-11-01' },
  );
  expect(nights).toEqual([100, 125, 200, 200, 200, 200]);
});

test('an event within a year is dear from its first night to its last', () => {
  const festival = { events: [{ from: '07-10', to: '07-12', factor: 3 }], weekend: 1 };
  const nights = stayNights({ ...market, ...festival }, { ...asked, checkIn: '2027-07-08', nights: 6 });
  expect(nights).toEqual([100, 100, 300, 300, 300, 100].map((night) => night * 0.97));
  const oneNight = { events: [{ from: '07-10', to: '07-10', factor: 3 }], weekend: 1 };
  expect(cost({ checkIn: '2027-07-10', today: '2027-06-01' }, oneNight)).toBe(300);
  expect(cost({ checkIn: '2027-01-10', today: '2026-12-01' }, oneNight)).toBe(100);
});

test('rooms hold four', () => {
  expect([1, 4, 5, 9].map((guests) => roomsFor(guests, 1).rooms)).toEqual([1, 1, 2, 3]);
  expect(roomsFor(2, 3).rooms).toBe(3);
});

test('more guests, more stars and another room never cost less, and the same question costs the same', () => {
  const question = fc.record({
    checkIn: fc.integer({ min: 1, max: 28 }).map((day) => `2027-06-${String(day).padStart(2, '0')}`),
    nights: fc.integer({ min: 1, max: 30 }),
    stars: fc.integer({ min: 1, max: 4 }),
    guests: fc.integer({ min: 1, max: 10 }),
    rooms: fc.integer({ min: 1, max: 8 }),
    today: fc.constant('2027-05-01'),
  });
  fc.assert(
    fc.property(question, (each) => {
      const night = typicalNight(market, each);
      expect(typicalNight(market, each)).toBe(night);
      expect(typicalNight(market, { ...each, guests: each.guests + 1 })).toBeGreaterThanOrEqual(night);
      expect(typicalNight(market, { ...each, stars: each.stars + 1 })).toBeGreaterThan(night);
      expect(typicalNight(market, { ...each, rooms: each.rooms + 1 })).toBeGreaterThanOrEqual(night);
    }),
  );
});
