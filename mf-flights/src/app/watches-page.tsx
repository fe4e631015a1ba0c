import { Heading, Text } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { WatchList } from '../features/watch/watch-list';
import { Page } from './results-page.styles';

/** `/flights/watches`: the prices that somebody watches. */
export const WatchesPage = () => {
  useDocumentTitle('Price watches');
  return (
    <Page>
      <div>
        <Heading level={1} size="h2">
          Price watches
        </Heading>
        <Text tone="ink2">
          What your flights cost today, how that stands beside the days before, and what really fell.
        </Text>
      </div>
      <WatchList />
    </Page>
  );
};
