import type { TripPlan } from '@sojourn/contracts/plan';
import { apply, checkPlan, isApplied, newItem, newTrip } from '@sojourn/trip';
import { createHinter, hintsOf } from './plan-hints.model';

const stored = { version: 1, latest: 1 };
const day = '2027-04-10';
const until = (time: string) => ({ end: { daysLater: 0, time, zone: null } });
const item = (title: string, known: object = {}) => ({
  ...newItem({ type: 'activity', title, day, ...known }),
  ...stored,
});
const planOf = (items: TripPlan['items'], endDate = '2027-04-11'): TripPlan => ({
  ...newTrip({ title: 'Rome', destination: 'Rome', startDate: day, endDate }),
  items,
});
const carriedOut = (plan: TripPlan, command: Parameters<typeof apply>[1]): TripPlan => {
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
};

test('what begins too early is moved to where the other ends, and then nothing is wrong', () => {
  const plan = planOf({
    i1: item('Tour', { start: '10:00', ...until('12:30') }),
    i2: item('Lunch', { start: '12:00' }),
  });
  const [hint] = hintsOf(plan, true).items.get('i2') ?? [];
  expect(hint).toMatchObject({ words: 'Begins before “Tour” has ended.', fix: { label: 'Move to 12:30 PM' } });
  expect(checkPlan(carriedOut(plan, hint?.fix?.command as never)).filter(({ kind }) => kind === 'overlap')).toEqual([]);
});

test.each([
  ['that only moves the trouble', { i3: item('Talk', { start: '12:30', ...until('14:00') }) }, {}],
  ['it is booked', {}, { bookingId: 'b1' }],
  ['its clock is another one', {}, { zone: 'Asia/Tokyo' }],
])('there is no certain fix when %s', (_what, more, later) => {
  const plan = planOf({
    i1: item('Tour', { start: '10:00', ...until('12:30') }),
    i2: item('Lunch', { start: '12:00', ...later }),
    ...more,
  });
  const fixes = [...hintsOf(plan, true).items.values()].flat().map(({ fix }) => fix?.label);
  expect(fixes.filter(Boolean)).toEqual([]);
});

test('two at one time, and no end to wait for', () => {
  const plan = planOf({ i1: item('Tour', { start: '10:00' }), i2: item('Lunch', { start: '10:00' }) });
  expect(hintsOf(plan, true).items.get('i2')).toEqual([{ words: 'Begins at the same time as “Tour”.', fix: null }]);
});

test('what lies outside comes into the trip, one by one or all at once; a viewer only reads it', () => {
  const plan = planOf({ i1: item('Before', { day: '2027-04-01' }), i2: item('After', { day: '2027-05-01' }) });
  const { items, allInto } = hintsOf(plan, true);
  expect(items.get('i1')?.[0]?.fix?.label).toBe('Move into the trip');
  const all = carriedOut(plan, allInto as never);
  expect(Object.values(all.items).map((each) => each.day)).toEqual(['2027-04-10', '2027-04-11']);
  const read = hintsOf(plan, false);
  expect(read.items.get('i1')).toEqual([{ words: 'Outside of the trip’s dates.', fix: null }]);
  expect(read.allInto).toBeNull();
});

test('a night without a bed is told once there is a stay at all', () => {
  const stay = item('Hotel', { type: 'stay', end: { daysLater: 1, time: '11:00', zone: null }, start: '14:00' });
  expect([...hintsOf(planOf({ i1: item('Tour') }, '2027-04-12'), true).nights]).toEqual([]);
  expect([...hintsOf(planOf({ i1: stay }, '2027-04-12'), true).nights]).toEqual(['2027-04-11']);
});

test('what says the same as before is the same object, so that only what changed is drawn', () => {
  const hint = createHinter();
  const plan = planOf({
    i1: item('A', { start: '10:00' }),
    i2: item('B', { start: '10:00' }),
    i3: item('C', { start: '10:00' }),
  });
  const first = hint(plan, true);
  const again = hint({ ...plan, items: { ...plan.items, i4: item('D', { start: '18:00' }) } }, true);
  expect(again.items).toBe(first.items);
  expect(again.nights).toBe(first.nights);
  const moved = hint({ ...plan, items: { ...plan.items, i3: item('C', { start: '12:00' }) } }, true);
  expect(moved.items).not.toBe(first.items);
  expect(moved.items.get('i2')).toBe(first.items.get('i2'));
  expect([...moved.items.keys()]).toEqual(['i2']);
});
