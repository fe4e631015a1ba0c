import { useState } from 'react';
import { useIsHydrated } from '@sojourn/web-kit';
import { FIRST_VIEW_ID, readFirstView } from './first-view.store';
import { PlainSkeleton } from './plain-skeleton';

/** Stands for a page on its way: on the first page what its HTML shows already, after that the plain skeleton. */
export function PageSkeleton() {
  const isHydrated = useIsHydrated();
  const [html] = useState(() => (isHydrated ? undefined : readFirstView()));
  if (html === undefined) return <PlainSkeleton />;
  return <div id={FIRST_VIEW_ID} dangerouslySetInnerHTML={{ __html: html }} />;
}
