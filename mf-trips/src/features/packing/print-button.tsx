import { Button } from '@sojourn/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the page is prepared for paper (spec, section 9). */
const PREPARATION_MS = 500;

/** Prints the page once it is prepared. */
export const PrintButton = () => {
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setTimeout(() => {
      setPreparing(false);
      window.print();
    }, PREPARATION_MS);
    return () => clearTimeout(timer);
  }, [isPreparing]);
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Printer aria-hidden="true" />}
      pending={isPreparing}
      pendingText="Preparing…"
      onClick={() => setPreparing(true)}
    >
      Print
    </Button>
  );
};
