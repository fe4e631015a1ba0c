import type { Recommendation } from '@sojourn/contracts';
import { Button } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { Share2 } from 'lucide-react';
import { formatShareText } from './presentation.model';

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

/** Passes a place on, with the address where others can plan theirs. */
export function ShareButton({ recommendation }: { recommendation: Recommendation }) {
  const share = async () => {
    const url = new URL('/plan-trip', location.href).href;
    const text = formatShareText(recommendation);
    if (await shareByDevice({ title: recommendation.destination, text, url })) return;
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
      toast({ title: 'Link copied!', description: 'Trip link has been copied to your clipboard.' });
    } catch {
      const description = 'Failed to copy link to clipboard.';
      toast({ title: 'Copy failed', description, variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      Share
    </Button>
  );
}
