/** What the pages for account linking say, and what they check before they ask. */
import { errorBodySchema } from '@sojourn/contracts';
import {
  googleGainSchema,
  passwordGainSchema,
  type AccountLinks,
  type GoogleGain,
  type GoogleProfile,
  type PasswordGain,
} from '@sojourn/contracts/account-link';

/** What somebody has of two ways in. */
export const BENEFITS = [
  'Sign in with Google or with your password, whichever is at hand',
  'One account: the same trips and the same profile',
  'A way back in when you lose the other one',
];

const ALL = 'All fields are required';
const VERIFY = 'Password is required to verify your account';

type Faults<Name extends string> = Partial<Record<Name, string>>;
type Reading<Values, Sent> = { value: Sent } | { faults: Faults<keyof Values & string> };

type Parsed<Sent> =
  | { success: true; data: Sent }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

function readingOf<Values extends object, Sent>(parsed: Parsed<Sent>): Reading<Values, Sent> {
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => [path[0], message]).reverse();
  return { faults: Object.fromEntries(faults) as Faults<keyof Values & string> };
}

/** The form of an account with a password that gains Google. */
export type GoogleGainValues = { password: string };

export function readGoogleGain(
  { password }: GoogleGainValues,
  { token, googleProfile }: { token: string; googleProfile: GoogleProfile | undefined },
): Reading<GoogleGainValues, GoogleGain> {
  if (password === '') return { faults: { password: VERIFY } };
  return readingOf(googleGainSchema.safeParse({ token, password, ...(googleProfile && { googleProfile }) }));
}

/** The form of a Google account that gains a password. */
export type PasswordGainValues = { firstName: string; lastName: string; username: string; password: string };

/** A blank field that must be filled gets the sentence for all of them; the others their own. */
export function readPasswordGain(values: PasswordGainValues, token: string): Reading<PasswordGainValues, PasswordGain> {
  const blank = (['firstName', 'username', 'password'] as const).filter((name) => values[name].trim() === '');
  const { lastName, ...required } = values;
  const sent = { token, ...required, ...(lastName.trim() && { lastName }) };
  const reading = readingOf<PasswordGainValues, PasswordGain>(passwordGainSchema.safeParse(sent));
  if ('value' in reading || blank.length === 0) return reading;
  return { faults: { ...reading.faults, ...Object.fromEntries(blank.map((name) => [name, ALL])) } };
}

/** What the profile says about a linking that went by Google, by `linking` in its address. */
export type LinkingOutcome = { tone: 'ok' | 'danger'; title: string; words: string };

const outcomes: Record<string, LinkingOutcome> = {
  mailed: {
    tone: 'ok',
    title: 'Look into your inbox',
    words: 'We have sent you a link. Open it and enter your password to link Google. It is good for an hour.',
  },
  taken: {
    tone: 'danger',
    title: 'Google was not linked',
    words: 'This Google account opens another Sojourn account, or yours has a Google account already.',
  },
  unproven: {
    tone: 'danger',
    title: 'Confirm your e-mail address first',
    words: 'Then you can add another way to sign in.',
  },
  failed: { tone: 'danger', title: 'Google was not linked', words: 'Google authentication failed. Please try again.' },
};

export const outcomeOf = (name: string | null): LinkingOutcome | undefined =>
  name !== null && Object.hasOwn(outcomes, name) ? outcomes[name] : undefined;

/** A fact of the debug panel: nothing in it opens anything. */
export type DebugFact = { name: string; value: string };

/** What somebody may know about a failed load, so that they can tell it to somebody who helps. */
export function debugFactsOf(
  failure: { status: number; body: unknown },
  { at, isOnline, hasCookies }: { at: Date; isOnline: boolean; hasCookies: boolean },
): DebugFact[] {
  const body = errorBodySchema.safeParse(failure.body);
  return [
    { name: 'Status', value: failure.status === 0 ? 'no answer' : String(failure.status) },
    ...(body.success
      ? [
          { name: 'Message', value: body.data.message },
          { name: 'Code', value: body.data.code },
          ...(body.data.requestId ? [{ name: 'Request', value: body.data.requestId }] : []),
        ]
      : []),
    { name: 'Cookies', value: hasCookies ? 'allowed' : 'switched off' },
    { name: 'Connection', value: isOnline ? 'online' : 'offline' },
    { name: 'Time', value: at.toISOString() },
  ];
}

/** The address of each way in, once there are two. */
export function addressesOf({ primaryAccountType, primaryAccountInfo, linkedAccountInfo }: AccountLinks) {
  const linked = linkedAccountInfo?.email ?? '';
  return primaryAccountType === 'google'
    ? { google: primaryAccountInfo.email, regular: linked }
    : { google: linked, regular: primaryAccountInfo.email };
}
