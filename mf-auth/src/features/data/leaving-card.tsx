import type { CurrentUser } from '@sojourn/contracts';
import { Banner, Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { useRef, useState } from 'react';
import { useStay } from '../../shared/use-stay';
import { momentOf } from './data.model';
import { LeavingForm } from './leaving-form';

/** Leave Sojourn: deleting the account in seven days, and keeping it after all. */
export const LeavingCard = ({ user }: { user: CurrentUser }) => {
  const [isOpen, setOpen] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const { stay, isPending } = useStay();
  const close = () => {
    setOpen(false);
    // The form took the focus with it; it goes back to where the person came from.
    queueMicrotask(() => open.current?.focus());
  };
  return (
    <Card as="section" aria-labelledby="leave-sojourn" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="leave-sojourn">
          Leave Sojourn
        </Heading>
        {user.leavesAt !== undefined && (
          <>
            <Banner tone="sun" title={`Your account goes on ${momentOf(user.leavesAt)}`}>
              The links to your trips do not work until then. Keep your account, and everything is as it was.
            </Banner>
            <div>
              <Button onClick={() => void stay()} pending={isPending} pendingText="Keeping it...">
                Keep My Account
              </Button>
            </div>
          </>
        )}
        {user.leavesAt === undefined && isOpen && <LeavingForm user={user} onClose={close} />}
        {user.leavesAt === undefined && !isOpen && (
          <>
            <Text tone="ink2">Deletes your account and everything in it. You have seven days to change your mind.</Text>
            <div>
              <Button ref={open} variant="secondary" onClick={() => setOpen(true)}>
                Delete My Account
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
};
