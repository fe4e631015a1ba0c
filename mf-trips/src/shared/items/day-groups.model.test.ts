import type { TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, moveItem, newItem, newTrip } from '@sojourn/trip';
import { createDayGrouper, itemsIn, type PlanDays } from './day-groups.model';

const stored = { version: 1, latest: 1 };
const item = (title: string, known: object = {}) => ({ ...newItem({ type: 'activity', title, ...known }), ...stored });
const plan: TripPlan = {
  ...newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-12' }),
  items: {
    i1: item('Hotel', {
      type: 'stay',
      day: '2027-04-10',
      start: '14:00',
      end: { daysLater: 2, time: '11:00', zone: null },
    }),
    i2: item('Walk', { day: '2027-04-11', start: '10:00' }),
    i3: item('Lunch', { day: '2027-04-11', start: '13:00' }),
    i4: item('Someday'),
    i5: item('Too early', { day: '2027-04-02' }),
    i6: item('Long stay', {
      type: 'stay',
      day: '2027-04-12',
      start: '20:00',
      end: { daysLater: 3, time: '11:00', zone: null },
    }),
  },
};
const words = (days: PlanDays) =>
  [...days.days, ...days.outside, days.unscheduled].map(({ day, number, rows }) => [
    day,
    number,
    rows.map(({ title, isEnd }) => (isEnd ? `${title}, its end` : title)),
  ]);

test('every day of the trip is there, what lies outside after them, and what ends on a day stands on it', () => {
  expect(words(createDayGrouper()(plan))).toEqual([
    ['2027-04-10', 1, ['Check-in: Hotel']],
    ['2027-04-11', 2, ['Walk', 'Lunch']],
    ['2027-04-12', 3, ['Check-out: Hotel, its end', 'Check-in: Long stay']],
    ['2027-04-02', null, ['Too early']],
    [null, null, ['Someday']],
  ]);
});

test('a trip of one day and one of 366 have so many', () => {
  const of = (endDate: string) =>
    createDayGrouper()(newTrip({ title: 'T', destination: 'D', startDate: '2028-01-01', endDate })).days.length;
  expect([of('2028-01-01'), of('2028-12-31')]).toEqual([1, 366]);
});

test('only the days that a move is about are other objects afterwards', () => {
  const group = createDayGrouper();
  const before = group(plan);
  const outcome = apply(plan, moveItem(plan, 'i3', { day: '2027-04-12', at: 0 }) as never);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  const after = group(outcome.trip);
  expect(after.days.map((day, at) => day === before.days[at])).toEqual([true, false, false]);
  expect([after.outside[0] === before.outside[0], after.unscheduled === before.unscheduled]).toEqual([true, true]);
  expect(after.days[1]?.rows[0]?.item).toBe(before.days[1]?.rows[0]?.item);
  expect(itemsIn(after.days[2] as never).map(({ title }) => title)).toEqual(['Lunch', 'Long stay']);
});
