import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { credentialsSchema, type Credentials } from '@sojourn/contracts';
import { Button, PasswordField, Stack, TextField } from '@sojourn/ui';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { forgetTyped, rememberTyped, typedSoFar } from '../../shared/typed.store';
import { useSignIn } from './sign-in.queries';

const INVALID = 'Invalid username or password. Please check your credentials and try again.';

/** Username (or e-mail) and password. On success the page sees the session change and moves on. */
export const SignInForm = () => {
  const { setUser } = useSession();
  const signIn = useSignIn();
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(credentialsSchema),
    defaultValues: { username: typedSoFar().signInName, password: '' },
  });
  const { errors } = form.formState;
  useEffect(() => () => rememberTyped({ signInName: form.getValues('username') }), [form]);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const user = await signIn.mutateAsync(credentials);
      forgetTyped();
      form.reset({ username: '', password: '' });
      setUser(user);
      toast({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    } catch (error) {
      toast({ title: 'Sign In Failed', description: messageOf(error, INVALID), variant: 'destructive' });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={submit} aria-label="Sign in">
      <Stack gap={20}>
        <TextField
          {...form.register('username')}
          label="Username"
          hint="Your e-mail address works too"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
        />
        <PasswordField
          {...form.register('password')}
          label="Password"
          size="lg"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <Button type="submit" size="lg" block pending={signIn.isPending} pendingText="Signing In...">
          Sign In
        </Button>
      </Stack>
    </form>
  );
};
