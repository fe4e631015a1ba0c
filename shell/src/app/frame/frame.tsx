import { useOnline, useSession } from '@sojourn/web-kit';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Main, SkipLink } from './frame.styles';
import { Header } from './header';
import { OfflineLine } from './notice.styles';
import { usePagePosition } from './page-position';
import { useFoundFocus } from './use-found-focus';

/** Header, footer and what may lie over them; the page is the children. */
export function Frame({ children }: { children: ReactNode }) {
  const isOnline = useOnline();
  const { isUnreadable } = useSession();
  usePagePosition();
  useFoundFocus();
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
