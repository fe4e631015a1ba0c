import { tripInvitationSchema } from '@sojourn/contracts/mailed';
import { Banner, Button, IconButton, Stack, Text, TextArea, TextField } from '@sojourn/ui';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { Rows } from '../../shared/rows.styles';
import { LinkChoice, NoLinkYet, type SendTabProps } from './link-choice';
import { defaultMessage, NO_RECIPIENTS, recipientFault } from './share.model';
import { useInvite } from './share.queries';
import { CopyRow, LinkLine } from './share.styles';

const FAILED = 'The invitations could not be sent. Please try again.';

/** The link, mailed to those whom a person names, with what they write beside it. */
export const EmailTab = (props: SendTabProps) => {
  const { chosen, onMakeOne } = props;
  const { plan } = usePlan();
  const { user } = useSession();
  const invite = useInvite();
  const [typed, setTyped] = useState('');
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [message, setMessage] = useState(() => defaultMessage(plan.head.destination.name));
  const [faults, setFaults] = useState<{ typed?: string | undefined; message?: string | undefined }>({});
  if (chosen === null) return <NoLinkYet onMakeOne={onMakeOne} />;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const fault = recipientFault(typed, recipients);
    setFaults({ ...faults, typed: fault?.description });
    if (fault) {
      toast({ ...fault, variant: 'destructive' });
      return;
    }
    setRecipients([...recipients, typed.trim()]);
    setTyped('');
  };
  const send = async () => {
    if (recipients.length === 0) {
      toast({ ...NO_RECIPIENTS, variant: 'destructive' });
      return;
    }
    const fault = tripInvitationSchema.shape.message.safeParse(message).error?.issues[0]?.message;
    setFaults({ ...faults, message: fault });
    if (fault) return;
    try {
      const { sent } = await invite.mutateAsync({ token: chosen.token, recipients: [...recipients], message });
      toast({ title: 'Invitations sent!', description: `Trip details shared with ${sent} people.` });
      setRecipients([]);
    } catch (error) {
      toast({ title: 'Not sent', description: messageOf(error, FAILED), variant: 'destructive' });
    }
  };
  const isUnproven = user?.emailProven === false || (invite.error instanceof ApiError && invite.error.status === 403);
  return (
    <Stack gap={16}>
      <LinkChoice {...props} chosen={chosen} />
      <form onSubmit={add} noValidate>
        <CopyRow>
          <TextField
            label="Email address"
            type="email"
            autoComplete="email"
            value={typed}
            error={faults.typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            Add
          </Button>
        </CopyRow>
      </form>
      {recipients.length > 0 && (
        <Rows aria-label="Recipients">
          {recipients.map((each) => (
            <LinkLine key={each}>
              <span>{each}</span>
              <IconButton
                label={`Remove ${each}`}
                onClick={() => setRecipients(recipients.filter((other) => other !== each))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </LinkLine>
          ))}
        </Rows>
      )}
      <TextArea
        label="Message"
        rows={3}
        value={message}
        error={faults.message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {isUnproven && (
        <Banner tone="sun">
          Invitations go out under your own address, so please <Link to="/profile">confirm it</Link> first.
        </Banner>
      )}
      <Button onClick={() => void send()} disabled={isUnproven} pending={invite.isPending} pendingText="Sending...">
        Send Invitations
      </Button>
      <Text size="sm" tone="ink2">
        Each gets a message with your name, your words and the link. Answers go to {user?.email ?? 'your address'}.
      </Text>
    </Stack>
  );
};
