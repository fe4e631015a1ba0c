import { Banner, Button, Stack } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { useCancelChange, usePendingChange } from './email.queries';

const timeOf = (iso: string) => new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The address that waits for its link to be used, and a way to think better of it; nothing where none waits. */
export const PendingChange = () => {
  const { data, isError, isFetching, refetch } = usePendingChange();
  const cancel = useCancelChange();
  if (isError && !data) {
    return (
      <Banner tone="info">
        <Stack gap={12}>
          We cannot see right now whether a change of your address waits.
          <div>
            <Button variant="secondary" onClick={() => void refetch()} pending={isFetching} pendingText="Looking...">
              Try Again
            </Button>
          </div>
        </Stack>
      </Banner>
    );
  }
  if (!data?.pending) return null;
  const { email, expiresAt } = data.pending;
  const stop = async () => {
    try {
      await cancel.mutateAsync();
      toast({ title: 'Change cancelled', description: `The link that we sent to ${email} opens nothing any more.` });
    } catch (error) {
      toast({ title: 'Not cancelled', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
  };
  return (
    <Banner tone="info" role="status">
      <Stack gap={12}>
        <span>
          We have sent a link to {email}. Your address changes when you use it, until {timeOf(expiresAt)}.
        </span>
        <div>
          <Button
            variant="secondary"
            onClick={() => void stop()}
            pending={cancel.isPending}
            pendingText="Cancelling..."
            aria-label={`Cancel the change to ${email}`}
          >
            Cancel the Change
          </Button>
        </div>
      </Stack>
    </Banner>
  );
};
