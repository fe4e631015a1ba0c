/** /search: the catalogue of destinations; what is looked for stands in the address. */
import { Stack } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { PageBox } from '../shared/page.styles';
import { DestinationsHead } from '../features/destinations/destinations-head';
import { BrowseDestinations } from '../features/destinations/browse';
import { toQuery, parseFilters } from '../features/destinations/destinations.model';

export function DestinationsPage() {
  useDocumentTitle('Destinations');
  const [query, setQuery] = useSearchParams();
  return (
    <PageBox>
      <Stack gap={24}>
        <DestinationsHead />
        <BrowseDestinations
          filters={parseFilters(query)}
          onFilters={(filters) => setQuery(toQuery(filters), { replace: true })}
        />
      </Stack>
    </PageBox>
  );
}
