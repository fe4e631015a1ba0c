/** Where signing in and up leads: back to the page that was left for it. */

/** Pages that nobody wants to be brought back to. */
const NO_AIM = /^\/(auth|login|register)?$/;
const SIGN_IN = /^\/(auth|login|register)$/;

type Address = { pathname: string; search: string };

/** What Sign In and Sign Up add to their address on a page: it leads back there, or to where the address already says. */
export function wayBackFrom({ pathname, search }: Address): string {
  const aim = new URLSearchParams(search).get('returnTo') ?? (NO_AIM.test(pathname) ? '' : pathname + search);
  return aim ? `?returnTo=${encodeURIComponent(aim)}` : '';
}

/**
 * The address of a sign-in page with the way back in it, where it was opened from a page of ours whose links did not know
 * their own page yet (they learn it when the page is hydrated); null where nothing is to be added.
 *
 * @param referrer the absolute address of the page before, or empty
 */
export function withWayBack(
  { origin, pathname, search }: Address & { origin: string },
  referrer: string,
): string | null {
  if (!SIGN_IN.test(pathname) || new URLSearchParams(search).has('returnTo')) return null;
  if (!URL.canParse(referrer)) return null;
  const left = new URL(referrer);
  const wayBack = left.origin === origin ? wayBackFrom(left) : '';
  if (!wayBack) return null;
  return pathname + (search ? `${search}&${wayBack.slice(1)}` : wayBack);
}
