import { Link, useLocation } from '@sojourn/web-kit/router';
import { Text } from '@sojourn/ui';
import type { ReactNode } from 'react';

/** Offers a guest to sign in, and to come back to this board. */
export const SignInToPost = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  return (
    <Text as="span" size="sm">
      <Link to={`/login?returnTo=${encodeURIComponent(pathname + search)}`}>Sign in</Link> {children}
    </Text>
  );
};
