import { useIsHydrated } from '@sojourn/web-kit';
import { useLocation } from '@sojourn/web-kit/router';

/** Pages that nobody wants to be brought back to. */
const NO_AIM = /^\/(auth|login|register)?$/;

/** What Sign In and Sign Up add to their address, so that they lead back here, or to where the address already says. */
export function useWayBack(): string {
  const { pathname, search } = useLocation();
  // The prerendered page does not know its address.
  const isHydrated = useIsHydrated();
  const aim = new URLSearchParams(search).get('returnTo') ?? (NO_AIM.test(pathname) ? '' : pathname + search);
  return isHydrated && aim ? `?returnTo=${encodeURIComponent(aim)}` : '';
}
