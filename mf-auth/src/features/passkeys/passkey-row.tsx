import { passkeyChangeSchema, type SeenPasskey } from '@sojourn/contracts/passkey';
import { Button, Stack, Text, TextField } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { KeyRound } from 'lucide-react';
import { readBy, useContractForm } from '../../shared/use-contract-form';
import { dayOf, lastUseOf } from './passkeys.model';
import { useRenamePasskey } from './passkeys.queries';
import { Acts, Passkey, Words } from './passkeys.styles';

type PasskeyRowProps = {
  passkey: SeenPasskey;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
  onRemove: () => void;
};

/** One passkey: what it is called, when it was used, and its name in a field while it is being named. */
export const PasskeyRow = ({ passkey, isNaming, onNaming, onRemove }: PasskeyRowProps) => {
  const { name, madeAt, lastUsedAt, isBackedUp } = passkey;
  const now = new Date();
  return (
    <Passkey>
      {isNaming ? (
        <NameForm passkey={passkey} onClose={() => onNaming(false)} />
      ) : (
        <>
          <KeyRound aria-hidden="true" />
          <Words>
            <strong>{name}</strong>
            <Text size="sm" tone="ink2">
              Added {dayOf(madeAt, now)}. {lastUseOf(lastUsedAt, now)}.{' '}
              {isBackedUp ? 'Backed up by your device’s maker.' : 'On this one device only.'}
            </Text>
          </Words>
          <Acts>
            <Button variant="secondary" size="sm" aria-label={`Rename ${name}`} onClick={() => onNaming(true)}>
              Rename
            </Button>
            <Button variant="secondary" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          </Acts>
        </>
      )}
    </Passkey>
  );
};

const NameForm = ({ passkey: { id, name }, onClose }: { passkey: SeenPasskey; onClose: () => void }) => {
  const rename = useRenamePasskey();
  const { form, field } = useContractForm<{ name: string }, { name: string }>({
    defaults: { name },
    read: readBy<{ name: string }>(passkeyChangeSchema),
    send: async (change) => {
      try {
        if (change.name !== name) await rename.mutateAsync({ id, ...change });
        onClose();
      } catch (error) {
        const description = messageOf(error, 'Please try again in a moment.');
        toast({ title: 'Not renamed', description, variant: 'destructive' });
      }
    },
  });
  return (
    <form {...form} aria-label={`Name ${name}`}>
      <Stack gap={12}>
        <TextField
          {...field('name')}
          label="Name of this passkey"
          hint="So that you know it again: the device, or who keeps it"
          autoComplete="off"
          maxLength={60}
          onFocus={(event) => event.target.select()}
          // Somebody pressed a button to get here; they go on in the field.
          // eslint-disable-next-line jsx-a11y-x/no-autofocus
          autoFocus
        />
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" pending={rename.isPending} pendingText="Saving...">
            Save Name
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
