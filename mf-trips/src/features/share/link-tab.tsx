import { Button, Stack, Text, TextField } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LinkList } from './link-list';
import { NewLinkForm } from './new-link-form';
import { CopyRow } from './share.styles';

/** How long the check stays after copying (spec, section 9). */
const COPIED_MS = 2_000;

/** What the tabs of the dialog know: the address that was made just now, or null. */
export type ShareTabProps = { address: string | null; onMade: (token: string) => void };

export const LinkTab = ({ address, onMade }: ShareTabProps) => (
  <Stack gap={24}>
    {address === null ? <NewLinkForm onMade={onMade} /> : <MadeLink address={address} />}
    <LinkList />
  </Stack>
);

const MadeLink = ({ address }: { address: string }) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without https, or where the browser forbids it; the address stands in the field beside the button.
      toast({ title: 'Copy failed', description: 'Failed to copy link to clipboard.', variant: 'destructive' });
      return;
    }
    setCopied(true);
    toast({ title: 'Link copied!', description: 'Trip link has been copied to your clipboard.' });
  };
  return (
    <Stack gap={8}>
      <CopyRow>
        <TextField label="Trip link" readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button
          variant="secondary"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </CopyRow>
      <Text size="sm" tone="ink2">
        Keep it now: it is shown this once. You can take it back below at any time.
      </Text>
    </Stack>
  );
};
