import { Button } from '@sojourn/ui';
import { toast, useSession } from '@sojourn/web-kit';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { welcomeBack } from '../../shared/welcome-back';
import type { PasskeyOutcome } from './sign-in-by-passkey';
import { useSuggestions } from './use-suggestions';

const UNREACHED = 'This part of Sojourn could not be loaded. Please try again in a moment.';

/** Signs in by a passkey of this device, or of a phone nearby, or among the suggestions of the username field. The page sees the session change and moves on. */
export const PasskeySignIn = () => {
  const { setUser } = useSession();
  const [isPending, setPending] = useState(false);
  const finish = (outcome: PasskeyOutcome) => {
    if ('fault' in outcome) {
      return toast({ title: 'Sign In Failed', description: outcome.fault, variant: 'destructive' });
    }
    setUser(outcome.user);
    welcomeBack(outcome.user);
  };
  const suggestions = useSuggestions(finish);
  const start = async () => {
    setPending(true);
    suggestions.pause();
    const outcome = await import('./sign-in-by-passkey')
      .then(({ signInByPasskey }) => signInByPasskey())
      .catch(() => ({ fault: UNREACHED }));
    setPending(false);
    suggestions.resume();
    finish(outcome);
  };
  return (
    <Button
      variant="quiet"
      block
      icon={<KeyRound aria-hidden="true" />}
      onClick={() => void start()}
      pending={isPending}
      pendingText="Waiting for your device..."
    >
      Sign in with a passkey
    </Button>
  );
};
