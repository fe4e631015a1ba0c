import type { CurrentUser } from '@sojourn/contracts';
import { Button } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatDate } from '@sojourn/web-kit';
import { useState } from 'react';
import { useSignOut } from './use-sign-out';
import { useStay } from './use-stay';

/** For somebody who signs in while their account is leaving: keep it, or go on leaving. */
export const LeavingNotice = ({ user }: { user: CurrentUser }) => {
  const [isOpen, setOpen] = useState(true);
  const { stay, isPending } = useStay();
  const { signOut, isPending: isSigningOut } = useSignOut();
  if (user.leavesAt === undefined) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Your account is leaving"
      description={`It goes for good on ${formatDate(user.leavesAt)}, with all your trips and documents. Keep it, and everything is as it was.`}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => void signOut()}
            pending={isSigningOut}
            pendingText="Signing Out..."
          >
            Go On Leaving
          </Button>
          <Button onClick={() => void stay()} pending={isPending} pendingText="Keeping it...">
            Keep My Account
          </Button>
        </>
      }
    />
  );
};
