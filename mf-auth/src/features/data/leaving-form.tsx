import type { CurrentUser } from '@sojourn/contracts';
import { Button, ErrorState, Spinner, Stack, Text } from '@sojourn/ui';
import { Minus } from 'lucide-react';
import { useState } from 'react';
import { isPasskeyOffered } from '../../shared/passkey-offer';
import { ProofDialog } from '../../shared/proof-dialog';
import { usePasskeys } from '../../shared/proof.queries';
import { useSignOut } from '../../shared/use-sign-out';
import { WHAT_GOES } from './data.model';
import { useLeaving } from './data.queries';
import { Goes } from './data.styles';
import { LeavingProof } from './leaving-proof';

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
        <LeavingProof user={user} proof={data.proof} onClose={onClose} />
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
