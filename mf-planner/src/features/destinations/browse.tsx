import { Badge, Button, EmptyState, Stack, Text } from '@sojourn/ui';
import { Select } from '@sojourn/ui/select';
import { formatCount } from '@sojourn/web-kit';
import { useState } from 'react';
import { useDestinations } from '../../shared/catalogue.queries';
import { DestinationCard } from '../../shared/destination-card';
import { Loaded } from '../../shared/loaded';
import { Found, List } from './browse.styles';
import { destinationsFor, wishOf, type Wish } from './destinations.model';
import { DestinationFilters } from './filters';

/** Cards drawn at once: each carries a picture, and nobody reads ninety. */
const PAGE = 18;
const ORDERS = [
  { value: 'esteem', label: 'Best rated first' },
  { value: 'price', label: 'Price, low to high' },
];

/** The catalogue, narrowed by a wish that the page keeps in its address. */
export function BrowseDestinations({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  const destinations = useDestinations();
  const [pages, setPages] = useState(1);
  return (
    <Stack gap={24}>
      <DestinationFilters wish={wish} onWish={onWish} />
      <Loaded query={destinations} label="Loading destinations" failure="Destinations could not be loaded">
        {(all) => {
          const found = destinationsFor(wish, all);
          return (
            <>
              <Found>
                <Text role="status" weight="bold">
                  {formatCount(found.length, 'destination')} <Badge tone="sun">Sample prices</Badge>
                </Text>
                <Select
                  label="Order"
                  hideLabel
                  variant="pill"
                  options={ORDERS}
                  value={wish.order}
                  onValueChange={(order) => onWish({ ...wish, order: order === 'price' ? 'price' : 'esteem' })}
                />
              </Found>
              {found.length === 0 && (
                <EmptyState
                  title="No destinations found"
                  action={
                    <Button variant="secondary" onClick={() => onWish(wishOf(new URLSearchParams()))}>
                      Clear filters
                    </Button>
                  }
                >
                  Nothing in the catalogue fits all of that. Try fewer filters.
                </EmptyState>
              )}
              <List>
                {found.slice(0, pages * PAGE).map((destination) => (
                  <li key={destination.id}>
                    <DestinationCard destination={destination} describe level={2} />
                  </li>
                ))}
              </List>
              {found.length > pages * PAGE && (
                <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
