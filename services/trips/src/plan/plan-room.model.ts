/** How much the plans of an account may take together. */
import { tripLimits } from '@sojourn/contracts';
import { mostTrips, type TripsCounted } from '../trip/trip.model';

/** Bytes of the plans of an owner's trips: of `live` ones, and of `all`, deleted ones included. */
export type PlanBytes = Record<TripsCounted, number>;

const MB = 1_000_000;

/** Deleted trips may take as much again as live ones, as there may be as many. */
export const mostPlanBytes: Record<TripsCounted, number> = {
  live: tripLimits.bytes,
  all: (tripLimits.bytes * mostTrips.all) / mostTrips.live,
};

/** Adds up what plans take. */
export function bytesAmong(plans: readonly { bytes: number; isDeleted: boolean }[]): PlanBytes {
  const sum = { live: 0, all: 0 };
  for (const { bytes, isDeleted } of plans) {
    sum.all += bytes;
    if (!isDeleted) sum.live += bytes;
  }
  return sum;
}

/** Why plans that take so much may take no more; undefined while they may. `isOwner`: whether their owner is told. */
export function planRoomRefusal({ live, all }: PlanBytes, isOwner: boolean): string | undefined {
  if (live <= mostPlanBytes.live && all <= mostPlanBytes.all) return undefined;
  if (!isOwner) return 'The account of this trip’s owner has no room for more. Please shorten something, or ask them.';
  return live > mostPlanBytes.live
    ? `The trips of an account have ${mostPlanBytes.live / MB} MB of room, and yours take all of it. Please delete what you no longer need.`
    : 'Trips that you deleted and can still restore take much room. Please try again in some days.';
}
