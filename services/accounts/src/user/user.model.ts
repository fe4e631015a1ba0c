/** People with an account: what is stored about them, and which of their names must be theirs alone. */
import { foldName, type CurrentUser, type ProfileChange, type Registration } from '@sojourn/contracts';
import type { AddressChange } from '@sojourn/contracts/account';

/**
 * A person. `username` and `email` are shown as typed. A username is theirs alone by its key. An address is a claim
 * that any number of people may make, until `emailProvenAt` says that it was shown to be theirs: then it is owned, by
 * one account alone. `emailKey` is null when the claim fell to somebody who proved the address.
 */
export type User = {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string | null;
  emailProvenAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  formattedAddress: string | null;
  streetAddress: string | null;
  stateRegion: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
  latitude: string | null;
  longitude: string | null;
  createdAt: Date;
  /** When the account goes for good: there while its owner is leaving. */
  leavesAt?: Date;
};

/** What a person types to say who they are: a username never holds an @, an address always does. */
export type SignInKeys = { emailKey: string } | { usernameKeys: string[] };

/** How many accounts that claim one address unproven are tried when somebody signs in by it: each costs a hash. */
export const CLAIMANTS_TRIED = 3;

/** The form of a username that is compared: see {@link foldName}. */
export const usernameKeyOf = (username: string): string => foldName(username);

/** The key of usernames before they were folded: whoever shares a folded one with an older account is stored under it. */
const unfoldedKeyOf = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** The form of an address that is compared. Providers treat the part before the @ without regard to case. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** What to look for by what was typed in the sign-in form; of usernames one after the other. */
export function signInKeysOf(typed: string): SignInKeys {
  if (typed.includes('@')) return { emailKey: emailKeyOf(typed) };
  return { usernameKeys: [...new Set([unfoldedKeyOf(typed), usernameKeyOf(typed)])] };
}

/** Where security notices may go: an address that nobody has proven is perhaps a stranger's. */
export const provenEmailOf = ({ email, emailKey, emailProvenAt }: User): string | null =>
  emailKey !== null && emailProvenAt ? email : null;

const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/** The names of a profile, where blank means none. */
export const namesOf = ({ firstName, lastName }: Partial<ProfileChange>): Pick<User, 'firstName' | 'lastName'> => ({
  firstName: textOrNull(firstName),
  lastName: textOrNull(lastName),
});

/** A new person out of the sign-up form. */
export function newUser(registration: Registration, made: { id: string; at: Date }): User {
  return {
    id: made.id,
    username: registration.username,
    usernameKey: usernameKeyOf(registration.username),
    email: registration.email,
    emailKey: emailKeyOf(registration.email),
    emailProvenAt: null,
    ...namesOf({ firstName: registration.firstName ?? '', lastName: registration.lastName ?? '' }),
    formattedAddress: null,
    streetAddress: null,
    stateRegion: null,
    postalCode: null,
    city: null,
    country: null,
    latitude: null,
    longitude: null,
    createdAt: made.at,
  };
}

/** Where somebody lives, as they picked it; the position in degrees as text. */
export type Address = Pick<
  User,
  'formattedAddress' | 'streetAddress' | 'stateRegion' | 'postalCode' | 'city' | 'country' | 'latitude' | 'longitude'
>;

/** The stored form of an address that was picked, where blank means none. */
export const addressOf = (change: AddressChange): Address => ({
  formattedAddress: change.formatted_address,
  streetAddress: textOrNull(change.street_address ?? undefined),
  stateRegion: textOrNull(change.state_region ?? undefined),
  postalCode: textOrNull(change.postal_code ?? undefined),
  city: textOrNull(change.city ?? undefined),
  country: textOrNull(change.country ?? undefined),
  latitude: String(change.latitude),
  longitude: String(change.longitude),
});

/** What the person and the pages may see. */
export function currentUserOf(user: User): CurrentUser {
  const { usernameKey: _u, emailKey: _e, emailProvenAt: _p, createdAt, leavesAt, ...seen } = user;
  return {
    ...seen,
    emailProven: provenEmailOf(user) !== null,
    createdAt: createdAt.toISOString(),
    ...(leavesAt && { leavesAt: leavesAt.toISOString() }),
  };
}
