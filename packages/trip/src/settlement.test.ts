import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apportion } from './apportion';
import { apply, isApplied } from './apply';
import { dollars } from './money';
import { newTrip } from './new-trip';
import { balancesOf, paymentMade, settle, sharesOf, type Balance } from './settlement';
import { spendingOf } from './spending';
import { doing, expense, going, rome } from './testing/trip-under-test';

const balances = (...cents: number[]): Balance[] => cents.map((usCents, at) => ({ travellerId: `t${at}`, usCents }));
const whole = (cents: number[]) => [...cents, -cents.reduce((sum, each) => sum + each, 0)];

/** Who still owes something after payments. */
function left(open: readonly Balance[]): number[] {
  const owed = new Map(open.map(({ travellerId, usCents }) => [travellerId, usCents]));
  for (const { from, to, usCents } of settle(open)) {
    expect(usCents).toBeGreaterThan(0);
    owed.set(from, (owed.get(from) ?? 0) + usCents);
    owed.set(to, (owed.get(to) ?? 0) - usCents);
  }
  return [...owed.values()].filter((each) => each !== 0);
}

/** The most groups without a debt among them that people can be put into, by trying every way. */
function mostGroups([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  let most = 0;
  for (let mask = 0; mask < 2 ** others.length; mask += 1) {
    const isIn = (at: number) => Boolean(mask & (1 << at));
    const sum = others.reduce((all, each, at) => all + (isIn(at) ? each : 0), first);
    if (sum === 0) most = Math.max(most, 1 + mostGroups(others.filter((_, at) => !isIn(at))));
  }
  return most;
}

test.each([
  [[], []],
  [[0, 0], []],
  [[500, -500], ['t1 t0 500']],
  [[-500, 500], ['t0 t1 500']],
  // Two pairs, though the largest debt is not owed to the largest credit's own pair.
  [
    [1_000, 700, -700, -1_000],
    ['t3 t0 1000', 't2 t1 700'],
  ],
  [
    [900, -300, -300, -300],
    ['t1 t0 300', 't2 t0 300', 't3 t0 300'],
  ],
  // Three and two: four payments if everybody were one group.
  [
    [500, 400, -300, -200, -400],
    ['t2 t0 300', 't3 t0 200', 't4 t1 400'],
  ],
])('balances of %j are settled by %j', (cents, payments) => {
  const made = settle(balances(...cents)).map(({ from, to, usCents }) => `${from} ${to} ${usCents}`);
  expect(made.toSorted()).toEqual(payments.toSorted());
});

test('as few payments as there can be', () => {
  const cents = fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 }).map(whole);
  fc.assert(
    fc.property(cents, (each) => {
      const open = each.filter((one) => one !== 0);
      expect(settle(balances(...each)).length).toBe(open.length - mostGroups(open));
      expect(left(balances(...each))).toEqual([]);
    }),
  );
});

test('twenty people pay at most nineteen times, and pairs pay each other', () => {
  const cents = fc.array(fc.integer({ min: -9_999, max: 9_999 }), { minLength: 12, maxLength: 19 }).map(whole);
  fc.assert(
    fc.property(cents, (each) => {
      expect(left(balances(...each))).toEqual([]);
      expect(settle(balances(...each)).length).toBeLessThan(each.length);
    }),
  );
  const pairs = Array.from({ length: 10 }, (_, at) => [100 + at, -100 - at]).flat();
  expect(settle(balances(...pairs))).toHaveLength(10);
});

test('balances are what was paid less one’s shares; what nobody paid or shares is nobody’s', () => {
  const all = ['t1', 't2', 't3'].map((travellerId) => ({ travellerId, weight: 1 }));
  const add = (id: string, content: ReturnType<typeof expense>) => ({ type: 'expense.add', id, content }) as const;
  const { trip } = doing(
    rome,
    ...['t1', 't2', 't3', 't4'].map((id) => going(id, id)),
    add('e1', expense(1_000, { paidBy: 't2', sharedBy: all })),
    add('e2', expense(9_999, { paidBy: 't4' })),
    add('e3', expense(9_999, { sharedBy: all })),
  );
  expect(balancesOf(trip)).toEqual([
    { travellerId: 't1', usCents: -334 },
    { travellerId: 't2', usCents: 667 },
    { travellerId: 't3', usCents: -333 },
  ]);
  const { t1, t2 } = { t1: { travellerId: 't1', weight: 2_500 }, t2: { travellerId: 't2', weight: 7_500 } };
  expect(sharesOf(expense(10_000, { sharedBy: [t1, t2] })).map(({ usCents }) => usCents)).toEqual([2_500, 7_500]);
  expect(sharesOf(expense(10_000))).toEqual([]);
});

describe('odd cents', () => {
  const together = (...ids: string[]) => ids.map((travellerId) => ({ travellerId, weight: 1 }));
  const paidBy = (payer: string, cents: number, ids: readonly string[]) => ({
    ...expense(cents, { paidBy: payer, sharedBy: together(...ids) }),
    ...{ version: 1, latest: 1 },
  });
  const plan = (ids: readonly string[], expenses: readonly ReturnType<typeof paidBy>[]) => ({
    travellers: Object.fromEntries(ids.map((id) => [id, { name: id, version: 1, latest: 1 }])),
    expenses: Object.fromEntries(expenses.map((each, at) => [`e${at}`, each])),
  });
  const owed = (ids: readonly string[], count: number, cents: number) => {
    const all = plan(
      ids,
      Array.from({ length: count }, () => paidBy(ids[0] ?? '', cents, ids)),
    );
    return Object.fromEntries(balancesOf(all).map(({ travellerId, usCents }) => [travellerId, usCents]));
  };

  test.each([
    [['ana', 'ben', 'cleo'], 30, 1_000, { ana: 20_000, ben: -10_000, cleo: -10_000 }],
    [['cleo', 'ben', 'ana'], 30, 1_000, { ana: -10_000, ben: -10_000, cleo: 20_000 }],
    [['ana', 'ben', 'cleo'], 1, 1_000, { ana: 666, ben: -333, cleo: -333 }],
    [['ana', 'ben', 'cleo'], 2, 1_000, { ana: 1_333, ben: -667, cleo: -666 }],
    [['ana', 'ben', 'cleo'], 3, 1_000, { ana: 2_000, ben: -1_000, cleo: -1_000 }],
    [['ana', 'ben', 'cleo'], 100, 1, { ana: 66, ben: -33, cleo: -33 }],
    [['ana', 'ben'], 40, 1_001, { ana: 20_020, ben: -20_020 }],
    [['ana', 'ben'], 41, 1_001, { ana: 20_520, ben: -20_520 }],
    [
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      70,
      100,
      { a: 6_000, b: -1_000, c: -1_000, d: -1_000, e: -1_000, f: -1_000, g: -1_000 },
    ],
    [['a', 'b', 'c', 'd'], 1_000, 99, { a: 74_250, b: -24_750, c: -24_750, d: -24_750 }],
    [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      500,
      1_999,
      { a: 832_916, b: -166_584, c: -166_583, d: -166_583, e: -166_583, f: -166_583 },
    ],
    [['ana', 'ben', 'cleo'], 7, 1_999, { ana: 9_328, ben: -4_664, cleo: -4_664 }],
    [['cleo', 'ana', 'ben'], 9, 2_000, { ana: -6_000, ben: -6_000, cleo: 12_000 }],
    [['a', 'b', 'c'], 365, 1, { a: 243, b: -122, c: -121 }],
    [['a', 'b', 'c', 'd'], 13, 350, { a: 3_412, b: -1_138, c: -1_137, d: -1_137 }],
    [['a', 'b', 'c', 'd', 'e'], 11, 4_999, { a: 43_991, b: -10_998, c: -10_998, d: -10_998, e: -10_997 }],
    [['a', 'b', 'c', 'd', 'e', 'f'], 60, 5, { a: 250, b: -50, c: -50, d: -50, e: -50, f: -50 }],
    [
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      14,
      1_000,
      { a: 12_000, b: -2_000, c: -2_000, d: -2_000, e: -2_000, f: -2_000, g: -2_000 },
    ],
    [['a', 'b', 'c'], 29, 1_000, { a: 19_333, b: -9_667, c: -9_666 }],
    [['a', 'b', 'c'], 31, 1_000, { a: 20_666, b: -10_333, c: -10_333 }],
    [['a', 'b'], 99, 333, { a: 16_483, b: -16_483 }],
    [['a', 'b', 'c'], 4, 250_001, { a: 666_669, b: -333_335, c: -333_334 }],
    [
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
      81,
      1,
      { a: 72, b: -9, c: -9, d: -9, e: -9, f: -9, g: -9, h: -9, i: -9 },
    ],
  ])(
    'leave %j within a cent of the exact share when there are %i expenses of %i cents',
    (...[ids, count, cents, expected]) => {
      expect(owed(ids, count, cents)).toEqual(expected);
    },
  );

  test('stay within a cent of the exact share when everybody pays anything for anybody', () => {
    const people = ['t-0', 't-1', 't-2', 't-3', 't-4', 't-5', 't-6'];
    const one = fc.record({
      cents: fc.integer({ min: 1, max: 999_999 }),
      by: fc.nat(6),
      weights: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 40 }), (costs) => {
        const expenses = costs.map(({ cents, by, weights }) => {
          const sharedBy = people.flatMap((travellerId, at) => {
            const weight = weights[at] ?? 0;
            return weight > 0 ? [{ travellerId, weight }] : [];
          });
          return { ...expense(cents, { paidBy: people[by] ?? null, sharedBy }), version: 1, latest: 1 };
        });
        const found = balancesOf(plan(people, expenses));
        expect(found.reduce((sum, { usCents }) => sum + usCents, 0)).toBe(0);
        for (const id of people) {
          const exact = expenses.reduce((sum, { money, sharedBy, paidBy: payer }) => {
            const whole = sharedBy.reduce((all, { weight }) => all + weight, 0);
            const own = sharedBy.find(({ travellerId }) => travellerId === id)?.weight ?? 0;
            return whole === 0 ? sum : sum + (payer === id ? money.usCents : 0) - (money.usCents * own) / whole;
          }, 0);
          const usCents = found.find(({ travellerId }) => travellerId === id)?.usCents ?? 0;
          expect(Math.abs(usCents - exact)).toBeLessThan(1.000_001);
        }
      }),
    );
  });

  test('stay with the same people when the expenses come in another order or name their sharers in another', () => {
    const ids = ['ana', 'ben', 'cleo'];
    const expenses = [paidBy('ana', 1_000, ids), paidBy('ben', 2_501, ['ana', 'cleo']), paidBy('cleo', 777, ids)];
    const turned = expenses.toReversed().map((each) => ({ ...each, sharedBy: each.sharedBy.toReversed() }));
    expect(balancesOf(plan(ids, turned))).toEqual(balancesOf(plan(ids, expenses)));
  });

  test.each([[['ana', 'ben', 'cleo']], [['ben', 'cleo', 'ana']], [['cleo', 'ben', 'ana']], [['cleo', 'ana', 'ben']]])(
    'go to the first of the travellers when the sharers are named as %j',
    (ids) => {
      expect(sharesOf(expense(1_000, { sharedBy: together(...ids) }), ['ana', 'ben', 'cleo'])).toEqual([
        { travellerId: 'ana', usCents: 334 },
        { travellerId: 'ben', usCents: 333 },
        { travellerId: 'cleo', usCents: 333 },
      ]);
    },
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [100, [1, 2], [33, 67]],
  [1, [1, 1], [1, 0]],
  [0, [3, 1], [0, 0]],
  [10, [0, 1], [0, 10]],
  [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
])('%i in proportion %j is %j', (total, weights, shares) => {
  expect(apportion(total, weights)).toEqual(shares);
});

describe('payments that were made', () => {
  const day = '2027-04-12';
  const paid = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 900_000 }), by: fc.nat(4), among: fc.integer({ min: 1, max: 31 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const people = ['t-0', 't-1', 't-2', 't-3', 't-4'];
  const added = (plan: TripPlan, command: TripCommand) => {
    const outcome = apply(plan, command);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    return outcome;
  };
  const shared = (costs: { cents: number; by: number; among: number }[]) => {
    const start = newTrip({ title: 'T', destination: 'D', startDate: day, endDate: day });
    const going = people.reduce(
      (plan, id) => added(plan, { type: 'traveller.add', id, content: { name: id } }).trip,
      start,
    );
    return costs.reduce((plan, { cents, by, among }, at) => {
      const sharedBy = people.filter((_, bit) => among & (1 << bit)).map((travellerId) => ({ travellerId, weight: 1 }));
      const content = {
        ...{ description: 'Cost', money: dollars(cents, day), category: 'food' as const, day, bookingId: null },
        ...{ paidBy: people[by] ?? null, sharedBy },
      } as const;
      return added(plan, { type: 'expense.add', id: `cost-${at}`, content }).trip;
    }, going);
  };

  test('settle everything to the cent, cost nothing, and are taken back one by one', () => {
    fc.assert(
      fc.property(paid, (costs) => {
        const before = shared(costs);
        const open = balancesOf(before);
        let plan = before;
        const inverses = settle(open).map((payment, at) => {
          const content = paymentMade(payment, { day, names: { from: payment.from, to: payment.to } });
          const applied = added(plan, { type: 'expense.add', id: `paid-${at}`, content });
          plan = applied.trip;
          return applied.inverse;
        });
        expect(balancesOf(plan)).toEqual([]);
        expect(spendingOf(plan)).toEqual(spendingOf(before));
        for (const inverse of inverses.reverse()) plan = added(plan, inverse).trip;
        expect(balancesOf(plan)).toEqual(open);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['nobody', null, ['t-1']],
    ['one to themselves', 't-0', ['t-0']],
    ['one to two', 't-0', ['t-1', 't-2']],
    ['one to nobody', 't-0', []],
  ])('are not from %s', (_, from, to) => {
    const content = {
      ...paymentMade({ from: 't-0', to: 't-1', usCents: 100 }, { day, names: { from: 'A', to: 'B' } }),
      ...{ paidBy: from, sharedBy: to.map((travellerId) => ({ travellerId, weight: 1 })) },
    };
    const outcome = apply(shared([]), { type: 'expense.add', id: 'paid-1', content });
    expect(outcome).toMatchObject({ refusal: { message: 'A payment is from one traveller to another.' } });
  });
});
