/** Who owes whom. */
import type { Expense, ExpenseContent, TripPlan } from '@sojourn/contracts/plan';
import { oncePer } from '@sojourn/travel';
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

/** Each one's share of an expense, in US cents; they add up to the expense. Nobody's when it is not shared. */
export function sharesOf({ money, sharedBy }: Pick<Expense, 'money' | 'sharedBy'>): Balance[] {
  if (sharedBy.length === 0) return [];
  const shares = apportion(
    money.usCents,
    sharedBy.map(({ weight }) => weight),
  );
  return sharedBy.map(({ travellerId }, at) => ({ travellerId, usCents: shares[at] ?? 0 }));
}

/** {@link sharesOf} an expense of a plan, which is never changed in place. */
const knownSharesOf = oncePer((expense: Expense) => sharesOf(expense));

/** The balance of every traveller who has one. Expenses without a payer or sharers are nobody's debt. */
export function balancesOf({ expenses }: Pick<TripPlan, 'expenses'>): Balance[] {
  const balances = new Map<string, number>();
  const add = (id: string, usCents: number) => balances.set(id, (balances.get(id) ?? 0) + usCents);
  for (const expense of Object.values(expenses)) {
    const { paidBy, money, sharedBy } = expense;
    if (paidBy === null || sharedBy.length === 0) continue;
    add(paidBy, money.usCents);
    for (const share of knownSharesOf(expense)) add(share.travellerId, -share.usCents);
  }
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
