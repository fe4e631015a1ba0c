import type { CurrentUser } from '@sojourn/contracts';
import { leavingRequestSchema, type Leaving, type LeavingRequest } from '@sojourn/contracts/data-rights';
import { Button, PasswordField, Stack } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { NamedAccount } from '../../shared/named-account';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { useLeave } from './data.queries';

type LeavingProofProps = { user: CurrentUser; proof: Leaving['proof']; onClose: () => void };

/** The last step of leaving: the password, where there is one. */
export const LeavingProof = ({ user, proof, onClose }: LeavingProofProps) => {
  const leave = useLeave();
  const session = useSession();
  const navigate = useNavigate();
  const hasPassword = proof === 'password';
  // The session has ended already; what this browser stored for the account goes, too, saved or not.
  const forgetHere = () =>
    session
      .signOut()
      .catch(() => session.signOut())
      .catch(() => session.setUser(null));
  const { form, field, refuse } = useContractForm<Record<string, string>, LeavingRequest>({
    defaults: hasPassword ? { password: '' } : {},
    read: (values) =>
      hasPassword && !values['password']
        ? { faults: { password: 'Password is required' } }
        : readBy(leavingRequestSchema)(values),
    send: async (sent) => {
      try {
        const { leavesAt } = await leave.mutateAsync(sent);
        await navigate(`/auth/goodbye?until=${encodeURIComponent(leavesAt)}`);
        await forgetHere();
      } catch (error) {
        const description = messageOf(error, 'Your account could not be deleted. Please try again.');
        if (hasPassword && error instanceof ApiError && error.status === 401) refuse({ password: description });
        else toast({ title: 'That did not work', description, variant: 'destructive' });
      }
    },
  });
  return (
    <form {...form} aria-label="Delete my account">
      <Stack gap={20}>
        {hasPassword && (
          <>
            <NamedAccount username={user.username} />
            <PasswordField
              {...field('password')}
              label="Your password"
              autoComplete="current-password"
              required
              // Pressing the button took it away; the person goes on in the only field.
              // eslint-disable-next-line jsx-a11y-x/no-autofocus
              autoFocus
            />
          </>
        )}
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" variant="danger" pending={leave.isPending} pendingText="Leaving...">
            Delete My Account
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={leave.isPending}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
