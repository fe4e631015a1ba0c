import type { Registry } from '@sojourn/contracts';
import { Button } from '@sojourn/ui';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../frame/notice.styles';
import { hasNewerRegistry } from './registry.store';

const ASK_AT_MOST_EVERY_MS = 60_000;

/** Looks for a newer release when the person comes back to the tab; versions never change under their hands (MF-5). */
export function NewVersionNotice({ running }: { running: Registry }) {
  const [isOutdated, setOutdated] = useState(false);
  const askedAt = useRef(Date.now());
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < ASK_AT_MOST_EVERY_MS) return;
      askedAt.current = Date.now();
      void hasNewerRegistry(running).then((isNewer) => isNewer && setOutdated(true));
    };
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [running]);

  return (
    <div role="status">
      {isOutdated && (
        <Notice>
          A new version is available
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            Reload
          </Button>
        </Notice>
      )}
    </div>
  );
}
