import { useDocumentTitle } from '@sojourn/web-kit';
import { WatchList } from '../features/watch/watch-list';
import { TitledPage } from './titled-page';

/** `/flights/watches`: the prices that somebody watches. */
export const WatchesPage = () => {
  useDocumentTitle('Price watches');
  return (
    <TitledPage
      title="Price watches"
      lead="What your flights cost today, how that stands beside the days before, and what really fell."
    >
      <WatchList />
    </TitledPage>
  );
};
