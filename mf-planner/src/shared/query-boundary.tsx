import { ErrorState, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { messageOf } from '@sojourn/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { Waiting } from './section.styles';

type QueryBoundaryProps<T> = {
  query: UseQueryResult<T>;
  /** What is loading, spoken: 'Loading activities'. */
  label: string;
  /** The sentence when it cannot be loaded and the server gave none. */
  failure: string;
  children: (loaded: T) => ReactNode;
};

/** What a query has: skeletons while it loads, an error that can be retried, or its data. */
export function QueryBoundary<T>({ query, label, failure, children }: QueryBoundaryProps<T>) {
  // Drawn in a render that yields to the person.
  const data = useDeferredValue(query.data);
  if (data !== undefined) return children(data);
  if (query.isError) {
    return (
      <ErrorState title={failure} onRetry={() => void query.refetch()} pending={query.isFetching} level={3}>
        {messageOf(query.error, 'Please check your connection and try again.')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={label}>
      <Waiting>
        {['one', 'two', 'three', 'four'].map((each) => (
          <Skeleton key={each} shape="block" />
        ))}
      </Waiting>
    </SkeletonGroup>
  );
}
