import {
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@sojourn/ui';
import { formatCount, messageOf, todayHere, useOnline, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { watchedRouteName } from '../../shared/route-names.model';
import { WatchCard } from './watch-card';
import { wordsOf } from './watch-words';
import { type DeviceWatch, hasLeft } from './watch.model';
import { markSeen, useAccountWatches, useDeviceWatches, useImportWatches, useLook, useStop } from './watch.queries';
import { List, Note } from './watch.styles';

const UNABLE = 'Unable to read your price watches at this time.';

const Loading = () => (
  <SkeletonGroup label="Loading your price watches">
    <List as="div">
      {[1, 2].map((at) => (
        <Card key={at}>
          <Skeleton shape="title" />
          <Skeleton lines={5} />
        </Card>
      ))}
    </List>
  </SkeletonGroup>
);

const Empty = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={<Bell aria-hidden="true" />}
    title="No prices watched yet"
    action={
      <LinkButton as={Link} to="/#flights-section">
        Find a flight
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);

/** A watch of this browser: it is looked at when its owner does. */
const DeviceCard = ({ watch }: { watch: DeviceWatch }) => {
  const look = useLook(watch);
  const stop = useStop();
  const onStop = () => stop.mutate({ id: watch.id, name: watchedRouteName(watch), device: watch });
  if (look.data) return <WatchCard watch={look.data} isStopping={stop.isPending} onStop={onStop} />;
  const isLeft = hasLeft(watch.search, todayHere());
  return (
    <Card as="article">
      <Stack gap={12}>
        <strong>{watchedRouteName(watch)}</strong>
        <Note>{wordsOf(watch)}</Note>
        {look.isError || isLeft ? (
          <Note>{isLeft ? 'This flight has left.' : messageOf(look.error, 'Its price could not be looked up.')}</Note>
        ) : (
          <SkeletonGroup label="Looking up the price">
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
        <Stack direction="row" gap={8}>
          {look.isError && !isLeft && (
            <Button variant="secondary" pending={look.isFetching} onClick={() => void look.refetch()}>
              Try Again
            </Button>
          )}
          <Button variant="quiet" onClick={onStop}>
            Stop watching
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};

const DeviceList = () => {
  const watches = useDeviceWatches();
  if (watches.length === 0) {
    return (
      <Empty>
        Search for a flight and press Watch price. It is saved on this device; signed in you have it on every device,
        and get a message when a price really falls.
      </Empty>
    );
  }
  return (
    <Stack gap={16}>
      <Stack direction="row" gap={12} align="center" wrap>
        <Badge tone="sun">Saved on this device</Badge>
        <LinkButton as={Link} to="/auth?returnTo=%2Fflights%2Fwatches" variant="secondary" size="sm">
          Sign in to get a message
        </LinkButton>
      </Stack>
      <DeviceCards />
    </Stack>
  );
};

const DeviceCards = () => (
  <List>
    {useDeviceWatches().map((watch) => (
      <li key={watch.id}>
        <DeviceCard watch={watch} />
      </li>
    ))}
  </List>
);

/** What needs no account is there while the account's is not. */
const DeviceListBeside = () =>
  useDeviceWatches().length > 0 && (
    <Stack gap={16}>
      <div>
        <Badge tone="sun">Saved on this device</Badge>
      </div>
      <DeviceCards />
    </Stack>
  );

/** Offers to take what this browser watches into the account. */
const ImportOffer = () => {
  const watches = useDeviceWatches();
  const { mutate, isPending } = useImportWatches();
  if (watches.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={`${formatCount(watches.length, 'price')} watched on this device`}
      action={
        <Button pending={isPending} pendingText="Moving..." onClick={() => mutate(watches)}>
          Move to my account
        </Button>
      }
    >
      In your account you have them on every device, and get a message when a price really falls.
    </Banner>
  );
};

const AccountList = () => {
  const { data, isError, error, isFetching, refetch } = useAccountWatches();
  const stop = useStop();
  const isOnline = useOnline();
  const hasNews = data?.some(({ drop }) => drop?.isNew) ?? false;
  useEffect(() => {
    // Shown is seen. Should it not arrive, the news are news once more.
    if (hasNews) void markSeen().catch(() => undefined);
  }, [hasNews]);
  if (isError && !data && isOnline) {
    return (
      <Stack gap={16}>
        <ErrorState title="Your price watches cannot be shown" pending={isFetching} onRetry={() => void refetch()}>
          {messageOf(error, UNABLE)}
        </ErrorState>
        <DeviceListBeside />
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <ImportOffer />
      {!data && isOnline && <Loading />}
      {data?.length === 0 && (
        <Empty>Search for a flight and press Watch price: we look once a day, and say when it really falls.</Empty>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((watch) => (
            <li key={watch.id}>
              <WatchCard
                watch={watch}
                isStopping={stop.isPending && stop.variables.id === watch.id}
                onStop={() => stop.mutate({ id: watch.id, name: watchedRouteName(watch) })}
              />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
};

/** All prices that somebody watches: an account's, or those of this device. */
export const WatchList = () => {
  const { status } = useSession();
  const isOnline = useOnline();
  return (
    <Stack gap={16}>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          These are the last prices we found. They are looked up again as soon as you are back.
        </Banner>
      )}
      {status === 'loading' && <Loading />}
      {status === 'guest' && <DeviceList />}
      {status === 'user' && <AccountList />}
    </Stack>
  );
};
