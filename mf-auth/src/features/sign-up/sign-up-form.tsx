import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { registrationSchema } from '@sojourn/contracts';
import { Button, PasswordField, Stack, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useEffect } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { forgetTyped, rememberTyped, typedSoFar } from '../../shared/typed.store';
import { PasswordRules } from './password-rules';
import { Names } from './sign-up-form.styles';
import { confirmFault, faultsOf, registrationOf, signUpFailure, type SignUpValues } from './sign-up.model';
import { useSignUp } from './sign-up.queries';

const FAILED = 'Unable to create account. Please check your information and try again.';

const byContract = standardSchemaResolver(registrationSchema) as unknown as Resolver<SignUpValues>;

const resolver: Resolver<SignUpValues> = async (values, context, options) => {
  const { errors } = await byContract(values, context, options);
  const message = confirmFault(values);
  const all = message ? { ...errors, confirmPassword: { type: 'match', message } } : errors;
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
};

/** Everything an account needs. On success the page sees the session change and moves on. */
export const SignUpForm = () => {
  const { setUser } = useSession();
  const signUp = useSignUp();
  const form = useForm<SignUpValues>({ resolver, defaultValues: blankForm() });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  useEffect(
    () => () => {
      const { username, email, firstName, lastName } = form.getValues();
      rememberTyped({ username, email, firstName, lastName });
    },
    [form],
  );

  const refuse = (error: unknown) => {
    const [first, ...others] = error instanceof ApiError ? faultsOf(error.body) : [];
    for (const { path, message } of others) form.setError(path, { message });
    if (first) form.setError(first.path, { message: first.message }, { shouldFocus: true });
    else form.setFocus('username');
    const description = signUpFailure(messageOf(error, FAILED));
    toast({ title: 'Sign Up Failed', description, variant: 'destructive' });
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const user = await signUp.mutateAsync(registrationOf(values));
      forgetTyped();
      form.reset(blankForm());
      setUser(user);
      toast({ title: 'Account created!', description: 'Your account has been created successfully.' });
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <form noValidate onSubmit={submit} aria-label="Create account">
      <Stack gap={20}>
        <TextField
          {...form.register('username')}
          label="Username"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
        />
        <TextField
          {...form.register('email')}
          type="email"
          label="Email"
          size="lg"
          autoComplete="email"
          required
          error={errors.email?.message}
        />
        <Names>
          <TextField
            {...form.register('firstName')}
            label="First name"
            hint="Optional"
            size="lg"
            autoComplete="given-name"
            error={errors.firstName?.message}
          />
          <TextField
            {...form.register('lastName')}
            label="Last name"
            hint="Optional"
            size="lg"
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        </Names>
        <PasswordField
          {...form.register('password')}
          label="Password"
          hint={<PasswordRules password={password} />}
          size="lg"
          autoComplete="new-password"
          required
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirm password"
          size="lg"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <Button type="submit" size="lg" block pending={signUp.isPending} pendingText="Creating Account...">
          Create Account
        </Button>
      </Stack>
    </form>
  );
};

function blankForm(): SignUpValues {
  const { username, email, firstName, lastName } = typedSoFar();
  return { username, email, firstName, lastName, password: '', confirmPassword: '' };
}
