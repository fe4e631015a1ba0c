/** One plan in place of two that say the same, so that what shows a part of it is not drawn again. */
import { collectionNames, type TripPlan } from '@sojourn/contracts/plan';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Parts = Record<string, object>;

/** `parts` made of the objects of `known` as far as they say the same; `known` itself when all do. */
function sharedParts(known: Parts, parts: Parts): Parts {
  if (known === parts) return known;
  const [names, order] = [Object.keys(parts), Object.keys(known)];
  let isOther = names.length !== order.length;
  const next: Parts = {};
  for (const [at, name] of names.entries()) {
    // Parts that came in another order are listed in another order.
    if (name !== order[at]) isOther = true;
    const [before, now] = [known[name], parts[name] as object];
    const shared = before === now || (before && isSame(before, now)) ? (before as object) : now;
    next[name] = shared;
    if (shared !== before) isOther = true;
  }
  return isOther ? next : known;
}

/**
 * `plan` made of the objects of `known` wherever both say the same. Two carry the same command out and each makes new
 * objects for what it changes: here they become one again.
 */
export function shareParts(known: TripPlan, plan: TripPlan): TripPlan {
  if (known === plan) return known;
  const next: TripPlan = { ...plan };
  let isOther = known.version !== plan.version || known.shape !== plan.shape;
  for (const name of ['head', ...collectionNames] as const) {
    const parts = sharedParts(known[name] as Parts, plan[name] as Parts);
    if (parts !== known[name]) isOther = true;
    Object.assign(next, { [name]: parts });
  }
  return isOther ? next : known;
}
