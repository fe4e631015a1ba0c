import { Container, ErrorState } from '@sojourn/ui';
import type { RemoteFailure as Failure } from '@sojourn/web-kit';

/** Stands in the place of a remote, or of a widget, that could not be loaded or broke. */
export function RemoteFailure({ retry }: Failure) {
  return (
    <Container>
      <ErrorState title="This part of Sojourn is taking a break" onRetry={retry}>
        Everything else works. Please try again in a moment.
      </ErrorState>
    </Container>
  );
}
