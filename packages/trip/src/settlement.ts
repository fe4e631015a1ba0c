/** Who owes whom. */
import type { Expense, ExpenseContent, TripPlan } from '@sojourn/contracts/plan';
import { apportion } from './apportion';
import { dollars } from './money';

/** What somebody has paid more (or less) than their share of everything, in US cents; all together are 0. */
export type Balance = { travellerId: string; usCents: number };

/** One payment that settles. */
export type Payment = { from: string; to: string; usCents: number };

/**
 * What a trip holds of a payment that was made: after it, its two travellers are as far apart as it says less.
 * @param names of who paid and who got it
 */
export const paymentMade = (
  { from, to, usCents }: Payment,
  { day, names }: { day: string; names: { from: string; to: string } },
): ExpenseContent => ({
  description: `${names.from} paid ${names.to}`,
  money: dollars(usCents, day),
  category: 'other',
  day,
  paidBy: from,
  sharedBy: [{ travellerId: to, weight: 1 }],
  bookingId: null,
  settles: true,
});

/** Up to so many people with a balance the fewest payments are found; it takes 2 to this power steps. */
const EXACT_UP_TO = 12;

/** Travellers by their place in an order; others after them, by id. */
const inOrderOf =
  (order: readonly string[]) =>
  (one: string, other: string): number => {
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    return place(one) - place(other) || Number(one > other) - Number(one < other);
  };

/**
 * Each one's share of an expense, in US cents; they add up to the expense. Nobody's when it is not shared.
 * @param order of travellers, the first of whom gets an odd cent first: the same whatever order they are named in
 */
export function sharesOf(
  { money, sharedBy }: Pick<Expense, 'money' | 'sharedBy'>,
  order: readonly string[] = [],
): Balance[] {
  if (sharedBy.length === 0) return [];
  const compare = inOrderOf(order);
  const sharers = sharedBy.toSorted((one, other) => compare(one.travellerId, other.travellerId));
  const shares = apportion(
    money.usCents,
    sharers.map(({ weight }) => weight),
  );
  return sharers.map(({ travellerId }, at) => ({ travellerId, usCents: shares[at] ?? 0 }));
}

/**
 * Parts of a cent, as whole numbers that can be added up exactly: equal parts among up to twenty are whole multiples, and
 * others miss theirs by less than a trillionth.
 */
const CENT = 232_792_560n * 10n ** 12n;

/** What everybody bears of everything, in parts of a cent, by traveller; and what that is of in all, in cents. */
function bornIn(expenses: readonly Expense[]): { parts: Map<string, bigint>; total: number } {
  const parts = new Map<string, bigint>();
  let total = 0;
  for (const { money, sharedBy } of expenses) {
    const sum = sharedBy.reduce((all, { weight }) => all + BigInt(weight), 0n);
    total += money.usCents;
    for (const { travellerId, weight } of sharedBy) {
      const part = (BigInt(money.usCents) * BigInt(weight) * CENT) / sum;
      parts.set(travellerId, (parts.get(travellerId) ?? 0n) + part);
    }
  }
  return { parts, total };
}

/**
 * What everybody bears of shared expenses, in whole US cents that add up to them. It is rounded once, over all of them:
 * rounded expense by expense, the same traveller would bear the odd cent of each.
 * @param order of travellers, the first of whom gets an odd cent first
 */
function burdensOf(expenses: readonly Expense[], order: readonly string[]): Balance[] {
  const { parts, total } = bornIn(expenses);
  const compare = inOrderOf(order);
  const born = [...parts].map(([travellerId, part]) => ({ travellerId, whole: part / CENT, rest: part % CENT }));
  const left = total - born.reduce((sum, { whole }) => sum + Number(whole), 0);
  const byLoss = born.toSorted(
    (one, other) =>
      Number(other.rest > one.rest) - Number(other.rest < one.rest) || compare(one.travellerId, other.travellerId),
  );
  return byLoss.map(({ travellerId, whole }, at) => ({ travellerId, usCents: Number(whole) + Number(at < left) }));
}

/**
 * The balance of every traveller who has one. Expenses without a payer or sharers are nobody's debt. What somebody bears
 * of all of them is less than a cent from the exact sum, whatever the number and order of expenses.
 */
export function balancesOf({
  expenses,
  travellers = {},
}: Pick<TripPlan, 'expenses'> & Partial<Pick<TripPlan, 'travellers'>>): Balance[] {
  const shared = Object.values(expenses).filter(({ paidBy, sharedBy }) => paidBy !== null && sharedBy.length > 0);
  const balances = new Map<string, number>();
  const add = (id: string, usCents: number) => balances.set(id, (balances.get(id) ?? 0) + usCents);
  for (const { paidBy, money } of shared) if (paidBy !== null) add(paidBy, money.usCents);
  for (const { travellerId, usCents } of burdensOf(shared, Object.keys(travellers))) add(travellerId, -usCents);
  const all = [...balances].map(([travellerId, usCents]) => ({ travellerId, usCents }));
  return all.filter(({ usCents }) => usCents !== 0).toSorted((a, b) => (a.travellerId < b.travellerId ? -1 : 1));
}

/** The largest debt to the largest credit until none is left: one payment fewer than people. */
function settleGroup(group: readonly Balance[]): Payment[] {
  const open = group.map((each) => ({ ...each }));
  const payments: Payment[] = [];
  for (;;) {
    const debtor = open.reduce((most, each) => (each.usCents < most.usCents ? each : most));
    const creditor = open.reduce((most, each) => (each.usCents > most.usCents ? each : most));
    const usCents = Math.min(-debtor.usCents, creditor.usCents);
    if (usCents <= 0) return payments;
    payments.push({ from: debtor.travellerId, to: creditor.travellerId, usCents });
    debtor.usCents += usCents;
    creditor.usCents -= usCents;
  }
}

/**
 * As many groups as there can be whose balances are 0 together: each saves a payment. For every subset the most groups
 * are known from those with one person fewer.
 */
function zeroSumGroups(balances: readonly Balance[]): Balance[][] {
  const everybody = 2 ** balances.length - 1;
  const sums = new Float64Array(everybody + 1);
  const groups = new Int8Array(everybody + 1);
  const without = (subset: number, at: number) => subset & ~(1 << at);
  const members = (subset: number) => balances.map((_, at) => at).filter((at) => subset & (1 << at));
  for (let subset = 1; subset <= everybody; subset += 1) {
    const inside = members(subset);
    const first = inside[0] ?? 0;
    sums[subset] = (sums[without(subset, first)] ?? 0) + (balances[first]?.usCents ?? 0);
    const most = Math.max(...inside.map((at) => groups[without(subset, at)] ?? 0));
    groups[subset] = most + Number(sums[subset] === 0);
  }
  const found: Balance[][] = [[]];
  for (let subset = everybody; subset > 0;) {
    if (sums[subset] === 0) found.push([]);
    const wanted = (groups[subset] ?? 0) - Number(sums[subset] === 0);
    const at = members(subset).find((each) => groups[without(subset, each)] === wanted) ?? 0;
    found.at(-1)?.push(balances[at] as Balance);
    subset = without(subset, at);
  }
  return found;
}

/** Pairs that owe each other the same, and the rest as one group. */
function pairsAndRest(balances: readonly Balance[]): Balance[][] {
  const rest = [...balances];
  const pairs: Balance[][] = [];
  for (const one of balances) {
    const other = rest.find(({ usCents }) => usCents === -one.usCents);
    if (!other || !rest.includes(one)) continue;
    pairs.push([one, other]);
    rest.splice(rest.indexOf(one), 1);
    rest.splice(rest.indexOf(other), 1);
  }
  return [...pairs, rest];
}

/**
 * Payments after which nobody owes anything. Among at most 12 people with a balance there are as few as there can be;
 * among more, at most one fewer than people (fewest payments is a problem without a known quick solution).
 * @param balances whole cents that add up to 0
 */
export function settle(balances: readonly Balance[]): Payment[] {
  const open = balances.filter(({ usCents }) => usCents !== 0);
  const groups = open.length <= EXACT_UP_TO ? zeroSumGroups(open) : pairsAndRest(open);
  return groups.filter((group) => group.length > 0).flatMap(settleGroup);
}
