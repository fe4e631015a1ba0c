import { GOOGLE_SIGN_IN_META } from '@sojourn/contracts';

/** Whether people may sign in with Google here, as the bff wrote it into the page. */
export const isGoogleOffered = (): boolean =>
  document.querySelector(`meta[name="${GOOGLE_SIGN_IN_META}"][content="on"]`) !== null;
