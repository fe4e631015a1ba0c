import type { Item, TripCommand } from '@sojourn/contracts/plan';
import { checkPlan } from './plan-check';
import { dollars } from './money';
import { spendingOf } from './spending';
import { adding, doing, expense, rome } from './testing/trip-under-test';

const at = (...[id, day, start, known]: [id: string, day: string, start: string, known?: Partial<Item>]): TripCommand =>
  adding(id, { day: `2027-04-${day}`, start, ...known });
const until = (time: string, daysLater = 0, zone: string | null = null) => ({ end: { daysLater, time, zone } });
const bed: TripCommand = adding('bed1', { type: 'stay', day: '2027-04-10', start: '14:00', ...until('11:00', 7) });
const findings = (...commands: TripCommand[]) => checkPlan(doing(rome, bed, ...commands).trip);

test('a plan that fits has nothing to look at', () => {
  expect(
    findings(at('i1', '11', '10:00', until('12:00')), at('i2', '11', '12:00', until('13:00')), at('i3', '11', '13:00')),
  ).toEqual([]);
});

test.each([
  ['one begins before the other ends', [at('i1', '11', '10:00', until('12:00')), at('i2', '11', '11:59')], ['i1 i2']],
  ['both begin at once', [at('i1', '11', '10:00'), at('i2', '11', '10:00')], ['i1 i2']],
  ['one lasts past midnight', [at('i1', '11', '22:00', until('01:00', 1)), at('i2', '12', '00:30')], ['i1 i2']],
  [
    'a long one covers two',
    [at('i1', '11', '10:00', until('18:00')), at('i2', '11', '11:00', until('12:00')), at('i3', '11', '14:00')],
    ['i1 i2', 'i1 i3'],
  ],
  ['notes and beds take no time', [at('i1', '11', '10:00', { type: 'note' }), at('i2', '11', '10:00')], []],
  [
    'without a time',
    [adding('i1', { day: '2027-04-11' }), at('i2', '11', '10:00'), adding('i3', { start: '10:00' })],
    [],
  ],
  // 10:00 in Rome is 09:00 in London.
  [
    'another zone',
    [
      at('i1', '11', '10:00', { zone: 'Europe/Rome', ...until('10:30') }),
      at('i2', '11', '09:15', { zone: 'Europe/London' }),
    ],
    ['i1 i2'],
  ],
  [
    'the same clock elsewhere',
    [
      at('i1', '11', '10:00', { zone: 'Europe/Rome', ...until('10:30') }),
      at('i2', '11', '10:15', { zone: 'Europe/London' }),
    ],
    [],
  ],
  [
    'a flight to another zone',
    [
      at('i1', '11', '10:00', { type: 'flight', zone: 'Europe/Rome', ...until('11:30', 0, 'Europe/London') }),
      at('i2', '11', '12:15', { zone: 'Europe/Rome' }),
    ],
    ['i1 i2'],
  ],
] as const)('overlaps when %s', (_case, commands, expected) => {
  const overlaps = findings(...commands).flatMap((each) => (each.kind === 'overlap' ? [each.itemIds.join(' ')] : []));
  expect(overlaps).toEqual(expected);
});

test('nights without a bed are named, and one under way is none', () => {
  const nights = (...commands: TripCommand[]) =>
    checkPlan(doing(rome, ...commands).trip).flatMap((each) =>
      each.kind === 'missing-night' ? [Number(each.day.slice(8))] : [],
    );
  expect(nights(adding('i1'))).toEqual([10, 11, 12, 13, 14, 15, 16]);
  expect(nights(bed)).toEqual([]);
  const short = adding('i1', { type: 'stay', day: '2027-04-11', start: '15:00', ...until('11:00', 2) });
  expect(
    nights(
      short,
      at('i2', '10', '23:00', { type: 'flight', ...until('05:00', 1) }),
      adding('i3', { type: 'stay', day: '2027-04-15' }),
    ),
  ).toEqual([13, 14, 16]);
  expect(nights(at('i1', '10', '10:00', until('12:00', 7)))).toHaveLength(7);
});

test('what lies outside of the dates is named', () => {
  const outside = findings(
    adding('i1', { day: '2027-04-09' }),
    adding('i2', { day: '2027-04-17' }),
    adding('i3', { day: '2027-04-18' }),
  );
  expect(outside).toEqual([
    { kind: 'outside-dates', itemId: 'i1' },
    { kind: 'outside-dates', itemId: 'i3' },
  ]);
});

test('says by how much a trip is over its budget when plan and expenses are added up', () => {
  const budget = (cents: number | null): TripCommand => ({
    type: 'head.edit',
    parts: { budget: { cents, version: 1 } },
  });
  const planned = adding('i1', { planned: dollars(30_000, '2027-04-10') });
  const spent = { type: 'expense.add', id: 'e1', content: expense(25_000) } as const;
  expect(findings(budget(20_000), planned, spent)).toEqual([{ kind: 'over-budget', over: 35_000 }]);
  expect(findings(budget(20_000), planned)).toEqual([{ kind: 'over-budget', over: 10_000 }]);
  expect(findings(budget(20_000), spent)).toEqual([{ kind: 'over-budget', over: 5_000 }]);
  expect(findings(budget(55_000), planned, spent)).toEqual([]);
  expect(findings(planned, spent)).toEqual([]);
});

test('money is planned, spent and left, by category and by day', () => {
  const money = (usCents: number) => dollars(usCents, '2027-04-10');
  const booking = { title: 'Hotel', provider: '', code: '', url: null, segments: [], searchPath: null };
  const { trip } = doing(
    rome,
    { type: 'head.edit', parts: { budget: { cents: 100_000, version: 1 } } },
    ...(['flight', 'stay', 'activity', 'meal', 'transport', 'note'] as const).map((type, index) =>
      adding(`i${index}`, { type, planned: money(10 ** index) }),
    ),
    { type: 'booking.add', id: 'b1', content: { ...booking, kind: 'other', planned: money(7) }, places: [] },
    { type: 'expense.add', id: 'e1', content: expense(2_500, { day: '2027-04-12' }) },
    { type: 'expense.add', id: 'e2', content: expense(500, { day: '2027-04-11', category: 'shopping' }) },
    { type: 'expense.add', id: 'e3', content: expense(1_000, { day: '2027-04-12' }) },
  );
  expect(spendingOf(trip)).toEqual({
    planned: 111_118,
    spent: 4_000,
    toPay: 111_118,
    left: -15_118,
    byCategory: {
      transportation: { planned: 10_001, spent: 0 },
      accommodation: { planned: 10, spent: 0 },
      activities: { planned: 100, spent: 0 },
      food: { planned: 1_000, spent: 3_500 },
      shopping: { planned: 0, spent: 500 },
      other: { planned: 100_007, spent: 0 },
    },
    byDay: [
      { day: '2027-04-11', spent: 500 },
      { day: '2027-04-12', spent: 3_500 },
    ],
  });
  expect(spendingOf(rome).left).toBeNull();
});
