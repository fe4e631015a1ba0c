import { registrationSchema, type Registration } from '@sojourn/contracts';
import { Button, PasswordField, Stack, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useState } from 'react';
import { faultsOf } from '../../shared/faults-of';
import { forgetTyped, rememberTyped, typedSoFar } from '../../shared/typed.store';
import { readBy, useContractForm, type Reading } from '../../shared/use-contract-form';
import { PasswordRules } from './password-rules';
import { Names } from './sign-up-form.styles';
import { confirmFault, FIELDS, registrationOf, signUpFailure, type SignUpValues } from './sign-up.model';
import { useSignUp } from './sign-up.queries';

const FAILED = 'Unable to create account. Please check your information and try again.';

const byContract = readBy<Registration>(registrationSchema);

function read(values: SignUpValues): Reading<SignUpValues, Registration> {
  const { faults } = byContract(values);
  const confirmPassword = confirmFault(values);
  return faults || confirmPassword ? { faults: { ...faults, confirmPassword } } : { value: registrationOf(values) };
}

/** Everything an account needs. On success the page sees the session change and moves on. */
export const SignUpForm = () => {
  const { setUser } = useSession();
  const signUp = useSignUp();
  const [password, setPassword] = useState('');
  const { username, email, firstName, lastName } = typedSoFar();
  const { form, field, focus, refuse } = useContractForm<SignUpValues, Registration>({
    defaults: { username, email, firstName, lastName, password: '', confirmPassword: '' },
    read,
    onType: ({ password: typed, confirmPassword: _c, ...names }) => {
      setPassword(typed);
      rememberTyped(names);
    },
    send: async (registration) => {
      try {
        const user = await signUp.mutateAsync(registration);
        forgetTyped();
        setUser(user);
        toast({ title: 'Account created!', description: 'Your account has been created successfully.' });
      } catch (error) {
        const faults = error instanceof ApiError ? faultsOf(error.body, FIELDS) : {};
        if (Object.keys(faults).length > 0) refuse(faults);
        else focus('username');
        const description = signUpFailure(messageOf(error, FAILED));
        toast({ title: 'Sign Up Failed', description, variant: 'destructive' });
      }
    },
  });

  return (
    <form {...form} aria-label="Create account">
      <Stack gap={20}>
        <TextField
          {...field('username')}
          label="Username"
          hint="3 to 40 characters, no spaces and no @"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField {...field('email')} type="email" label="Email" size="lg" autoComplete="email" required />
        <Names>
          <TextField {...field('firstName')} label="First name" hint="Optional" size="lg" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" hint="Optional" size="lg" autoComplete="family-name" />
        </Names>
        <PasswordField
          {...field('password')}
          label="Password"
          hint={<PasswordRules password={password} />}
          size="lg"
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm password"
          size="lg"
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="lg" block pending={signUp.isPending} pendingText="Creating Account...">
          Create Account
        </Button>
      </Stack>
    </form>
  );
};
