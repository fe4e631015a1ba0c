/** The rules of the sign-up form that are not on the wire. */
import { newPasswordSchema, type Registration } from '@sojourn/contracts';

/** The fields of the form, in the order in which they stand. */
export const FIELDS = ['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword'] as const;

/** What the form holds. */
export type SignUpValues = Record<(typeof FIELDS)[number], string>;

/** One rule of a new password, and whether what was typed keeps it. */
export type PasswordRule = { label: string; isKept: boolean };

const RULES = [
  { label: 'At least 8 characters', broken: 'Password must be at least 8 characters' },
  { label: 'An uppercase letter', broken: 'Password must contain at least one uppercase letter' },
  { label: 'A special character, such as ! or ?', broken: 'Password must contain at least one special character' },
];
const GOOGLE =
  'This email is already registered with a Google account. Please sign in with Google instead, or use a different email address.';

export const confirmFault = ({ password, confirmPassword }: SignUpValues): string | undefined =>
  password === confirmPassword ? undefined : "Passwords don't match";

/** What is sent: blank names left out. */
export function registrationOf({ confirmPassword: _c, firstName, lastName, ...values }: SignUpValues): Registration {
  return {
    ...values,
    ...(firstName.trim() ? { firstName: firstName.trim() } : {}),
    ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
  };
}

/** The contract's rules for a password, each with whether it is kept already. */
export function passwordRules(password: string): PasswordRule[] {
  const parsed = newPasswordSchema.safeParse(password);
  const broken = new Set(parsed.success ? [] : parsed.error.issues.map(({ message }) => message));
  return RULES.map((rule) => ({ label: rule.label, isKept: !broken.has(rule.broken) }));
}

/** The server's sentence as the page says it. */
export const signUpFailure = (sentence: string): string =>
  sentence.includes('already registered with Google') ? GOOGLE : sentence;
