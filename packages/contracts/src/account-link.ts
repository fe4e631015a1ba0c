/** Signing in with Google, and two ways into one account: what the browser asks, and what the bff asks the accounts. */
import { atMost, oneLine } from './text';
import { currentUserSchema, newPasswordSchema, profileChangeSchema, registrationSchema } from './user';
import { z } from './zod';

const VERIFY = 'Password is required to verify your account';
const ALL = 'All fields are required';
const LONG = 'Please use fewer characters';
const LONG_NAME = 'Please use at most 80 characters';

/** Where pictures of Google profiles come from; one from elsewhere is not shown. */
export const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

/** The ways into an account: a Google account, or a username with a password. */
export const accountTypes = ['google', 'regular'] as const;

const accountTypeSchema = z.enum(accountTypes);
const typedPassword = (empty: string) =>
  z.string(empty).check(z.minLength(1, empty), z.maxLength(128, 'Password must be at most 128 characters'));

/** Who somebody is at Google, as a page may show it. */
export const googleProfileSchema = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});

/** `GET /api/auth/linking-session`: the Google account that waits to be linked, and the address of both accounts. */
export const linkingSessionSchema = z.object({ email: z.string(), googleProfile: googleProfileSchema });

/** `POST /api/auth/complete-seamless-linking`. */
export const seamlessLinkingSchema = z.object({
  password: typedPassword('Please enter your password to verify account ownership.'),
});

/** Where to go after linking: a path of this site. */
export const linkedSchema = z.object({ redirect: z._default(z.string(), '/') });

/** `GET /api/auth/link-token/{token}`: which account it is for, by which name, and which way in it gains. */
export const linkTokenInfoSchema = z.object({
  email: z.string(),
  existingAccountType: accountTypeSchema,
  targetAccountType: accountTypeSchema,
  /** What the account is called, for an account of Google that gains a password. */
  names: z.optional(z.object({ firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) })),
});

const linkToken = z.string('Missing linking token').check(z.minLength(1, 'Missing linking token'), atMost(200, LONG));

/** An account with a password gains Google. What is in `googleProfile` comes from the page, and proves nothing. */
export const googleGainSchema = z.object({
  token: linkToken,
  password: typedPassword(VERIFY),
  googleProfile: z.optional(googleProfileSchema),
});

/** An account of Google gains a username and a password. */
export const passwordGainSchema = z.object({
  token: linkToken,
  username: registrationSchema.shape.username,
  firstName: z.string(ALL).check(z.trim(), z.minLength(1, ALL), atMost(80, LONG_NAME), oneLine),
  lastName: z.optional(profileChangeSchema.shape.lastName),
  password: newPasswordSchema,
});

/** `POST /api/auth/complete-linking`. */
export const linkCompletionSchema = z.union([passwordGainSchema, googleGainSchema]);

/** `POST /api/auth/link-token`: the address that the mail with the link went to. */
export const linkMailedSchema = z.object({ email: z.string() });

const linkedInfo = z.object({ email: z.string() });

/**
 * `GET /api/user/account-links`. `linkedAccountType` is the way in that came later, `primaryAccountType` the one that the
 * account was made with; each with its address. An account without a password may be one of passkeys alone.
 */
export const accountLinksSchema = z.object({
  hasPassword: z.boolean(),
  hasLinkedAccount: z.boolean(),
  linkedAccountType: z.nullable(accountTypeSchema),
  linkedAccountInfo: z.nullable(linkedInfo),
  primaryAccountType: accountTypeSchema,
  primaryAccountInfo: linkedInfo,
});

/** What an ID token says, checked by the bff: an account is known by `issuer` and `subject`, never by its address. */
export const googleClaimsSchema = z.object({
  issuer: z.string().check(z.minLength(1), atMost(200, LONG)),
  subject: z.string().check(z.minLength(1), atMost(255, LONG)),
  email: z.string().check(z.minLength(3), atMost(254, LONG)),
  emailVerified: z.boolean(),
  ...googleProfileSchema.shape,
});

/**
 * What the accounts say to a Google account: somebody is signed in (`fallen` lost their claim on the address, and with it
 * their sessions), an account with a password has proven the same address, or one that has another Google account.
 */
export const googleAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), user: currentUserSchema, fallen: z.array(z.string()) }),
  z.object({ outcome: z.literal('password-account'), userId: z.string(), email: z.string() }),
  z.object({ outcome: z.literal('other-google-account') }),
]);

/** See {@link googleProfileSchema}. */
export type GoogleProfile = z.infer<typeof googleProfileSchema>;
/** See {@link linkingSessionSchema}. */
export type LinkingSession = z.infer<typeof linkingSessionSchema>;
/** See {@link linkTokenInfoSchema}. */
export type LinkTokenInfo = z.infer<typeof linkTokenInfoSchema>;
/** See {@link googleGainSchema}. */
export type GoogleGain = z.infer<typeof googleGainSchema>;
/** See {@link passwordGainSchema}. */
export type PasswordGain = z.infer<typeof passwordGainSchema>;
/** See {@link linkCompletionSchema}. */
export type LinkCompletion = z.infer<typeof linkCompletionSchema>;
/** See {@link accountLinksSchema}. */
export type AccountLinks = z.infer<typeof accountLinksSchema>;
/** See {@link googleClaimsSchema}. */
export type GoogleClaims = z.infer<typeof googleClaimsSchema>;
/** See {@link googleAnswerSchema}. */
export type GoogleAnswer = z.infer<typeof googleAnswerSchema>;
