import { newPasswordSchema } from '@sojourn/contracts';
import type { MailedLink, PasswordReset } from '@sojourn/contracts/mailed';
import { Button, Heading, PasswordField, Stack, Text } from '@sojourn/ui';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useContractForm, type Reading } from '../../shared/use-contract-form';
import { AccountName } from './mailed.styles';
import { useReset } from './mailed.queries';

type Values = { password: string; confirmPassword: string };

const FAILED = 'Your password could not be changed. Please try again.';
const RULES = 'At least 8 characters, an uppercase letter, and a special character such as ! or ?';

const readWith =
  (token: string) =>
  ({ password, confirmPassword }: Values): Reading<Values, PasswordReset> => {
    const parsed = newPasswordSchema.safeParse(password);
    const fault = parsed.success ? undefined : parsed.error.issues[0]?.message;
    const confirmFault = password === confirmPassword ? undefined : "Passwords don't match";
    return fault || confirmFault
      ? { faults: { password: fault, confirmPassword: confirmFault } }
      : { value: { token, password } };
  };

/** Chooses a new password by a mailed link, and is signed in by it. */
export const ResetForm = ({ link, token }: { link: MailedLink; token: string }) => {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const reset = useReset();
  const { form, field, focus } = useContractForm<Values, PasswordReset>({
    defaults: { password: '', confirmPassword: '' },
    read: readWith(token),
    send: async (values) => {
      try {
        setUser(await reset.mutateAsync(values));
        await navigate('/', { replace: true });
        toast({ title: 'Password changed', description: 'You are signed in, and every other browser is signed out.' });
      } catch (error) {
        toast({ title: 'Password not changed', description: messageOf(error, FAILED), variant: 'destructive' });
        focus('password');
      }
    },
  });

  return (
    <Stack gap={20}>
      <div>
        <Heading level={1} size="h2">
          Choose a new password
        </Heading>
        <Text tone="ink2">
          For the account “{link.username}” with the address {link.email}. Every browser that is signed in will be
          signed out.
        </Text>
      </div>
      <form {...form} aria-label="Choose a new password">
        <Stack gap={20}>
          <AccountName
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={link.username ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            {...field('password')}
            label="New password"
            hint={RULES}
            size="lg"
            autoComplete="new-password"
            required
          />
          <PasswordField
            {...field('confirmPassword')}
            label="Confirm new password"
            size="lg"
            autoComplete="new-password"
            required
          />
          <Button type="submit" size="lg" block pending={reset.isPending} pendingText="Changing...">
            Change Password
          </Button>
        </Stack>
      </form>
    </Stack>
  );
};
