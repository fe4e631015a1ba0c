import { useIsHydrated } from '@sojourn/web-kit';
import { useLocation } from '@sojourn/web-kit/router';
import { wayBackFrom } from './way-back.model';

/** What Sign In and Sign Up add to their address, so that they lead back here. */
export function useWayBack(): string {
  const location = useLocation();
  // The prerendered page does not know its address.
  const isHydrated = useIsHydrated();
  return isHydrated ? wayBackFrom(location) : '';
}
