import type { CurrentUser } from '@sojourn/contracts';
import { Badge, Banner, Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { ChangeForm } from './change-form';
import { useResend } from './email.queries';
import { Address } from './email.styles';

/** The e-mail address: whether it is confirmed, the link again, and another address. */
export const EmailCard = ({ user }: { user: CurrentUser }) => {
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [query, setQuery] = useSearchParams();
  // In the address of the page, so that loading it again does not make somebody ask twice.
  const isWaiting = query.get('email') === 'sent';
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
        {isWaiting && (
          <Banner tone="info" role="status">
            We have sent a link to {sentTo ?? 'your new address'}. Your address changes when you use it, within an hour.
          </Banner>
        )}
        {isChanging ? (
          <ChangeForm
            onClose={(address) => {
              setChanging(false);
              if (address === undefined) return;
              setSentTo(address);
              setQuery({ email: 'sent' }, { replace: true });
            }}
          />
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
