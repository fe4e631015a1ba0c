import { useOnline, useSession } from '@sojourn/web-kit';
import { useLocation, useNavigationType } from '@sojourn/web-kit/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './footer';
import { Main, SkipLink } from './frame.styles';
import { Header } from './header';
import { OfflineLine } from './notice.styles';
import { scrollToSection } from './sections';

/** A new page starts at its top, or at the section its address names, and the keyboard starts there too. */
function usePageStart() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    const isOpening = isFirst.current;
    isFirst.current = false;
    if (hash) return scrollToSection(hash.slice(1));
    if (isOpening || how === 'POP') return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- how belongs to the path that was just reached
  }, [pathname, hash]);
}

/** Header, footer and what may lie over them; the page is the children. */
export function Frame({ children }: { children: ReactNode }) {
  const isOnline = useOnline();
  const { isUnreadable } = useSession();
  usePageStart();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <div role="status">
        {!isOnline && <OfflineLine>You are offline. What you see may be out of date.</OfflineLine>}
        {isOnline && isUnreadable && (
          <OfflineLine>Your account is taking a break. It comes back by itself.</OfflineLine>
        )}
      </div>
      <Header />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  );
}
