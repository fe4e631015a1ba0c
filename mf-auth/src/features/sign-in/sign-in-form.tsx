import { credentialsSchema, type Credentials } from '@sojourn/contracts';
import { Banner, Button, Checkbox, PasswordField, Stack, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useState } from 'react';
import { isPasskeyOffered } from '../../shared/passkey-offer';
import { forgetTyped, rememberTyped, typedSoFar } from '../../shared/typed.store';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { welcomeBack } from '../../shared/welcome-back';
import { Forgotten } from './sign-in-form.styles';
import { useSignIn } from './sign-in.queries';

const DOWN = 'We could not sign you in right now. Please try again in a moment.';
const INVALID = 'Invalid username or password. Please check your credentials and try again.';

/** Username (or e-mail) and password. On success the page sees the session change and moves on. */
export const SignInForm = () => {
  const { setUser } = useSession();
  const signIn = useSignIn();
  // A toast is gone before the password is typed again.
  const [failure, setFailure] = useState('');
  const { form, field, focus } = useContractForm<{ username: string; password: string }, Credentials>({
    defaults: { username: typedSoFar().signInName, password: '' },
    read: (values) => readBy<Credentials>(credentialsSchema)({ ...values, remember: 'remember' in values }),
    onType: ({ username }) => rememberTyped({ signInName: username }),
    send: async (credentials) => {
      setFailure('');
      try {
        const user = await signIn.mutateAsync(credentials);
        forgetTyped();
        setUser(user);
        welcomeBack(user);
      } catch (error) {
        const usual = error instanceof ApiError && error.status === 401 ? INVALID : DOWN;
        const description = messageOf(error, usual);
        setFailure(description);
        toast({ title: 'Sign In Failed', description, variant: 'destructive' });
        focus('password');
      }
    },
  });

  return (
    <form {...form} aria-label="Sign in">
      <Stack gap={20}>
        <TextField
          {...field('username')}
          label="Username"
          hint="Your e-mail address works too"
          size="lg"
          autoComplete={isPasskeyOffered() ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div>
          <PasswordField {...field('password')} label="Password" size="lg" autoComplete="current-password" required />
          <Forgotten to="/auth/forgot">Forgot your password?</Forgotten>
        </div>
        {failure && (
          // The toast says it to a screen reader already.
          <Banner tone="danger" role="none" title="You are not signed in">
            {failure}
          </Banner>
        )}
        <Checkbox name="remember" label="Remember me for 30 days" />
        <Button type="submit" size="lg" block pending={signIn.isPending} pendingText="Signing In...">
          Sign In
        </Button>
      </Stack>
    </form>
  );
};
