import { Container, ErrorState, IconButton, VisuallyHidden } from '@sojourn/ui';
import { Loaded, remoteOfWidget, useRemotes, type RemoteFailure } from '@sojourn/web-kit';
import { reportFailure } from '@sojourn/web-kit/failure-report';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Line, Words } from './failure-card.styles';

const WHAT = 'This part of Sojourn is taking a break';

/** Where no card has room: a line, with what its place can do without the widget. */
function FailureLine({ retry, instead }: RemoteFailure) {
  const Sentence = instead ? VisuallyHidden : Words;
  return (
    <Line role="alert">
      <Sentence>{WHAT}</Sentence>
      {instead && <Loaded of={instead} fallback={null} />}
      <IconButton label="Try again" title={WHAT} onClick={retry}>
        <RotateCw aria-hidden="true" />
      </IconButton>
    </Line>
  );
}

const remoteOf = (name: string) => (name.includes('/') ? remoteOfWidget(name) : name);

/** Stands in the place of a remote, or of a widget, that could not be loaded or broke. */
export function FailureCard(failure: RemoteFailure) {
  const remotes = useRemotes();
  useEffect(() => {
    const failed = remotes?.registry.remotes.find(({ name }) => name === remoteOf(failure.name));
    if (failed) reportFailure(failed);
  }, [remotes, failure.name]);
  if (failure.compact) return <FailureLine {...failure} />;
  return (
    <Container>
      <ErrorState title={WHAT} onRetry={failure.retry}>
        Everything else works. Please try again in a moment.
      </ErrorState>
    </Container>
  );
}
