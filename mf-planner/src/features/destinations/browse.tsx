import { Badge, Button, EmptyState, Stack, Text } from '@sojourn/ui';
import { Select } from '@sojourn/ui/select';
import { formatCount } from '@sojourn/web-kit';
import { useDrawnCount } from '@sojourn/web-kit/use-drawn-count';
import { useState } from 'react';
import { DestinationCard } from '../../shared/destination-card';
import { QueryBoundary } from '../../shared/query-boundary';
import { CardGrid } from '../../shared/section.styles';
import { Fares, Found } from './browse.styles';
import { parseFilters, type DestinationFilters } from './destinations.model';
import { useDestinationsFound } from './destinations.queries';
import { FilterFields } from './filters';
import { PlacesOutside } from './places-outside';

/** Cards fetched and drawn at once: each carries a picture, and nobody reads hundreds. */
const PAGE = 18;
/** A screenful. */
const IN_VIEW = 3;
const ORDERS = [
  { value: 'rating', label: 'Best rated first' },
  { value: 'price', label: 'Price, low to high' },
];

/** The catalogue, narrowed by filters that stand in the page's address. */
export function BrowseDestinations({
  filters,
  onFilters,
}: {
  filters: DestinationFilters;
  onFilters: (filters: DestinationFilters) => void;
}) {
  const [pages, setPages] = useState(1);
  const destinations = useDestinationsFound(filters, pages * PAGE);
  const drawn = useDrawnCount(destinations.data?.destinations.length ?? 0, IN_VIEW);
  return (
    <Stack gap={24}>
      <FilterFields filters={filters} onFilters={onFilters} />
      <QueryBoundary query={destinations} label="Loading destinations" failure="Destinations could not be loaded">
        {({ total, destinations: found, places = [] }) => (
          <>
            <Found>
              <Text role="status" weight="bold">
                {formatCount(total, 'destination')} <Badge tone="sun">Sample prices and ratings</Badge>
              </Text>
              <Fares to="/explore">Explore by fare</Fares>
              <Select
                label="Order"
                hideLabel
                variant="pill"
                options={ORDERS}
                value={filters.order}
                onValueChange={(order) => onFilters({ ...filters, order: order === 'price' ? 'price' : 'rating' })}
              />
            </Found>
            {found.length === 0 && places.length === 0 && (
              <EmptyState
                title="No destinations found"
                action={
                  <Button variant="secondary" onClick={() => onFilters(parseFilters(new URLSearchParams()))}>
                    Clear filters
                  </Button>
                }
              >
                Nothing in the catalogue fits all of that. Try fewer filters.
              </EmptyState>
            )}
            <CardGrid aria-busy={drawn < found.length || undefined}>
              {found.slice(0, drawn).map((destination) => (
                <li key={destination.id}>
                  <DestinationCard destination={destination} describe level={2} />
                </li>
              ))}
            </CardGrid>
            {places.length > 0 && <PlacesOutside places={places} />}
            {total > found.length && (
              <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                Show more
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}
