import { Banner, Stack } from '@sojourn/ui';
import { useSearchParams } from '@sojourn/web-kit/router';
import { BrowseDestinations } from '../features/destinations/browse';
import { filterFault, parseFilters, toQuery } from '../features/destinations/destinations.model';

/** The catalogue of destinations on the page of this remote, and on the shell's; what is looked for stands in the address. */
export function Catalogue() {
  const [query, setQuery] = useSearchParams();
  const fault = filterFault(query);
  return (
    <Stack gap={24}>
      {fault && <Banner tone="danger">{fault}</Banner>}
      <BrowseDestinations
        filters={parseFilters(query)}
        onFilters={(filters) => setQuery(toQuery(filters), { replace: true })}
      />
    </Stack>
  );
}
