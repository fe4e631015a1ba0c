import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Banner, EmptyState, ErrorState, Stack } from '@sojourn/ui';
import { messageOf, useOnline } from '@sojourn/web-kit';
import { BedDouble } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import type { StaySearch } from '../../shared/stay-search.model';
import { ResultsSkeleton } from './results-skeleton';
import { UnknownCity } from './unknown-city';
import { useHotels } from './results.queries';

const FAILED = 'Failed to search hotels. Please try again.';

type ResultsProps = {
  search: StaySearch;
  /** Shows the properties of an answer that has any: a page of them, or a block on another page. */
  children: (answer: HotelSearchAnswer) => ReactNode;
};

/** The results of a complete search: loading, failed, empty, or the properties. */
export const Results = ({ search, children }: ResultsProps) => {
  const { data, error, isFetching, refetch } = useHotels(search);
  const isOnline = useOnline();
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
          children(answer)
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
