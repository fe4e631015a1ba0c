import { forgottenPasswordSchema, type ForgottenPassword } from '@sojourn/contracts/mailed';
import { Banner, Button, Heading, LinkButton, Stack, Text, TextField } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { typedSoFar } from '../../shared/typed.store';
import { useForgot } from './mailed.queries';

const FAILED = 'The message could not be sent. Please try again.';

/** Asks for a link that sets a new password; says the same whatever the address. */
export const ForgotForm = () => {
  const forgot = useForgot();
  const [sentTo, setSentTo] = useState<string>();
  const { signInName } = typedSoFar();
  const { form, field, focus } = useContractForm<{ email: string }, ForgottenPassword>({
    defaults: { email: signInName.includes('@') ? signInName : '' },
    read: readBy<ForgottenPassword>(forgottenPasswordSchema),
    send: async (values) => {
      try {
        await forgot.mutateAsync(values);
        setSentTo(values.email);
      } catch (error) {
        toast({ title: 'Not sent', description: messageOf(error, FAILED), variant: 'destructive' });
        focus('email');
      }
    },
  });

  return (
    <Stack gap={20}>
      <div>
        <Heading level={1} size="h2">
          Forgot your password?
        </Heading>
        <Text tone="ink2">Enter your e-mail address. We send you a link to choose a new password.</Text>
      </div>
      {sentTo !== undefined && (
        <Banner tone="ok" role="status">
          We have sent a message to {sentTo}. The link in it works once, and for an hour. Nothing there? Look into the
          spam folder.
        </Banner>
      )}
      <form {...form} aria-label="Forgot your password">
        <Stack gap={20}>
          <TextField {...field('email')} type="email" label="Email" size="lg" autoComplete="email" required />
          <Button type="submit" size="lg" block pending={forgot.isPending} pendingText="Sending...">
            {sentTo === undefined ? 'Send Me a Link' : 'Send Another Link'}
          </Button>
        </Stack>
      </form>
      <LinkButton as={Link} to="/auth" variant="quiet">
        Back to Sign In
      </LinkButton>
    </Stack>
  );
};
