/** People with an account: what is stored about them, and which of their names must be theirs alone. */
import { foldName, type CurrentUser, type ProfileChange, type Registration } from '@sojourn/contracts';

/**
 * A person. `username` and `email` are shown as typed; their keys are what must be unique.
 * `emailProvenAt` is when the address was shown to be theirs, null until then (nobody can prove one yet).
 */
export type User = {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  emailProvenAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  formattedAddress: string | null;
  city: string | null;
  country: string | null;
  latitude: string | null;
  longitude: string | null;
  createdAt: Date;
};

/** What a person types to say who they are: a username never holds an @, an address always does. */
export type SignInKey = { usernameKey: string } | { emailKey: string };

/** The form of a username that is compared: see {@link foldName}. */
export const usernameKeyOf = (username: string): string => foldName(username);

/** The key of usernames before they were folded: whoever shares a folded one with an older account is stored under it. */
const unfoldedKeyOf = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** The form of an address that is compared. Providers treat the part before the @ without regard to case. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Which keys to look for, one after the other, by what was typed in the sign-in form. */
export function signInKeysOf(typed: string): SignInKey[] {
  if (typed.includes('@')) return [{ emailKey: emailKeyOf(typed) }];
  return [...new Set([unfoldedKeyOf(typed), usernameKeyOf(typed)])].map((usernameKey) => ({ usernameKey }));
}

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
    city: null,
    country: null,
    latitude: null,
    longitude: null,
    createdAt: made.at,
  };
}

/** What the person and the pages may see. */
export function currentUserOf(user: User): CurrentUser {
  const { usernameKey: _u, emailKey: _e, emailProvenAt: _p, createdAt, ...seen } = user;
  return { ...seen, createdAt: createdAt.toISOString() };
}
