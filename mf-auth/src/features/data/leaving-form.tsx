import type { CurrentUser } from '@sojourn/contracts';
import { leavingRequestSchema, type Leaving, type LeavingRequest } from '@sojourn/contracts/data-rights';
import { Button, ErrorState, PasswordField, Spinner, Stack, Text, VisuallyHidden } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { Minus } from 'lucide-react';
import { useState } from 'react';
import { isPasskeyOffered } from '../../shared/passkey-offer';
import { ProofDialog } from '../../shared/proof-dialog';
import { usePasskeys } from '../../shared/proof.queries';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { useSignOut } from '../../shared/use-sign-out';
import { WHAT_GOES } from './data.model';
import { useLeave, useLeaving } from './data.queries';
import { Goes } from './data.styles';

type LeavingFormProps = { user: CurrentUser; onClose: () => void };

/** What goes, and the proof that it is oneself: the password, or having just signed in where there is none. */
export const LeavingForm = ({ user, onClose }: LeavingFormProps) => {
  const { data, isError, refetch, isFetching } = useLeaving();
  if (isError && !data) {
    return (
      <ErrorState
        title="Your account cannot be reached right now"
        level={3}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (!data) return <Spinner label="Looking at your account" />;
  return (
    <Stack gap={20}>
      <div>
        <Text>In seven days this goes for good:</Text>
      </div>
      <Goes>
        {WHAT_GOES.map((what) => (
          <li key={what}>
            <Minus aria-hidden="true" />
            {what}
          </li>
        ))}
      </Goes>
      <Text tone="ink2">
        You are signed out everywhere at once. Sign in within seven days to keep your account. If you want your trips
        with you, <a href="#your-data">download your data first</a>.
      </Text>
      {data.proof === 'fresh-sign-in' && !data.isFresh ? (
        <ProveFirst onProven={() => void refetch()} onClose={onClose} />
      ) : (
        <Proof user={user} proof={data.proof} onClose={onClose} />
      )}
    </Stack>
  );
};

type ProveFirstProps = { onProven: () => void; onClose: () => void };

/** For an account without a password, when somebody may have left the browser open: a passkey, or signing in again. */
const ProveFirst = ({ onProven, onClose }: ProveFirstProps) => {
  const { signOut, isPending } = useSignOut('/auth?tab=login&returnTo=/profile');
  const { data: passkeys = [] } = usePasskeys();
  const [isAsking, setAsking] = useState(false);
  const canShowPasskey = passkeys.length > 0 && isPasskeyOffered();
  return (
    <>
      <Text>Please show first that it is you, so that nobody else can delete your account.</Text>
      {isAsking && (
        <ProofDialog
          hasPasskey
          before="you delete your account"
          onProven={() => {
            setAsking(false);
            onProven();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <Stack direction="row" gap={12} wrap>
        {canShowPasskey && <Button onClick={() => setAsking(true)}>Confirm That It Is You</Button>}
        <Button
          variant={canShowPasskey ? 'secondary' : 'primary'}
          onClick={() => void signOut()}
          pending={isPending}
          pendingText="Signing Out..."
        >
          Sign In Again
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </>
  );
};

const Proof = ({ user, proof, onClose }: LeavingFormProps & Pick<Leaving, 'proof'>) => {
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
            {/* Password managers look for the name beside a password. */}
            <VisuallyHidden>
              <input
                type="text"
                name="username"
                defaultValue={user.username}
                autoComplete="username"
                aria-label="Username"
                readOnly
                tabIndex={-1}
              />
            </VisuallyHidden>
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
