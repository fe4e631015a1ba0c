import { Banner, Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { useRef, useState } from 'react';
import { useAccountLinks, useMailPasswordLink } from '../../shared/account-links.queries';
import { PasswordForm } from './password-form';

/** Password: changed in place by the one who knows it, or set by a mailed link where there is none. */
export const PasswordCard = ({ username }: { username: string }) => {
  const { data: ways } = useAccountLinks();
  return (
    <Card as="section" aria-labelledby="your-password" padding="lg">
      <Stack gap={16}>
        <Heading level={2} id="your-password">
          Password
        </Heading>
        {ways?.hasPassword === false ? <NoPassword /> : <ChangePassword username={username} />}
      </Stack>
    </Card>
  );
};

const ChangePassword = ({ username }: { username: string }) => {
  const [isOpen, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The form took the focus with it; it goes back to where the person came from.
    queueMicrotask(() => change.current?.focus());
  };
  if (isOpen) return <PasswordForm username={username} onClose={close} />;
  return (
    <>
      <Text tone="ink2">A new password signs you out everywhere else.</Text>
      <div>
        <Button ref={change} variant="secondary" onClick={() => setOpen(true)}>
          Change password
        </Button>
      </div>
    </>
  );
};

const NoPassword = () => {
  const { user } = useSession();
  const mail = useMailPasswordLink();
  const ask = async () => {
    try {
      await mail.mutateAsync();
    } catch (error) {
      const description = messageOf(error, 'The link could not be sent. Please try again.');
      toast({ title: 'Not sent', description, variant: 'destructive' });
    }
  };
  if (mail.data) {
    return (
      <Banner tone="ok" title="Look into your inbox">
        We have sent a link to {mail.data.email}, where you choose your password. It is good for an hour.
      </Banner>
    );
  }
  return (
    <>
      <Text tone="ink2">
        Your account has no password.
        {user?.emailProven ? ' We can mail you a link to set one.' : ' Confirm your e-mail address to set one.'}
      </Text>
      {user?.emailProven && (
        <div>
          <Button variant="secondary" onClick={() => void ask()} pending={mail.isPending} pendingText="Sending...">
            Set a password
          </Button>
        </div>
      )}
    </>
  );
};
