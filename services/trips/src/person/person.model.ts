/** A trip and its changes as their owner gets them in a download: everything, in the words of the wire, without what only we need. */
import type { TripWithPlan, StoredChange } from '../plan/plan.model';
import { toWire } from '../trip/trip.model';

/** A trip with its whole plan. */
export const tripRecordOf = (trip: TripWithPlan) => ({
  ...toWire(trip),
  budgetCents: trip.budgetCents,
  deletedAt: trip.deletion?.deletedAt.toISOString() ?? null,
  plan: trip.plan,
});

/** One change of its history: what was done, by whom, when. */
export const changeRecordOf = ({ version, at, by, summary, command }: StoredChange) => ({
  version,
  at: at.toISOString(),
  by,
  summary,
  command,
});
