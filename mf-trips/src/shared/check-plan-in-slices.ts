/** The check of a plan in slices, so that a large one does not hold the page that it is opened on. */
import { collectionNames, tripPlanSchema, type TripPlan } from '@sojourn/contracts/plan';
import { createSlicer } from './work-slices';

/** So many parts take a phone a few milliseconds. */
const AT_ONCE = 10;

/** A plan as its contract reads it, and null for what is none; as `tripPlanSchema` reads it at once. */
export async function checkPlanInSlices(kept: unknown): Promise<TripPlan | null> {
  const nextSlice = createSlicer();
  const empty = Object.fromEntries(collectionNames.map((name) => [name, {}]));
  const whole = tripPlanSchema.safeParse({ ...(kept as object | null), ...empty });
  if (!whole.success) return null;
  const plan: TripPlan = whole.data;
  for (const name of collectionNames) {
    const parts = (kept as Record<string, unknown>)[name];
    if (typeof parts !== 'object' || parts === null) return null;
    const entries = Object.entries(parts);
    const checked: Record<string, object> = {};
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const slice = tripPlanSchema.shape[name].safeParse(Object.fromEntries(entries.slice(at, at + AT_ONCE)));
      if (!slice.success) return null;
      Object.assign(checked, slice.data);
      await nextSlice();
    }
    Object.assign(plan, { [name]: checked });
  }
  return plan;
}
