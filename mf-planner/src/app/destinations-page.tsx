/** /search: the catalogue of destinations; what is looked for stands in the address. */
import { Banner, Stack } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { PageBox } from '../shared/page.styles';
import { DestinationsHead } from '../features/destinations/destinations-head';
import { BrowseDestinations } from '../features/destinations/browse';
import { filterFault, parseFilters, toQuery } from '../features/destinations/destinations.model';

export function DestinationsPage() {
  useDocumentTitle('Destinations');
  const [query, setQuery] = useSearchParams();
  const fault = filterFault(query);
  return (
    <PageBox>
      <Stack gap={24}>
        <DestinationsHead />
        {fault && <Banner tone="danger">{fault}</Banner>}
        <BrowseDestinations
          filters={parseFilters(query)}
          onFilters={(filters) => setQuery(toQuery(filters), { replace: true })}
        />
      </Stack>
    </PageBox>
  );
}
