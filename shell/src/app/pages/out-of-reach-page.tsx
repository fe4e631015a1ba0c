import { Container, ErrorState } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';

/** The registry could not be had, and this browser never kept one: only the shell's own pages open. */
export function OutOfReachPage() {
  useDocumentTitle('Sojourn cannot be reached');
  return (
    <Container>
      <ErrorState title="This part of Sojourn is taking a break" level={1} onRetry={() => location.reload()}>
        Sojourn cannot be reached. Please check your connection and try again.
      </ErrorState>
    </Container>
  );
}
