import { useEffect, useState, type RefObject } from 'react';

/** How far below the view something is still near. */
const NEAR = '300px';

/** Whether something is, or has been, about to come into sight; at once where no browser can tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    const note = (seen: readonly IntersectionObserverEntry[]) => {
      if (seen.some((entry) => entry.isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(note, { rootMargin: NEAR });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
