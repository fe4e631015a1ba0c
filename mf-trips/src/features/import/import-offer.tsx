import { Banner, Button, Stack } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { useTripList } from '../../shared/trips.queries';
import { isImportable } from './import.model';
import { useImport } from './import.queries';

/** Offers a signed-in person to take this browser's trips into the account. */
export const ImportOffer = ({ userId, always = false }: { userId: string; always?: boolean }) => {
  const { data = [] } = useTripList('browser');
  const { pending, run, decline, isDeclined } = useImport(userId);
  const count = data.filter(isImportable).length;
  if (count === 0 || (isDeclined && !always)) return null;
  return (
    <Banner
      tone="info"
      title={`${formatCount(count, 'trip')} in this browser`}
      action={
        <Stack direction="row" gap={8} wrap>
          {!always && (
            <Button size="sm" variant="quiet" onClick={decline}>
              Not now
            </Button>
          )}
          <Button size="sm" pending={pending} pendingText="Importing..." onClick={run}>
            {count === 1 ? 'Import it' : `Import all ${count}`}
          </Button>
        </Stack>
      }
    >
      Bring {count === 1 ? 'it' : 'them'} into your account to have {count === 1 ? 'it' : 'them'} wherever you sign in.
    </Banner>
  );
};
