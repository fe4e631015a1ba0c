import { Banner, ErrorState, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
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

/** Without a connection nothing is asked for; it is as soon as there is one again. */
const Offline = ({ hasEarlier }: { hasEarlier: boolean }) => (
  <Banner tone="sun" title="You are offline">
    {hasEarlier
      ? 'This is what was shown before. What you chose is looked up as soon as you are back.'
      : 'This is looked up as soon as you are back.'}
  </Banner>
);

/** What a query has: skeletons while it loads, an error that can be retried, or its data; and what waits for a connection. */
export function QueryBoundary<T>({ query, label, failure, children }: QueryBoundaryProps<T>) {
  // Drawn in a render that yields to the person.
  const data = useDeferredValue(query.data);
  if (data !== undefined) {
    return (
      <>
        {query.isPaused && query.isPlaceholderData && <Offline hasEarlier />}
        {children(data)}
      </>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title={failure} onRetry={() => void query.refetch()} pending={query.isFetching} level={3}>
        {messageOf(query.error, 'Please check your connection and try again.')}
      </ErrorState>
    );
  }
  return (
    <Stack gap={16}>
      {query.isPaused && <Offline hasEarlier={false} />}
      <SkeletonGroup label={label}>
        <Waiting>
          {['one', 'two', 'three', 'four'].map((each) => (
            <Skeleton key={each} shape="block" />
          ))}
        </Waiting>
      </SkeletonGroup>
    </Stack>
  );
}
