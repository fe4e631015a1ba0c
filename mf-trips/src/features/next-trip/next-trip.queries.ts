/** The trip that comes next in somebody's account, with its plan. */
import { todayHere } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { readPlanOf } from '../../shared/copy-trip';
import { isAhead } from '../../shared/trip-days.model';
import { bySoonestStart } from '../../shared/trip.model';
import { roots, useTripList } from '../../shared/trips.queries';

/** Undefined while it is not known; null where there is none, or it could not be read: the page then begins without it. */
export function useNextTrip() {
  const { data: trips, isError: isLost } = useTripList('account');
  const next = trips?.toSorted(bySoonestStart).find((trip) => isAhead(trip, todayHere()));
  const { data: plan, isError } = useQuery({
    queryKey: [roots.account, 'next trip', next?.id, next?.version],
    queryFn: ({ signal }) => (next ? readPlanOf('account', next.id, signal) : null),
    enabled: next !== undefined,
    networkMode: 'always',
    gcTime: 0,
  });
  if (isLost || isError || (trips && !next)) return null;
  if (!next || plan === undefined) return undefined;
  return plan && { id: next.id, plan };
}
