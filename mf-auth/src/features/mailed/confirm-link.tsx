import type { MailedLink } from '@sojourn/contracts/mailed';
import { Banner, Button, Card, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { messageOf, useSession } from '@sojourn/web-kit';
import { Link, useLocation } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { standingOf, wordsOf, type PressedPurpose } from './mailed.model';
import { useMailedButton } from './mailed.queries';
import { Asked } from './mailed.styles';

type ConfirmLinkProps = { link: MailedLink; purpose: PressedPurpose; token: string };

/** The button that a mailed link leads to: nothing happens by opening the link alone. */
export const ConfirmLink = ({ link, purpose, token }: ConfirmLinkProps) => {
  const { status, user, setUser } = useSession();
  const button = useMailedButton(purpose);
  const [isDone, setDone] = useState(false);
  const words = wordsOf(purpose);

  const press = async () => {
    try {
      const changed = await button.mutateAsync(token);
      if (changed) setUser(changed);
      setDone(true);
    } catch {
      // Shown below, from the mutation.
      setDone(false);
    }
  };

  if (isDone) {
    return (
      <Card padding="lg" role="status">
        <Stack gap={20}>
          <div>
            <Heading level={1} size="h2">
              {words.done.title}
            </Heading>
            <Text tone="ink2">{words.done.text}</Text>
          </div>
          <LinkButton as={Link} to="/" size="lg">
            Go to the Home Page
          </LinkButton>
        </Stack>
      </Card>
    );
  }
  return (
    <Card padding="lg">
      <Stack gap={20}>
        <div>
          <Heading level={1} size="h2">
            {words.title}
          </Heading>
          <Text tone="ink2">{words.question}</Text>
        </div>
        <div>
          <Asked>{link.email}</Asked>
          {link.username !== null && <Text tone="ink2">Account “{link.username}”</Text>}
        </div>
        {button.error && (
          <Banner tone="danger">{messageOf(button.error, 'That did not work. Please try again.')}</Banner>
        )}
        {status !== 'loading' && standingOf(link.username, user?.username) === 'ready' && (
          <Button size="lg" onClick={() => void press()} pending={button.isPending} pendingText={words.pending}>
            {words.button}
          </Button>
        )}
        <OtherStanding link={link} />
      </Stack>
    </Card>
  );
};

/** What is to be done before the button is there: a link about an account is pressed in that account. */
const OtherStanding = ({ link }: { link: MailedLink }) => {
  const { status, user, signOut } = useSession();
  const { pathname, search } = useLocation();
  const standing = standingOf(link.username, user?.username);
  if (status === 'loading' || standing === 'ready') return null;
  if (standing === 'signed-out') {
    return (
      <>
        <Text>Sign in as “{link.username}” first. So nobody can have you confirm an account that is not yours.</Text>
        <LinkButton as={Link} to={`/auth?returnTo=${encodeURIComponent(pathname + search)}`} size="lg">
          Sign In
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Text>
        You are signed in as “{user?.username}”. Sign out, and sign in as “{link.username}” if that account is yours.
      </Text>
      <Button variant="secondary" size="lg" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </>
  );
};
