/** What a trip costs, added up once for all who show it: a plan may have 2,000 expenses. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { spendingOf, type TripSpending } from '@sojourn/trip';

const known = new WeakMap<TripPlan, TripSpending>();

/** {@link spendingOf} a plan, which never changes: what becomes of it is another plan. */
export function spendingIn(plan: TripPlan): TripSpending {
  const spending = known.get(plan) ?? spendingOf(plan);
  known.set(plan, spending);
  return spending;
}
