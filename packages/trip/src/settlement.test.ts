import fc from 'fast-check';
import { apportion } from './apportion';
import { balancesOf, settle, sharesOf, type Balance } from './settlement';
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
