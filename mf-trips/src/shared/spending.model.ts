/** What a trip costs, added up once for all who show it: a plan may have 2,000 expenses. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { formatList, oncePer } from '@sojourn/travel';
import { spendingOf } from '@sojourn/trip';
import { formatCentsShort } from './format-money.model';

/** {@link spendingOf} a plan, which never changes: what becomes of it is another plan. */
export const spendingIn = oncePer((plan: TripPlan) => spendingOf(plan));

/** How what is left comes about: `$1,000 budget, less $100 spent and $600 still to pay`. */
export function sumLine({ cents, spent, toPay }: { cents: number; spent: number; toPay: number }): string {
  const parts = [
    spent > 0 ? `${formatCentsShort(spent)} spent` : '',
    toPay > 0 ? `${formatCentsShort(toPay)} still to pay` : '',
  ].filter(Boolean);
  const budget = `${formatCentsShort(cents)} budget`;
  return parts.length === 0 ? budget : `${budget}, less ${formatList(parts)}`;
}
