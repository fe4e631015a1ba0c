import { ErrorState, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { messageOf } from '@sojourn/web-kit';
import { useMemo, type ReactNode } from 'react';
import type { DayActivity } from '@sojourn/trip';
import { useActivitiesAt } from '../attractions/activities.queries';
import { dayActivitiesOf } from '../attractions/place-activities.model';
import { usePlan } from '../plan/plan-access';

/** What there is to do at the place of the trip, for a dialog about it: while it loads, and when it cannot. */
export const DayActivities = ({ children }: { children: (activities: readonly DayActivity[]) => ReactNode }) => {
  const { plan } = usePlan();
  const { data, error, isFetching, refetch } = useActivitiesAt(plan.head.destination.name);
  const activities = useMemo(() => data && dayActivitiesOf(data), [data]);
  if (activities) return children(activities);
  if (error) {
    return (
      <ErrorState title="Failed to load local attractions" pending={isFetching} onRetry={() => void refetch()}>
        {messageOf(error, 'Please check your connection and try again.')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label="Loading local attractions">
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
};
