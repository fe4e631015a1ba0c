import type { TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { minutesOf } from './clock';
import { dayPaces, fillDay, similarActivities, type DayActivity, type DayFilling } from './day-filling';
import { adding, doing, rome } from './testing/trip-under-test';

const middle = '2027-04-12';
const anActivity = (id: string, change: Partial<DayActivity> = {}): DayActivity => ({
  ...{ id, name: `Do ${id}`, location: 'Rome, Italy', category: 'cultural', rating: 4.5, minutes: 120, price: 20 },
  ...change,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anActivity(id));
const fill = (plan: TripPlan, change: Partial<DayFilling> = {}) =>
  fillDay(plan, { day: middle, lockedIds: [], activities: six, pace: 'usual', attempt: 0, ...change });
const idsOf = (slots: ReturnType<typeof fill>) => slots.map(({ activity }) => activity.id);
const withItems = (...items: [string, Parameters<typeof adding>[1]][]) =>
  doing(rome, ...items.map(([id, known]) => adding(id, { day: middle, ...known }))).trip;
const end = (time: string) => ({ daysLater: 0, time, zone: null });

describe('a day that is filled', () => {
  test.each([
    ['easy', 1],
    ['usual', 3],
    ['full', 5],
  ] as const)('holds at the pace %s %i things of two hours', (pace, count) =>
    expect(fill(rome, { pace })).toHaveLength(count),
  );

  test('is the same each time, and another one when somebody asks for others', () => {
    expect(fill(rome)).toEqual(fill(rome));
    const seen = new Set([0, 1, 2, 3].map((attempt) => idsOf(fill(rome, { attempt })).toSorted().join()));
    expect(seen.size).toBeGreaterThan(1);
  });

  test('has the best rated first, of different kinds', () => {
    const museum = anActivity('museum', { rating: 4.9 });
    const other = anActivity('other', { rating: 4.8 });
    const walk = anActivity('walk', { rating: 4.7, category: 'nature' });
    expect(idsOf(fill(rome, { activities: [other, walk, museum], pace: 'full' })).toSorted()).toEqual([
      'museum',
      'other',
      'walk',
    ]);
    expect(idsOf(fill(rome, { activities: [other, walk, museum], pace: 'usual' }))).toContain('walk');
  });

  test('goes round what is locked, booked or eaten', () => {
    const plan = withItems(
      ['lunch', { type: 'meal', start: '12:00', end: end('14:00') }],
      ['locked', { start: '15:00', end: end('18:00') }],
    );
    for (const { start, activity } of fill(plan, { lockedIds: ['locked'], pace: 'full' })) {
      const from = minutesOf(start);
      expect(from + activity.minutes <= 12 * 60 || from >= 14 * 60).toBe(true);
      expect(from + activity.minutes <= 15 * 60 || from >= 18 * 60).toBe(true);
    }
  });

  test('takes the hours of what is not locked, and shows it again only when nothing else is left', () => {
    const plan = withItems(['old', { title: 'Do a', start: '10:00', end: end('12:00') }]);
    expect(idsOf(fill(plan))).not.toContain('a');
    expect(idsOf(fill(plan, { activities: [anActivity('a')] }))).toEqual(['a']);
  });

  test('has nothing that another day of the trip has', () => {
    const plan = doing(rome, adding('x', { title: 'Do b', day: '2027-04-13' })).trip;
    expect(idsOf(fill(plan, { pace: 'full' }))).not.toContain('b');
  });

  test('takes up what waits without a day', () => {
    const plan = doing(rome, adding('x', { title: 'Do b' })).trip;
    expect(idsOf(fill(plan, { activities: [anActivity('b')] }))).toEqual(['b']);
  });

  test('goes where it is open', () => {
    const shut = anActivity('shut', { openingHours: 'Tu-Su 09:00-18:00', rating: 5 });
    const late = anActivity('late', { openingHours: 'Mo-Su 19:00-23:00' });
    expect(fill(rome, { activities: [shut, late] }).map(({ start, activity }) => [activity.id, start])).toEqual([
      ['late', '19:00'],
    ]);
  });

  test('stays near to what is locked', () => {
    const at = (latitude: number) => ({ latitude, longitude: 12.5 });
    const plan = withItems([
      'locked',
      { start: '10:00', end: end('12:00'), place: { name: 'Forum', position: at(41.89) } },
    ]);
    const activities = [
      anActivity('far', { position: at(42.2), rating: 4.8 }),
      anActivity('near', { position: at(41.9) }),
    ];
    expect(idsOf(fill(plan, { activities, lockedIds: ['locked'], pace: 'easy' }))).toEqual(['near']);
  });

  test('begins when one has come into town, and ends before one leaves', () => {
    const first = doing(
      rome,
      adding('in', { type: 'flight', day: '2027-04-10', start: '10:00', end: end('11:00') }),
    ).trip;
    expect(
      fill(first, { day: '2027-04-10', pace: 'full' }).every(({ start }) => minutesOf(start) >= minutesOf('12:30')),
    ).toBe(true);
    const last = doing(rome, adding('out', { type: 'flight', day: '2027-04-17', start: '16:00' })).trip;
    for (const { start, activity } of fill(last, { day: '2027-04-17', pace: 'full' })) {
      expect(minutesOf(start) + activity.minutes).toBeLessThanOrEqual(minutesOf('13:30'));
    }
  });

  test('is empty where there is nothing to do, or no hour is free', () => {
    expect(fill(rome, { activities: [] })).toEqual([]);
    expect(fill(withItems(['tour', { type: 'transport', start: '08:00', end: end('23:00') }]))).toEqual([]);
  });

  test('never overlaps, nor goes past the evening, whatever there is', () => {
    const activity = fc.record({
      id: fc.uuid(),
      minutes: fc.integer({ min: 15, max: 700 }),
      rating: fc.float({ min: 4, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(activity, { maxLength: 12 }),
        fc.constantFrom(...dayPaces),
        fc.nat(9),
        (some, pace, attempt) => {
          const slots = fill(rome, { activities: some.map((each) => anActivity(each.id, each)), pace, attempt });
          let free = minutesOf('09:30');
          for (const slot of slots) {
            expect(minutesOf(slot.start)).toBeGreaterThanOrEqual(free);
            free = minutesOf(slot.start) + slot.activity.minutes;
          }
          expect(free).toBeLessThanOrEqual(minutesOf('21:30'));
        },
      ),
    );
  });
});

describe('things like one of a day', () => {
  const plan = withItems(
    ['one', { title: 'Do a', start: '10:00', end: end('12:00') }],
    ['next', { title: 'Tour', start: '13:00' }],
  );

  test('are of its kind first, open then, and done before what comes next', () => {
    const activities = [
      ...[anActivity('a'), anActivity('long', { minutes: 200 }), anActivity('wild', { category: 'nature' })],
      ...[anActivity('alike'), anActivity('shut', { openingHours: 'Mo-Su 11:00-18:00' })],
    ];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toEqual(['alike', 'wild']);
  });

  test('are near it where that is known', () => {
    const at = (latitude: number) => ({ position: { latitude, longitude: 12.5 } });
    const activities = [anActivity('a', at(41.9)), anActivity('far', at(42.3)), anActivity('near', at(41.91))];
    expect(similarActivities(plan, 'one', activities).map(({ id }) => id)).toEqual(['near', 'far']);
  });

  test('are at most five, for what has no time too, and none for what is gone', () => {
    const idea = doing(rome, adding('idea', { title: 'Do z' })).trip;
    expect(similarActivities(idea, 'idea', six)).toHaveLength(5);
    expect(similarActivities(idea, 'gone', six)).toEqual([]);
  });
});
