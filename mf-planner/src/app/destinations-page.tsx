/** /search: the catalogue of destinations. */
import { Stack } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { DestinationsHead } from '../features/destinations/destinations-head';
import { PageBox } from '../shared/page.styles';
import { Catalogue } from './catalogue';

export function DestinationsPage() {
  useDocumentTitle('Destinations');
  return (
    <PageBox>
      <Stack gap={24}>
        <DestinationsHead />
        <Catalogue />
      </Stack>
    </PageBox>
  );
}
