import { MOST_PASSKEYS, type SeenPasskey } from '@sojourn/contracts/passkey';
import { Button, Card, ErrorState, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { messageOf, toast } from '@sojourn/web-kit';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { deviceFaultOf } from '../../shared/device-fault.model';
import { isPasskeyOffered } from '../../shared/passkey-offer';
import { ProofDialog } from '../../shared/proof-dialog';
import { usePasskeys } from '../../shared/proof.queries';
import { useProven } from '../../shared/use-proven';
import { PasskeyRow } from './passkey-row';
import { useAddPasskey, useRemovePasskey } from './passkeys.queries';
import { Passkeys } from './passkeys.styles';

const AGAIN = 'Please try again in a moment.';

/** The passkeys of the account: add, name and remove them. */
export const PasskeysCard = () => {
  const { data, isError, refetch, isFetching } = usePasskeys();
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const proven = useProven();
  const [naming, setNaming] = useState<string>();
  const [removing, setRemoving] = useState<SeenPasskey>();

  const failed = (title: string) => (error: unknown) => {
    const description = deviceFaultOf(error, 'add', window.location.host) ?? messageOf(error, AGAIN);
    toast({ title, description, variant: 'destructive' });
  };
  const addOne = () =>
    proven.run(async () => {
      const { id } = await add.mutateAsync();
      setNaming(id);
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on. Give it a name.' });
    }, failed('No passkey added'));
  const removeOne = async ({ id, name }: SeenPasskey) => {
    await proven.run(async () => {
      await remove.mutateAsync(id);
      toast({ title: 'Passkey removed', description: `${name} does not sign in any more.` });
    }, failed('Passkey not removed'));
    setRemoving(undefined);
  };
  // A browser without passkeys can still remove one that was lost.
  if (!isPasskeyOffered() && !data?.length) return null;

  return (
    <Card as="section" aria-labelledby="your-passkeys" padding="lg">
      <Stack gap={16}>
        <Heading level={2} id="your-passkeys">
          Passkeys
        </Heading>
        <Text tone="ink2">
          Sign in with your fingerprint, your face or your screen lock. Nothing to remember, and nothing to type.
        </Text>
        {isError && !data && (
          <ErrorState
            title="Your passkeys cannot be shown right now"
            level={3}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="Loading your passkeys">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {data && data.length > 0 && (
          <Passkeys>
            {data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isNaming={naming === passkey.id}
                onNaming={(isNaming) => setNaming(isNaming ? passkey.id : undefined)}
                onRemove={() => setRemoving(passkey)}
              />
            ))}
          </Passkeys>
        )}
        {data && isPasskeyOffered() && data.length < MOST_PASSKEYS && (
          <div>
            <Button
              variant="secondary"
              icon={<KeyRound aria-hidden="true" />}
              onClick={() => void addOne()}
              pending={add.isPending}
              pendingText="Waiting for your device..."
            >
              Add a Passkey
            </Button>
          </div>
        )}
        {data && data.length >= MOST_PASSKEYS && (
          <Text tone="ink3">{MOST_PASSKEYS} passkeys are the most an account has. Remove one to add another.</Text>
        )}
      </Stack>
      <AlertDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={`Remove ${removing?.name ?? 'this passkey'}?`}
        description="It will not sign in any more, and every other browser is signed out. Delete it on your device as well, so that it is not offered there."
        confirmLabel="Remove Passkey"
        onConfirm={() => removing && void removeOne(removing)}
        pending={remove.isPending}
      />
      {proven.isAsked && (
        <ProofDialog
          hasPasskey={Boolean(data?.length)}
          before="you change how to sign in"
          onProven={proven.goOn}
          onClose={proven.giveUp}
        />
      )}
    </Card>
  );
};
