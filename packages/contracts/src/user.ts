/** Accounts: who somebody is, and how they sign up and in. */
import { atMost, oneLine } from './text';
import { z } from './zod';

const NAME = 'Username is required';
const PASSWORD = 'Password is required';
const EMAIL = 'Please enter a valid email address';
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** A password that may be chosen. At most 128 characters, so that hashing one stays cheap. */
export const newPasswordSchema = z
  .string(PASSWORD)
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
    z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
    z.regex(SPECIAL, 'Password must contain at least one special character'),
  );

const nameSchema = z
  .string('Please give a name as text')
  .check(z.trim(), atMost(80, 'Please use at most 80 characters'), oneLine);

/** The sign-up form as it is sent (the form itself adds `confirmPassword`). */
export const registrationSchema = z.object({
  username: z
    .string(NAME)
    .check(
      z.trim(),
      z.minLength(3, 'Username must be at least 3 characters'),
      atMost(40, 'Username must be at most 40 characters'),
      z.regex(/^[^\s@]+$/, 'Username must not contain spaces or @'),
      oneLine,
    ),
  email: z.string(EMAIL).check(z.trim(), atMost(254, EMAIL), z.regex(z.regexes.email, EMAIL)),
  firstName: z.optional(nameSchema),
  lastName: z.optional(nameSchema),
  password: newPasswordSchema,
});

/** The sign-in form. `username` also takes the e-mail address; `remember` keeps this browser signed in for 30 days. */
export const credentialsSchema = z.object({
  username: z.string(NAME).check(z.trim(), z.minLength(1, NAME), atMost(254, 'That username is too long')),
  password: z.string(PASSWORD).check(z.minLength(1, PASSWORD), atMost(128, 'Password must be at most 128 characters')),
  remember: z.optional(z.boolean()),
});

/** First and last name, as edited on the profile page. */
export const profileChangeSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

const textOrNull = z.nullable(z.string());

/** The signed-in person, as every page may see them. `latitude` and `longitude` are numeric text (spec, section 3). */
export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** Whether the address was shown to be theirs: until then it opens and receives nothing but what proves it. */
  emailProven: z.boolean(),
  firstName: textOrNull,
  lastName: textOrNull,
  formattedAddress: textOrNull,
  // Optional: an accounts service of before, which a page may meet while it is replaced, does not send them.
  streetAddress: z.optional(textOrNull),
  stateRegion: z.optional(textOrNull),
  postalCode: z.optional(textOrNull),
  city: textOrNull,
  country: textOrNull,
  latitude: textOrNull,
  longitude: textOrNull,
  createdAt: z.iso.datetime(),
  /** There while the person is leaving: when the account goes for good. */
  leavesAt: z.optional(z.iso.datetime()),
});

/** A newsletter subscription. */
export const newsletterSignupSchema = z.object({
  email: z.string(EMAIL).check(z.trim(), atMost(254, EMAIL), z.regex(z.regexes.email, EMAIL)),
});

/** See {@link registrationSchema}. */
export type Registration = z.infer<typeof registrationSchema>;
/** See {@link credentialsSchema}. */
export type Credentials = z.infer<typeof credentialsSchema>;
/** See {@link profileChangeSchema}. */
export type ProfileChange = z.infer<typeof profileChangeSchema>;
/** See {@link currentUserSchema}. */
export type CurrentUser = z.infer<typeof currentUserSchema>;
/** See {@link newsletterSignupSchema}. */
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>;
