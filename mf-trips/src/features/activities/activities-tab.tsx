import { ErrorState, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { messageOf } from '@sojourn/web-kit';
import { useActivitiesAt } from '../../shared/attractions/activities.queries';
import { attractionsOf } from '../../shared/attractions/place-activities.model';
import { usePlan } from '../../shared/plan/plan-access';
import { AttractionList } from './attraction-list';
import { Cards } from './activities.styles';

type ActivitiesProps = {
  /** How many are shown, when not all are; a link leads to the rest. */
  first?: number;
};

/** Attractions of the place, each a press away from the plan. */
export const ActivitiesTab = ({ first }: ActivitiesProps) => {
  const { plan } = usePlan();
  const { data, error, isFetching, refetch } = useActivitiesAt(plan.head.destination.name);
  if (data) return <AttractionList attractions={attractionsOf(data)} first={first} />;
  if (error) {
    return (
      <ErrorState title="Failed to load local attractions" pending={isFetching} onRetry={() => void refetch()}>
        {messageOf(error, 'Please check your connection and try again.')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label="Loading local attractions">
      <Cards as="div">
        {['one', 'two', 'three', 'four'].map((each) => (
          <Skeleton key={each} shape="block" />
        ))}
      </Cards>
    </SkeletonGroup>
  );
};
