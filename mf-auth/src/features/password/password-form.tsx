import type { PasswordChange } from '@sojourn/contracts/account';
import { Button, PasswordField, Stack } from '@sojourn/ui';
import { ApiError, messageOf, toast } from '@sojourn/web-kit';
import { NamedAccount } from '../../shared/named-account';
import { useContractForm } from '../../shared/use-contract-form';
import { EMPTY, readPasswordForm, type PasswordForm as Values } from './read-password-form';
import { useChangePassword } from './password.queries';

/** The current password, and the new one twice; `onClose` when it is changed or left alone. */
export const PasswordForm = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const change = useChangePassword();
  const { form, field, refuse } = useContractForm<Values, PasswordChange>({
    defaults: EMPTY,
    read: readPasswordForm,
    send: async (sent) => {
      try {
        await change.mutateAsync(sent);
        toast({ title: 'Password changed', description: 'You were signed out everywhere else.' });
        onClose();
      } catch (error) {
        const description = messageOf(error, 'Your password could not be changed. Please try again.');
        if (error instanceof ApiError && error.status === 401) refuse({ currentPassword: description });
        else toast({ title: 'Error changing password', description, variant: 'destructive' });
      }
    },
  });
  return (
    <form {...form} aria-label="Change password">
      <Stack gap={20}>
        <NamedAccount username={username} />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
          // Pressing the button took it away; the person goes on in the first field.
          // eslint-disable-next-line jsx-a11y-x/no-autofocus
          autoFocus
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint="At least 8 characters, an uppercase letter and a special character"
          autoComplete="new-password"
          required
        />
        <PasswordField {...field('confirmPassword')} label="Repeat new password" autoComplete="new-password" required />
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" pending={change.isPending} pendingText="Changing...">
            Change Password
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
