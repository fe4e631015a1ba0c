/** The port to Google, or whichever OpenID provider stands in for it. */
import type { GoogleClaims } from '@sojourn/contracts/account-link';

/** What one attempt at signing in is held to when it comes back; each value is a secret of one browser. */
export type GoogleChecks = { state: string; nonce: string; codeVerifier: string };

/** Both methods throw AppError `unavailable` when the provider does not answer in time. */
export type GoogleProvider = {
  /** The host of the issuer, for `/healthz`. */
  name: string;
  /** The provider's page where a person says who they are. */
  addressFor(checks: GoogleChecks): Promise<URL>;
  /**
   * Redeems the code in the address that a browser came back to.
   * @throws AppError `not-allowed` when anything in it or in the ID token does not fit `checks`
   */
  redeem(cameBackTo: URL, checks: GoogleChecks): Promise<GoogleClaims>;
};
