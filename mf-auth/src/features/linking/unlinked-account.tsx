import type { CurrentUser } from '@sojourn/contracts';
import type { AccountLinks } from '@sojourn/contracts/account-link';
import { Banner, Button, LinkButton, Text } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { KeyRound, Link2 } from 'lucide-react';
import { useMailPasswordLink } from '../../shared/account-links.queries';
import { isGoogleOffered } from '../../shared/google-offer';
import { Benefits } from './benefits';

/** One way in, what another one is good for, and how to have it. */
export const UnlinkedAccount = ({ user, links }: { user: CurrentUser; links: AccountLinks }) => {
  if (links.primaryAccountType === 'google') return <AddPassword user={user} links={links} />;
  if (!links.hasPassword) return <Text tone="ink2">Set a password first, then you can link Google.</Text>;
  return <AddGoogle user={user} />;
};

const AddGoogle = ({ user }: { user: CurrentUser }) => (
  <>
    <Text tone="ink2">You sign in with your username and password. Link Google to sign in with either.</Text>
    <Benefits />
    {!isGoogleOffered() && <Text tone="ink3">Google sign-in is not set up here.</Text>}
    {isGoogleOffered() && !user.emailProven && <Text tone="ink3">Confirm your e-mail address to link Google.</Text>}
    {isGoogleOffered() && user.emailProven && (
      <div>
        <LinkButton href="/api/auth/google?link=1" variant="secondary" icon={<Link2 aria-hidden="true" />}>
          Link Google
        </LinkButton>
      </div>
    )}
  </>
);

const AddPassword = ({ user, links }: { user: CurrentUser; links: AccountLinks }) => {
  const mail = useMailPasswordLink();
  const ask = async () => {
    try {
      await mail.mutateAsync();
    } catch (error) {
      const description = messageOf(error, 'The link could not be sent. Please try again.');
      toast({ title: 'Linking Failed', description, variant: 'destructive' });
    }
  };
  return (
    <>
      <Text tone="ink2">
        You sign in with Google as {links.primaryAccountInfo.email}. Add a password to sign in with either.
      </Text>
      <Benefits />
      {mail.data && (
        <Banner tone="ok" title="Look into your inbox">
          We have sent a link to {mail.data.email}. It is good for an hour.
        </Banner>
      )}
      {!user.emailProven && <Text tone="ink3">Confirm your e-mail address to add a password.</Text>}
      {user.emailProven && !mail.data && (
        <div>
          <Button
            variant="secondary"
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => void ask()}
            pending={mail.isPending}
            pendingText="Sending..."
          >
            Add a Password
          </Button>
        </div>
      )}
    </>
  );
};
