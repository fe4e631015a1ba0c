/** Whether an expense is shared as it was, whatever order its people were ticked in. */
import type { ExpenseContent } from '@sojourn/contracts/plan';
import { sharesOf } from '@sojourn/trip';

type Shared = Pick<ExpenseContent, 'money' | 'sharedBy'>;

const isEqual = ({ sharedBy }: Shared): boolean => sharedBy.every(({ weight }) => weight === sharedBy[0]?.weight);

/** What each has, in minor units of the currency. */
const minorSharesOf = ({ money, sharedBy }: Shared): Map<string, number> => {
  const shares = sharesOf({ money: { ...money, usCents: money.amount }, sharedBy });
  return new Map(shares.map(({ travellerId, usCents }) => [travellerId, usCents]));
};

/** The same people in equal parts, or each with the same amount. */
export function isSameSharing(one: Shared, other: Shared): boolean {
  const [before, after] = [minorSharesOf(one), minorSharesOf(other)];
  const isSamePeople = before.size === after.size && [...before.keys()].every((id) => after.has(id));
  if (!isSamePeople) return false;
  if (isEqual(one) && isEqual(other)) return true;
  return isEqual(one) === isEqual(other) && [...before].every(([id, amount]) => after.get(id) === amount);
}
