import { dollars, newItem, newTrip } from '@sojourn/trip';
import { costCentsOf } from './item-cost.model';

const DAY = '2127-04-10';
const versions = { version: 1, latest: 1 };
const booking = {
  ...{ kind: 'stay' as const, title: 'Hotel', provider: '', code: '', url: null, planned: dollars(64_000, DAY) },
  ...{ segments: [], searchPath: null, ...versions },
};
const place = (id: string, day: string, more: object = {}) => ({
  ...{ ...newItem({ type: 'stay', title: 'Hotel', day }), bookingId: 'b1', ...versions, ...more },
  id,
});
const rome = newTrip({
  ...{ title: 'Rome', destination: 'Rome', startDate: DAY, endDate: '2127-04-17', budgetCents: null },
  ...{ notes: '', status: 'planning' },
});
const [first, last] = [place('i2', DAY), place('i1', '2127-04-14')];
const plan = { ...rome, items: { i2: first, i1: last }, bookings: { b1: booking } };

it.each([
  ['where it begins', first, 64_000],
  ['nowhere else', last, null],
])('tells what a booking costs %s', (_, item, cents) => expect(costCentsOf(plan, item)).toBe(cents));

it('tells its own cost when it has one', () => {
  expect(costCentsOf(plan, place('i3', DAY, { planned: dollars(1_250, DAY), bookingId: null }))).toBe(1_250);
});

it('tells nothing when nothing is planned', () => {
  expect(costCentsOf({ ...plan, bookings: { b1: { ...booking, planned: null } } }, first)).toBeNull();
});
