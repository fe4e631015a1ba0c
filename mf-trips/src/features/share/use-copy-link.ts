import { toast } from '@sojourn/web-kit';
import { useEffect, useState } from 'react';

/** How long the check stays after copying (spec, section 9). */
const COPIED_MS = 2_000;

/** Copies a link's address; `copied` is the address whose check is shown. */
export function useCopyLink(): { copied: string | null; copy: (address: string) => Promise<void> } {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without https, or where the browser forbids it; the address stands in a field beside the button.
      toast({ title: 'Copy failed', description: 'Failed to copy link to clipboard.', variant: 'destructive' });
      return;
    }
    setCopied(address);
    toast({ title: 'Link copied!', description: 'Trip link has been copied to your clipboard.' });
  };
  return { copied, copy };
}
