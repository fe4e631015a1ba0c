/** What a trip costs, added up once for all who show it: a plan may have 2,000 expenses. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { oncePer } from '@sojourn/travel';
import { spendingOf } from '@sojourn/trip';

/** {@link spendingOf} a plan, which never changes: what becomes of it is another plan. */
export const spendingIn = oncePer((plan: TripPlan) => spendingOf(plan));
