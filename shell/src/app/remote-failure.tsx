import { Button } from '@sojourn/ui';
import { loadable, Loaded, type RemoteFailure as Failure } from '@sojourn/web-kit';
import { useEffect } from 'react';

const BareFailure = ({ retry }: Failure) => (
  <div role="alert">
    <Button onClick={retry}>Try again</Button>
  </div>
);

// In the chunk of the menu, which every page fetches once it works. Should that be away, too, a button is left.
const failureCard = loadable(() =>
  import(/* webpackChunkName: "later" */ './failure-card').then(
    (m) => m.FailureCard,
    () => BareFailure,
  ),
);

/** What the page shows in the place of a remote that failed, until somebody tries again or the connection is back. */
export function RemoteFailure(failure: Failure) {
  const { retry } = failure;
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return <Loaded of={failureCard} fallback={null} props={failure} />;
}
