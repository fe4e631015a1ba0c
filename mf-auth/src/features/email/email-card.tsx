import type { CurrentUser } from '@sojourn/contracts';
import { Badge, Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { useState } from 'react';
import { ChangeForm } from './change-form';
import { useResend } from './email.queries';
import { Address } from './email.styles';
import { PendingChange } from './pending-change';

/** The e-mail address: whether it is confirmed, the link again, and another address. */
export const EmailCard = ({ user }: { user: CurrentUser }) => {
  const [isChanging, setChanging] = useState(false);
  return (
    <Card as="section" aria-labelledby="email-address" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="email-address">
          Email Address
        </Heading>
        <Stack direction="row" gap={12} wrap>
          <Address>{user.email}</Address>
          <Badge tone={user.emailProven ? 'ok' : 'sun'}>{user.emailProven ? 'Confirmed' : 'Not confirmed'}</Badge>
        </Stack>
        {!user.emailProven && <Unproven />}
        <PendingChange />
        {isChanging ? (
          <ChangeForm onClose={() => setChanging(false)} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              Change Address
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

const Unproven = () => {
  const resend = useResend();
  const send = async () => {
    try {
      const { email } = await resend.mutateAsync();
      toast({ title: 'Message sent', description: `Look into the inbox of ${email}.` });
    } catch (error) {
      toast({ title: 'Not sent', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
  };
  return (
    <Stack gap={12}>
      <Text tone="ink2">
        Use the link that we sent to this address. Until then it cannot bring you a new password, and you cannot invite
        others by mail.
      </Text>
      <div>
        <Button onClick={() => void send()} pending={resend.isPending} pendingText="Sending...">
          Send the Link Again
        </Button>
      </div>
    </Stack>
  );
};
