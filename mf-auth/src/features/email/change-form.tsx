import { emailChangeSchema, type EmailChange } from '@sojourn/contracts/mailed';
import { Button, PasswordField, Stack, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast } from '@sojourn/web-kit';
import { useAccountLinks } from '../../shared/account-links.queries';
import { faultsOf } from '../../shared/faults-of';
import { ProofDialog } from '../../shared/proof-dialog';
import { usePasskeys } from '../../shared/proof.queries';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { useProven } from '../../shared/use-proven';
import { useAskChange } from './email.queries';

type Values = { email: string; password: string };

/**
 * Asks for another address, and closes when a link was sent there. It takes the password or, in an account without one,
 * that somebody showed just now that it is them.
 */
export const ChangeForm = ({ onClose }: { onClose: () => void }) => {
  const ask = useAskChange();
  const { data: ways } = useAccountLinks();
  const { data: passkeys = [] } = usePasskeys();
  const proven = useProven();
  const hasPassword = ways?.hasPassword ?? true;
  const refused = (error: unknown) => {
    const faults = error instanceof ApiError ? faultsOf(error.body, ['email', 'password']) : {};
    if (faults.email ?? faults.password) return refuse(faults);
    const description = messageOf(error, 'Please try again.');
    toast({ title: 'Address not changed', description, variant: 'destructive' });
  };
  const { form, field, refuse } = useContractForm<Values, EmailChange>({
    defaults: { email: '', password: '' },
    read: readBy<EmailChange>(emailChangeSchema),
    send: (change) =>
      proven.run(async () => {
        await ask.mutateAsync(change);
        onClose();
      }, refused),
  });
  return (
    <>
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
          {hasPassword && (
            <PasswordField {...field('password')} label="Your password" autoComplete="current-password" required />
          )}
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
      {proven.isAsked && (
        <ProofDialog
          hasPasskey={passkeys.length > 0}
          before="you change your address"
          onProven={proven.goOn}
          onClose={proven.giveUp}
        />
      )}
    </>
  );
};
