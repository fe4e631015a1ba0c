import { addressChangeSchema, type AddressChange } from '@sojourn/contracts/mailed';
import { Button, PasswordField, Stack, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast } from '@sojourn/web-kit';
import { faultsOf } from '../../shared/faults-of';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { useAskChange } from './email.queries';

type Values = { email: string; password: string };

/** Asks for another address, and closes when a link was sent there. */
export const ChangeForm = ({ onClose }: { onClose: () => void }) => {
  const ask = useAskChange();
  const { form, field, refuse } = useContractForm<Values, AddressChange>({
    defaults: { email: '', password: '' },
    read: readBy<AddressChange>(addressChangeSchema),
    send: async (change) => {
      try {
        await ask.mutateAsync(change);
        onClose();
      } catch (error) {
        const faults = error instanceof ApiError ? faultsOf(error.body, ['email', 'password']) : {};
        if (faults.email ?? faults.password) refuse(faults);
        else
          toast({
            title: 'Address not changed',
            description: messageOf(error, 'Please try again.'),
            variant: 'destructive',
          });
      }
    },
  });
  return (
    <form {...form} aria-label="Change your address">
      <Stack gap={20}>
        <TextField
          {...field('email')}
          type="email"
          label="New email"
          hint="We send a link there. Nothing changes until you use it."
          autoComplete="email"
          required
        />
        <PasswordField
          {...field('password')}
          label="Your password"
          hint="Leave it empty if you sign in with Google only"
          autoComplete="current-password"
        />
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" pending={ask.isPending} pendingText="Sending...">
            Send Link
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={ask.isPending}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
