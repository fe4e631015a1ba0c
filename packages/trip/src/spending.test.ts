import type { BookingContent, TripCommand } from '@sojourn/contracts/plan';
import { dollars } from './money';
import { costOf, spendingOf } from './spending';
import { adding, doing, expense, rome } from './testing/trip-under-test';

const DAY = '2027-04-10';
const budget: TripCommand = { type: 'head.edit', parts: { budget: { cents: 100_000, version: 1 } } };
const planning = (id: string, title: string, usCents: number) =>
  adding(id, { type: 'activity', title, planned: dollars(usCents, DAY) });
const eating = (id: string, title: string, usCents: number) =>
  adding(id, { type: 'meal', title, planned: dollars(usCents, DAY) });
const spending = (id: string, usCents: number, known: Parameters<typeof expense>[1] = {}): TripCommand => ({
  type: 'expense.add',
  id,
  content: expense(usCents, known),
});
const hotel: BookingContent = {
  ...{ kind: 'stay', title: 'Hotel', provider: '', code: '', url: null, planned: dollars(60_000, DAY) },
  ...{ segments: [], searchPath: null },
};
const booking: TripCommand = { type: 'booking.add', id: 'b1', content: hotel, places: [] };
const leftAfter = (...commands: TripCommand[]) => {
  const { toPay, left } = spendingOf(doing(rome, budget, ...commands).trip);
  return { toPay, left };
};

test.each([
  ['nothing is planned or spent', [], 0, 100_000],
  ['something is planned', [planning('i1', 'Museum', 60_000)], 60_000, 40_000],
  ['something else is spent', [planning('i1', 'Museum', 60_000), spending('e1', 10_000)], 60_000, 30_000],
  ['more is planned than there is', [planning('i1', 'Museum', 120_000)], 120_000, -20_000],
  [
    'plan and expenses are too much together',
    [planning('i1', 'Opera', 60_000), spending('e1', 50_000)],
    60_000,
    -10_000,
  ],
  ['a booking is planned', [booking], 60_000, 40_000],
  ['a booking is paid', [booking, spending('e1', 60_000, { bookingId: 'b1', category: 'accommodation' })], 0, 40_000],
  ['a booking is paid in part', [booking, spending('e1', 20_000, { bookingId: 'b1' })], 40_000, 40_000],
  ['a booking has cost more', [booking, spending('e1', 70_000, { bookingId: 'b1' })], 0, 30_000],
  [
    'what was planned is paid under its own name',
    [eating('i1', 'Dinner at Rosa', 6_000), spending('e1', 5_500, { description: 'dinner at ROSA' })],
    500,
    94_000,
  ],
  [
    'one of two of a name is paid',
    [eating('i1', 'Gelato', 500), eating('i2', 'Gelato', 500), spending('e1', 500, { description: 'Gelato' })],
    500,
    99_000,
  ],
  [
    'another kind of thing has the name',
    [eating('i1', 'Gelato', 500), spending('e1', 500, { description: 'Gelato', category: 'shopping' })],
    500,
    99_000,
  ],
])('leaves of a budget what is neither planned nor spent when %s', (...[, commands, toPay, left]) => {
  expect(leftAfter(...commands)).toEqual({ toPay, left });
});

test.each([
  ['nothing costs', [], undefined],
  ['one thing is planned and another paid', [planning('i1', 'Museum', 60_000), spending('e1', 10_000)], 70_000],
  ['what was planned is paid', [booking, spending('e1', 60_000, { bookingId: 'b1' })], 60_000],
])('costs what is spent and to pay when %s', (_, commands, cost) => {
  expect(costOf(doing(rome, budget, ...commands).trip)).toBe(cost);
});

test('counts no payment among travellers when it adds up what is left', () => {
  const content = {
    ...expense(5_000, { paidBy: 't1', sharedBy: [{ travellerId: 't2', weight: 1 }] }),
    settles: true as const,
  };
  const people = (['t1', 't2'] as const).map((id): TripCommand => ({
    type: 'traveller.add',
    id,
    content: { name: id },
  }));
  expect(leftAfter(...people, { type: 'expense.add', id: 'e1', content })).toEqual({ toPay: 0, left: 100_000 });
});
