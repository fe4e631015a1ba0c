/** The plan of the trip that a list features, read for its next step only. */
import { todayHere } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { readPlanOf } from '../../shared/copy-trip';
import type { StoredTrip } from '../../shared/trip.model';
import { roots } from '../../shared/trips.queries';
import { nextStepOf } from './next-step.model';

/** Undefined while it is not known; null where there is none, or it could not be read: the list goes without it. */
export function useNextStep({ id, storage, version }: StoredTrip) {
  const { data, isError } = useQuery({
    queryKey: [roots[storage], 'next step', id, version],
    queryFn: async ({ signal }) => {
      const plan = await readPlanOf(storage, id, signal);
      return plan && nextStepOf(id, plan, todayHere());
    },
    networkMode: 'always',
    gcTime: 0,
  });
  return isError ? null : data;
}
