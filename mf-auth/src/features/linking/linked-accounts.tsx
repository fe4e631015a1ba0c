import type { CurrentUser } from '@sojourn/contracts';
import type { AccountLinks } from '@sojourn/contracts/account-link';
import { Button, Text } from '@sojourn/ui';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { messageOf, toast } from '@sojourn/web-kit';
import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { addressesOf } from './linking.model';
import { Facts, State } from './linking.styles';
import { useUnlink } from './linking.queries';

/** Both ways in, and taking Google off again. */
export const LinkedAccounts = ({ user, links }: { user: CurrentUser; links: AccountLinks }) => {
  const unlink = useUnlink();
  const [isAsking, setAsking] = useState(false);
  const addresses = addressesOf(links);
  const confirm = async () => {
    try {
      await unlink.mutateAsync();
      toast({ title: 'Accounts unlinked', description: 'You now sign in with your username and password.' });
    } catch (error) {
      const description = messageOf(error, 'Your accounts are still linked. Please try again.');
      toast({ title: 'Error unlinking accounts', description, variant: 'destructive' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <State>
        <CircleCheck aria-hidden="true" />
        <Text as="span">Your accounts are linked: you can sign in with either.</Text>
      </State>
      <Facts>
        <div>
          <dt>Google</dt>
          <dd>{addresses.google}</dd>
        </div>
        <div>
          <dt>Username/Password</dt>
          <dd>
            {addresses.regular} ({user.username})
          </dd>
        </div>
        <div>
          <dt>Primary account</dt>
          <dd>{links.primaryAccountType === 'google' ? 'Google' : 'Username/Password'}</dd>
        </div>
      </Facts>
      <div>
        <Button
          variant="secondary"
          icon={<Unlink aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Unlink Accounts
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Unlink Google from your account?"
        description={`${addresses.google} at Google will no longer open this account. You go on with your username, ${user.username}, and your password, and can link Google again.`}
        confirmLabel="Unlink Accounts"
        onConfirm={() => void confirm()}
        pending={unlink.isPending}
      />
    </>
  );
};
