import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the fold something is begun. */
const MARGIN = '400px';

/** Shows a stand-in until it is about to be scrolled into view; browsers without the observer get everything at once. */
export function WhenNear({ children, until }: { children: ReactNode; until: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : until}</div>;
}
