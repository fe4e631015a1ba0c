import { Badge, Button, EmptyState, ErrorState, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { formatCount, formatDateRange, messageOf } from '@sojourn/web-kit';
import { BedDouble } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { nightsBetween, type StaySearch } from '../../shared/stay-search.model';
import { HotelCard } from './hotel-card';
import { UnknownCity } from './unknown-city';
import { additionOf } from './hotel.model';
import { useHotels } from './results.queries';
import { SkeletonList, List, Summary } from './results.styles';

const FAILED = 'Failed to search hotels. Please try again.';

/** The hotel page speaks of hotels and Book Now, a block on another page of properties and View Deal (spec, section 2). */
type Place = 'page' | 'block';

/** The results of a complete search: loading, failed, empty, or the properties. */
export const Results = ({ search, on = 'page' }: { search: StaySearch; on?: Place }) => {
  const { data, error, isFetching, refetch } = useHotels(search);
  // Drawn in a render that yields to the person.
  const answer = useDeferredValue(data);
  if (answer) return <FoundHotels answer={answer} on={on} />;
  if (error) {
    const sentence = messageOf(error, '');
    return (
      <ErrorState title={FAILED} retryLabel="Retry Search" onRetry={() => void refetch()} pending={isFetching}>
        {sentence}
      </ErrorState>
    );
  }
  return (
    <SkeletonList as={SkeletonGroup} label="Searching for hotels...">
      <Text tone="ink2" aria-hidden="true">
        Searching for hotels...
      </Text>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonList>
  );
};

/** A screenful of properties. */
const IN_VIEW = 2;
/** What a page of results begins with, and a block on another page has at all (spec, section 9). */
const FIRST = { page: 20, block: 9 };

type Answer = NonNullable<ReturnType<typeof useHotels>['data']>;

const FoundHotels = ({ answer, on }: { answer: Answer; on: Place }) => {
  const { hotels, searchParams, source } = answer;
  const { city, checkIn, checkOut, adults } = searchParams;
  const nights = nightsBetween(checkIn, checkOut);
  const [wanted, setWanted] = useState(FIRST[on]);
  const shown = Math.min(wanted, hotels.length);
  // The rest is drawn in a render that yields.
  const drawn = useDeferredValue(shown, IN_VIEW);
  if (hotels.length === 0 && answer.didYouMean) return <UnknownCity search={searchParams} meant={answer.didYouMean} />;
  if (hotels.length === 0) {
    return (
      <EmptyState title="No hotels found for your search criteria." icon={<BedDouble aria-hidden="true" />}>
        Try adjusting your dates or destination.
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <Summary role="status">
        <div>
          <Heading level={on === 'page' ? 2 : 3}>
            {on === 'page'
              ? `${formatCount(hotels.length, 'hotel')} in ${answer.place?.name ?? city}`
              : `${formatCount(on === 'block' ? shown : hotels.length, 'property', 'properties')} found`}
          </Heading>
          <Text tone="ink2">
            {formatDateRange(checkIn, checkOut)}, {formatCount(nights, 'night')}, {formatCount(adults, 'guest')}
          </Text>
        </div>
        {source === 'sample' && <Badge tone="sun">Sample rates</Badge>}
      </Summary>
      <List>
        {hotels.slice(0, drawn).map((hotel) => (
          <li key={hotel.id}>
            <HotelCard
              level={on === 'page' ? 3 : 4}
              hotel={hotel}
              city={city}
              nights={nights}
              addition={additionOf(hotel, answer)}
              action={on === 'page' ? 'Book Now' : 'View Deal'}
            />
          </li>
        ))}
      </List>
      {on === 'page' && shown < hotels.length && (
        <Button variant="secondary" onClick={() => setWanted(shown + FIRST.page)}>
          Show more hotels
        </Button>
      )}
      <Text size="sm" tone="ink3">
        {source === 'sample' && 'Sample rates come from Sojourn’s own inventory and show what a stay could cost. '}
        Booking completes on external platforms, in a new tab.
      </Text>
    </Stack>
  );
};
