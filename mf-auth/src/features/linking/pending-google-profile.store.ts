import { googleProfileSchema, type GoogleProfile } from '@sojourn/contracts/account-link';

const KEY = 'pendingGoogleProfile';

/** Remembers in this tab whom Google named, until the linking is done. */
export function storeGoogleProfile(profile: GoogleProfile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Without storage the linking works all the same: what is linked is stored with the token.
  }
}

export function readGoogleProfile(): GoogleProfile | undefined {
  try {
    const parsed = googleProfileSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // What cannot be read was not written by us.
    return undefined;
  }
}

export function forgetGoogleProfile(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
