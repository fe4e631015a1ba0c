/** The room of an account for its plans. */
import { AppError, createSizedMemory } from '@sojourn/node-kit';
import { planRoomRefusal, type PlanBytes } from './plan-room.model';
import type { PlanRepository } from './plan.repository';

/** What was added up is good for so long: what other processes store meanwhile may come on top of the limit. */
const FRESH_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** What is about to be stored: bytes more in live trips, and bytes more in all of them, deleted ones included. */
export type PlanGrowth = PlanBytes & { isOwner: boolean };

export type PlanRoom = {
  /** @throws AppError `limit-reached` when plans of this owner would take more than they may */
  require(ownerId: string, growth: PlanGrowth): Promise<void>;
};

/**
 * Creates {@link PlanRoom}. A refusal always follows a new sum, so that what was deleted counts at once.
 * @param freshMs how long a sum may be used again; 0 adds up at every call
 */
export function createPlanRoom(
  plans: Pick<PlanRepository, 'bytesOf'>,
  now: () => Date,
  freshMs: number = FRESH_MS,
): PlanRoom {
  const memory = createSizedMemory<PlanBytes & { until: number }>(MOST_REMEMBERED);

  return {
    async require(ownerId, { live, all, isOwner }) {
      const grown = (sum: PlanBytes) => ({ live: sum.live + live, all: sum.all + all });
      const known = memory.get(ownerId);
      const isKnownToFit =
        known !== undefined && known.until > now().getTime() && planRoomRefusal(grown(known), isOwner) === undefined;
      const until = isKnownToFit ? known.until : now().getTime() + freshMs;
      const sum = grown(isKnownToFit ? known : await plans.bytesOf(ownerId));
      const refusal = planRoomRefusal(sum, isOwner);
      if (refusal !== undefined) throw new AppError('limit-reached', refusal);
      memory.set(ownerId, { ...sum, until }, 1);
    },
  };
}
