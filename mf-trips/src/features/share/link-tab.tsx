import type { NewShare } from '@sojourn/contracts/plan';
import { Button, Stack, Text, TextField } from '@sojourn/ui';
import { Check, Copy } from 'lucide-react';
import { LinkList } from './link-list';
import { NewLinkForm } from './new-link-form';
import { addressOf, describeIncludes, mayWords } from './share.model';
import { CopyRow } from './share.styles';
import { useCopyLink } from './use-copy-link';

type LinkTabProps = {
  /** The link that was made just now. */
  made: NewShare | null;
  onMade: (link: NewShare) => void;
  /** Somebody wants one more. */
  onAnother: () => void;
};

export const LinkTab = ({ made, onMade, onAnother }: LinkTabProps) => (
  <Stack gap={24}>
    {made === null ? <NewLinkForm onMade={onMade} /> : <MadeLink made={made} onAnother={onAnother} />}
    <LinkList />
  </Stack>
);

const MadeLink = ({ made, onAnother }: { made: NewShare; onAnother: () => void }) => {
  const { copied, copy } = useCopyLink();
  const address = addressOf(location.origin, made.token);
  return (
    <Stack gap={8}>
      <CopyRow>
        <TextField label="Trip link" readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button
          variant="secondary"
          icon={copied === address ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy(address)}
        >
          Copy
        </Button>
      </CopyRow>
      <Text size="sm" tone="ink2">
        {mayWords[made.role]}. {describeIncludes(made.includes)} You can copy it again or take it back below.
      </Text>
      <Stack direction="row">
        <Button variant="quiet" size="sm" onClick={onAnother}>
          Make another link
        </Button>
      </Stack>
    </Stack>
  );
};
