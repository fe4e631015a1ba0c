import { collectionNames, type TripPlan } from '@sojourn/contracts/plan';

/** What of a stored plan is written anew, and what is taken away, by their paths in the document. */
export type PlanWrites = { set: Record<string, unknown>; unset: string[] };

/**
 * The parts in which two plans differ, so that a command on one part of a large trip sends that part alone. A part is
 * another one when it is another object: `apply` leaves what it does not touch as it is.
 */
export function planWrites(before: TripPlan, after: TripPlan): PlanWrites {
  const writes: PlanWrites = { set: {}, unset: [] };
  if (before === after) return writes;
  writes.set['plan.version'] = after.version;
  for (const name of ['head', ...collectionNames] as const) {
    const [then, now] = [before[name], after[name]] as Record<string, unknown>[];
    if (!then || !now || then === now) continue;
    for (const [id, part] of Object.entries(now)) if (then[id] !== part) writes.set[`plan.${name}.${id}`] = part;
    writes.unset.push(...Object.keys(then).flatMap((id) => (Object.hasOwn(now, id) ? [] : [`plan.${name}.${id}`])));
  }
  return writes;
}
