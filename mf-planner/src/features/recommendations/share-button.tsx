import { Button } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { MakeLink } from './share.queries';

type ShareButtonProps = {
  label: string;
  title: string;
  /** What is said before the address. */
  text: string;
  /** Null where nothing can be linked to: then others are led to plan theirs. */
  makeLink: MakeLink | null;
  placeId?: string;
};

const isChangedMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands it to the device's own sharing; answers false where there is none, or it does not work. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isChangedMind(error);
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Link copied!', description: 'Trip link has been copied to your clipboard.' });
  } catch {
    const description = 'Failed to copy link to clipboard.';
    toast({ title: 'Copy failed', description, variant: 'destructive' });
  }
}

/** Passes a list, or a place of it, on by an address that opens this very list. */
export function ShareButton({ label, title, text, makeLink, placeId }: ShareButtonProps) {
  const [isMaking, setMaking] = useState(false);
  const share = async () => {
    setMaking(true);
    try {
      const url = makeLink ? await makeLink(placeId) : new URL('/plan-trip', location.href).href;
      if (!(await shareByDevice({ title, text, url }))) await copy(`${text} ${url}`);
    } catch (error) {
      const description = messageOf(error, 'Please check your connection and try again.');
      toast({ title: 'No link was made', description, variant: 'destructive' });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden="true" />}
      pending={isMaking}
      pendingText={label}
      onClick={() => void share()}
    >
      {label}
    </Button>
  );
}
