/** The port to Google, or whichever OpenID provider stands in for it. */
import type { GoogleClaims } from '@sojourn/contracts/account-link';

/** What one attempt at signing in is held to when it comes back; each value is a secret of one browser. */
export type GoogleChecks = { state: string; nonce: string; codeVerifier: string };

/**
 * Both methods throw AppError `unavailable` when the provider does not answer in time, or answers what cannot be
 * believed: the page says the same of both, the log says which.
 */
export type GoogleProvider = {
  /** The host of the issuer, for `/healthz`. */
  name: string;
  /** The provider's page where a person says who they are. */
  addressFor(checks: GoogleChecks): Promise<URL>;
  /**
   * Redeems the code in the address that a browser came back to; that and the ID token must fit `checks` in everything.
   */
  redeem(cameBackTo: URL, checks: GoogleChecks): Promise<GoogleClaims>;
};
