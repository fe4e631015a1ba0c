/** /search: the catalogue of destinations; what is looked for stands in the address. */
import { Heading, Stack, Text } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { PageBox } from '../shared/page.styles';
import { BrowseDestinations } from '../features/destinations/browse';
import { toQuery, parseFilters } from '../features/destinations/destinations.model';

export function DestinationsPage() {
  useDocumentTitle('Destinations');
  const [query, setQuery] = useSearchParams();
  return (
    <PageBox>
      <Stack gap={24}>
        <div>
          <Heading level={1}>Destinations</Heading>
          <Text tone="ink2">Places we would send a friend to, with the months they are at their best.</Text>
        </div>
        <BrowseDestinations
          filters={parseFilters(query)}
          onFilters={(filters) => setQuery(toQuery(filters), { replace: true })}
        />
      </Stack>
    </PageBox>
  );
}
