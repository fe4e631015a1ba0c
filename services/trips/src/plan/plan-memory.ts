/** Large plans are remembered from one command to the next: reading one takes several times as long as changing it. */
import { createSizedMemory } from '@sojourn/node-kit';
import type { TripPlan } from '@sojourn/contracts/plan';
import type { TripWithPlan } from './plan.model';
import type { PlanRepository } from './plan.repository';

/** Smaller ones are read as quickly as it is asked whether they are as they were. */
const LARGE_BYTES = 50_000;
/** As JSON; a plan takes some times as much in memory. */
const MOST_BYTES = 20_000_000;

type Remembered = { version: number; plan: TripPlan; planBytes: number };

/**
 * A repository that reads a large plan once. Before each use it asks how far the trip is, so that what another process has
 * done is seen, and a trip that is gone stays gone.
 */
export function rememberPlans(plans: PlanRepository): PlanRepository {
  const memory = createSizedMemory<Remembered>(MOST_BYTES);
  const remember = ({ id, version, plan, planBytes }: TripWithPlan) => {
    if (planBytes >= LARGE_BYTES) memory.set(String(id), { version, plan, planBytes }, planBytes);
    else memory.delete(String(id));
  };

  const recall = async (tripId: number): Promise<TripWithPlan | null> => {
    const known = memory.get(String(tripId));
    const head = known && (await plans.findHead(tripId));
    if (!known || !head) return null;
    const { planVersion, ...trip } = head;
    const isAsItWas = known.version === trip.version && known.plan.version === planVersion;
    return isAsItWas ? { ...trip, plan: known.plan, planBytes: known.planBytes } : null;
  };

  return {
    ...plans,
    async find(tripId) {
      const recalled = await recall(tripId);
      if (recalled) return recalled;
      memory.delete(String(tripId));
      const found = await plans.find(tripId);
      if (found) remember(found);
      return found;
    },
    async commit(before, after) {
      memory.delete(String(before.id));
      const isStored = await plans.commit(before, after);
      if (isStored) remember(after);
      return isStored;
    },
  };
}
