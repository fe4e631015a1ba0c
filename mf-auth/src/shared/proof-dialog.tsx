import { passwordProofSchema } from '@sojourn/contracts/passkey';
import { Button, Text, LinkButton, PasswordField, Stack } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { KeyRound } from 'lucide-react';
import { useAccountLinks } from './account-links.queries';
import { isGoogleOffered } from './google-offer';
import { readBy, useContractForm } from './use-contract-form';
import { deviceFaultOf } from './device-fault.model';
import { useProof } from './proof.queries';

const FAILED = 'We could not check that it is you. Please try again.';

type ProofDialogProps = { hasPasskey: boolean; before: string; onProven: () => void; onClose: () => void };

/** Asks for the password, or a passkey, `before` something that cannot be taken back by whoever finds an open page. */
export const ProofDialog = ({ hasPasskey, before, onProven, onClose }: ProofDialogProps) => {
  const { data: ways } = useAccountLinks();
  const proof = useProof();
  const hasPassword = ways?.hasPassword ?? true;

  const byPasskey = async () => {
    try {
      await proof.mutateAsync(undefined);
      onProven();
    } catch (error) {
      const description = deviceFaultOf(error, 'use', window.location.host) ?? messageOf(error, FAILED);
      toast({ title: 'Not confirmed', description, variant: 'destructive' });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Is it still you?"
      description={`You signed in a while ago. Please confirm that it is you before ${before}.`}
    >
      <Stack gap={16}>
        {hasPassword && <PasswordProof proof={proof} onProven={onProven} />}
        {hasPasskey && (
          <Button
            variant="secondary"
            block
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => void byPasskey()}
            disabled={proof.isPending}
          >
            Confirm with a passkey
          </Button>
        )}
        {!hasPassword && !hasPasskey && isGoogleOffered() && (
          <LinkButton href="/api/auth/google?returnTo=/profile" variant="secondary" block>
            Continue with Google
          </LinkButton>
        )}
        {!hasPassword && !hasPasskey && !isGoogleOffered() && (
          <Text tone="ink2">Please sign out and in again, then come back.</Text>
        )}
      </Stack>
    </Dialog>
  );
};

const PasswordProof = ({ proof, onProven }: { proof: ReturnType<typeof useProof>; onProven: () => void }) => {
  const { user } = useSession();
  const { form, field, refuse } = useContractForm<{ password: string }, { password: string }>({
    defaults: { password: '' },
    read: readBy<{ password: string }>(passwordProofSchema),
    send: async ({ password }) => {
      try {
        await proof.mutateAsync(password);
        onProven();
      } catch (error) {
        const message = messageOf(error, FAILED);
        if (error instanceof ApiError && error.status === 401) refuse({ password: message });
        else toast({ title: 'Not confirmed', description: message, variant: 'destructive' });
      }
    },
  });
  return (
    <form {...form} aria-label="Confirm that it is you">
      <Stack gap={16}>
        {/* Password managers fill in the password of this name. */}
        <input type="text" name="username" value={user?.username ?? ''} autoComplete="username" readOnly hidden />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          required
          // Somebody pressed a button to get here; they go on in the field.
          // eslint-disable-next-line jsx-a11y-x/no-autofocus
          autoFocus
        />
        <Button type="submit" block pending={proof.isPending} pendingText="Checking...">
          Confirm
        </Button>
      </Stack>
    </form>
  );
};
