import { isParty } from '@sojourn/travel';
import { Banner, Button, ErrorState, LinkButton, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { messageOf, useOnline, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { watchedRouteName } from '../../shared/route-names.model';
import { isSameSearch } from '../../shared/watched.model';
import { PriceStanding } from './price-standing';
import { wordsOf } from './watch-words';
import type { WatchSubject } from './watch.model';
import { priceHistory, useAccountWatches, useDeviceWatches, useFollow, useStop } from './watch.queries';
import { Note } from './watch.styles';

type WatchDialogProps = { subject: WatchSubject; onClose: () => void };

const UNABLE = 'Unable to look up the price at this time.';

const Promised = ({ isProven, email }: { isProven: boolean | undefined; email: string | undefined }) => {
  if (email === undefined) {
    return (
      <Note>Saved on this device. Sign in to have it on every device, and a message when the price really falls.</Note>
    );
  }
  return (
    <Note>
      {isProven
        ? `We look once a day, and write to ${email} when it really falls: by 5 % and $10 at least.`
        : 'We look once a day, and say so on your list when it really falls. Confirm your address in your profile to get a message, too.'}
    </Note>
  );
};

/** How the price of a search or flight stands, and a button to follow it. */
export const WatchDialog = ({ subject, onClose }: WatchDialogProps) => {
  const { search, flight } = subject;
  const { user } = useSession();
  const isOnline = useOnline();
  const history = useQuery(priceHistory(subject));
  const account = useAccountWatches();
  const device = useDeviceWatches();
  const follow = useFollow();
  const stop = useStop();
  const isMine = (each: Pick<WatchSubject, 'search' | 'flight'>) =>
    isSameSearch(each.search, search) && each.flight?.key === flight?.key;
  const kept = user ? undefined : device.find(isMine);
  const watched = user ? account.data?.find(isMine) : kept;
  const name = watchedRouteName(subject);
  const price = history.data?.price ?? null;
  return (
    <Dialog
      open
      size="sm"
      title={`Watch the price: ${name}`}
      description={wordsOf(subject)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <LinkButton as={Link} to="/flights/watches" variant="quiet">
            All price watches
          </LinkButton>
          {watched ? (
            <Button
              variant="secondary"
              pending={stop.isPending}
              pendingText="Stopping..."
              onClick={() => stop.mutate({ id: watched.id, name, device: kept })}
            >
              Stop watching
            </Button>
          ) : (
            <Button
              pending={follow.isPending}
              pendingText="Saving..."
              aria-disabled={price === null || undefined}
              onClick={() => price !== null && follow.mutate({ subject, price })}
            >
              Watch this price
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {!isOnline && (
          <Banner tone="sun" title="You are offline">
            The price will be looked up as soon as you are back.
          </Banner>
        )}
        {history.data?.note && <Banner tone="sun">{history.data.note}</Banner>}
        {history.isError && isOnline && (
          <ErrorState
            title="No price found"
            retryLabel="Try Again"
            pending={history.isFetching}
            onRetry={() => void history.refetch()}
          >
            {messageOf(history.error, UNABLE)}
          </ErrorState>
        )}
        {!history.data && !history.isError && isOnline && (
          <SkeletonGroup label="Looking up the price">
            <Skeleton lines={5} />
          </SkeletonGroup>
        )}
        {history.data && <PriceStanding standing={history.data} isFlight={flight !== null} isParty={isParty(search)} />}
        <div role="status">{watched && <Banner tone="ok">You watch this price.</Banner>}</div>
        <Promised isProven={user?.emailProven} email={user?.email} />
      </Stack>
    </Dialog>
  );
};
