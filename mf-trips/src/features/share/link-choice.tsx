import type { Share } from '@sojourn/contracts/plan';
import { Button, NativeSelect, Stack, Text, TextField } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { addressOf, describeIncludes, mayWords, nameOfLink } from './share.model';

/** A link that can be sent: its token is known. */
export type SendableLink = Share & { token: string };

/** What the tabs that send a link know of the links there are. */
export type SendTabProps = {
  links: readonly SendableLink[];
  /** The one that is sent; null while there is none. */
  chosen: SendableLink | null;
  onChoose: (id: string) => void;
  /** Somebody wants to make one. */
  onMakeOne: () => void;
};

/** Which link is sent, and what whoever gets it sees and may do. */
export const LinkChoice = ({ links, chosen, onChoose }: SendTabProps & { chosen: SendableLink }) => (
  <Stack gap={8}>
    {links.length > 1 && (
      <NativeSelect
        label="Link"
        value={chosen.id}
        options={links.map((link) => ({ value: link.id, label: nameOfLink(link, formatDate) }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    )}
    <TextField
      label={links.length > 1 ? 'Its address' : nameOfLink(chosen, formatDate)}
      readOnly
      value={addressOf(location.origin, chosen.token)}
      onFocus={(event) => event.target.select()}
    />
    <Text size="sm" tone="ink2">
      {mayWords[chosen.role]}. {describeIncludes(chosen.includes)}
    </Text>
  </Stack>
);

/** There is nothing to send before there is a link. */
export const NoLinkYet = ({ onMakeOne }: Pick<SendTabProps, 'onMakeOne'>) => (
  <Stack gap={12} align="start">
    <Text>There is no link to send yet. Make one first, and say what it shows.</Text>
    <Button onClick={onMakeOne}>Make a link first</Button>
  </Stack>
);
