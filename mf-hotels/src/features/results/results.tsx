import { Banner, EmptyState, ErrorState, Stack } from '@sojourn/ui';
import { messageOf, toast, useOnline } from '@sojourn/web-kit';
import { BedDouble } from 'lucide-react';
import { useDeferredValue, useEffect } from 'react';
import type { StaySearch } from '../../shared/stay-search.model';
import { PropertyBlock } from './property-block';
import { ResultsSkeleton } from './results-skeleton';
import { ResultsView } from './results-view';
import { UnknownCity } from './unknown-city';
import { useHotels } from './results.queries';

const FAILED = 'Failed to search hotels. Please try again.';

/** The hotel page speaks of hotels and Book Now, a block on another page of properties and View Deal (spec, section 2). */
type Place = 'page' | 'block';

type ResultsProps = {
  search: StaySearch;
  on?: Place;
  /** Of a block: how many there are at most. */
  most?: number;
};

/** The results of a complete search: loading, failed, empty, or the properties. */
export const Results = ({ search, on = 'page', most }: ResultsProps) => {
  const { data, error, isFetching, refetch } = useHotels(search);
  const isOnline = useOnline();
  useEffect(() => {
    // Without a connection the banner says so.
    if (error && isOnline && on === 'block')
      toast({ title: 'Error', description: 'Failed to load hotel recommendations', variant: 'destructive' });
  }, [error, isOnline, on]);
  // Drawn in a render that yields to the person.
  const answer = useDeferredValue(data);
  if (answer) {
    return (
      <Stack gap={16}>
        {!isOnline && (
          <Banner tone="sun" title="You are offline">
            These are the last rates we found.
          </Banner>
        )}
        {answer.note && <Banner tone="sun">{answer.note}</Banner>}
        {answer.hotels.length > 0 ? (
          on === 'page' ? (
            <ResultsView answer={answer} />
          ) : (
            <PropertyBlock answer={answer} most={most} />
          )
        ) : answer.didYouMean && !answer.place ? (
          <UnknownCity search={answer.searchParams} meant={answer.didYouMean} region={answer.region} />
        ) : (
          <EmptyState title="No hotels found for your search criteria." icon={<BedDouble aria-hidden="true" />}>
            Try adjusting your dates or destination.
          </EmptyState>
        )}
      </Stack>
    );
  }
  if (error) {
    const sentence = isOnline
      ? messageOf(error, '')
      : 'You are offline. Hotels can be searched as soon as you are back.';
    return (
      <ErrorState title={FAILED} retryLabel="Retry Search" onRetry={() => void refetch()} pending={isFetching}>
        {sentence}
      </ErrorState>
    );
  }
  return (
    <Stack gap={16}>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          Hotels are searched as soon as you are back.
        </Banner>
      )}
      <ResultsSkeleton />
    </Stack>
  );
};
