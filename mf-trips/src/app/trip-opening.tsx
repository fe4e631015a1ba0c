import { Container, ErrorState } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useDeferredValue, type ReactNode } from 'react';
import { TripSkeleton } from '../features/head/trip-skeleton';
import { PlanProvider } from '../shared/plan/plan-provider';
import type { usePlanSource } from '../shared/plan/plan.queries';
import { sentenceOf } from '../shared/trips.queries';
import { TripPageBox } from './page.styles';

type TripOpeningProps = {
  opening: Pick<ReturnType<typeof usePlanSource>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What the page is called until the trip's own name is known. */
  title: string;
  /** Instead of a trip that is not there. */
  missing: ReactNode;
  children: ReactNode;
};

/** A trip on its way: not there yet, out of reach, missing, or open for its `children`. */
export const TripOpening = ({ opening, title, missing, children }: TripOpeningProps) => {
  const { data, error, isFetching, refetch } = opening;
  // Drawn in a render that yields: a trip in one piece holds a phone for a fifth of a second.
  const source = useDeferredValue(data);
  useDocumentTitle(source?.stored.head.title.text ?? title);
  return (
    <Container>
      <TripPageBox>
        {error && !source ? (
          <ErrorState
            level={1}
            title="This trip could not be loaded"
            pending={isFetching}
            onRetry={() => void refetch()}
          >
            {sentenceOf(error, 'Please try again in a moment.')}
          </ErrorState>
        ) : source === null ? (
          missing
        ) : source ? (
          <PlanProvider key={`${source.store.storage} ${source.path} ${source.id}`} source={source}>
            {children}
          </PlanProvider>
        ) : (
          <TripSkeleton />
        )}
      </TripPageBox>
    </Container>
  );
};
