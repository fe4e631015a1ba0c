import { Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { StopByMessage } from '../features/watch/stop-by-message';
import { Page } from './results-page.styles';

/** `/flights/watches/stop?token=`: where the link of a message leads. */
export const StopWatchPage = () => {
  const [query] = useSearchParams();
  useDocumentTitle('Stop watching a price');
  return (
    <Container width="form">
      <Page as="div">
        <StopByMessage token={query.get('token') ?? ''} />
      </Page>
    </Container>
  );
};
