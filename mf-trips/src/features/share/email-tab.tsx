import { Button, IconButton, LinkButton, Stack, Text, TextArea, TextField } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import type { ShareTabProps } from './link-tab';
import { NewLinkForm } from './new-link-form';
import { defaultMessage, mailAddress, NO_RECIPIENTS, recipientFault } from './share.model';
import { CopyRow, LinkLine, Links } from './share.styles';

/** A letter with the link, written in a person's own mail program: Sojourn sends none yet. */
export const EmailTab = ({ address, onMade }: ShareTabProps) => {
  const { plan } = usePlan();
  const [typed, setTyped] = useState('');
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [message, setMessage] = useState(() => defaultMessage(plan.head.destination.name));
  if (address === null) return <NewLinkForm onMade={onMade} />;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const fault = recipientFault(typed, recipients);
    if (fault) {
      toast({ ...fault, variant: 'destructive' });
      return;
    }
    setRecipients([...recipients, typed.trim()]);
    setTyped('');
  };
  const letter = { subject: plan.head.title.text, body: `${message}\n\n${address}` };
  return (
    <Stack gap={16}>
      <form onSubmit={add} noValidate>
        <CopyRow>
          <TextField
            label="Email address"
            type="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            Add
          </Button>
        </CopyRow>
      </form>
      {recipients.length > 0 && (
        <Links aria-label="Recipients">
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
        </Links>
      )}
      <TextArea label="Message" rows={3} value={message} onChange={(event) => setMessage(event.target.value)} />
      {recipients.length > 0 ? (
        <LinkButton href={mailAddress(recipients, letter)}>Write in your mail program</LinkButton>
      ) : (
        <Button onClick={() => toast({ ...NO_RECIPIENTS, variant: 'destructive' })}>Write in your mail program</Button>
      )}
      <Text size="sm" tone="ink2">
        Your own mail program opens with the message and the link, so that it comes from you.
      </Text>
    </Stack>
  );
};
