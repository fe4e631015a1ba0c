/** What is done by mail: proving an address, changing it, a forgotten password, the newsletter, a trip for a friend. */
import { atMost, manyLines } from './text';
import { currentUserSchema, newPasswordSchema, newsletterSignupSchema, registrationSchema } from './user';
import { z } from './zod';

const BROKEN = 'This link is not complete. Please open the one in your message again.';

/** What a mailed link may be for. */
export const mailedPurposes = ['verify-address', 'change-address', 'reset-password', 'confirm-newsletter'] as const;

const mailedTokenSchema = z.string(BROKEN).check(z.minLength(1, BROKEN), z.maxLength(100, BROKEN));

/** `POST /api/auth/mailed-link`: asked by the page that a link opens, before anything is done. */
export const mailedLinkQuerySchema = z.object({ purpose: z.enum(mailedPurposes, BROKEN), token: mailedTokenSchema });

/** What a good link is for: the address, and the account where it is about one. */
export const mailedLinkSchema = z.object({ email: z.string(), username: z.nullable(z.string()) });

/** The token alone: pressing the button. */
export const mailedTokenBodySchema = z.object({ token: mailedTokenSchema });

/** `POST /api/auth/forgot-password`. */
export const forgottenPasswordSchema = z.object({ email: newsletterSignupSchema.shape.email });

/** `POST /api/auth/reset-password`. */
export const passwordResetSchema = z.object({ token: mailedTokenSchema, password: newPasswordSchema });

/** `POST /api/user/email`: the password of now, which an account without one leaves out. */
export const emailChangeSchema = z.object({
  email: registrationSchema.shape.email,
  password: z.optional(
    z.string('Password is required').check(z.maxLength(128, 'Password must be at most 128 characters')),
  ),
});

/** Between bff and accounts: the request, and whether somebody showed just now that it is them. */
export const emailChangeRequestSchema = z.object({ ...emailChangeSchema.shape, isFresh: z.boolean() });

/** The address that a message was sent to, or that is now the person's. */
export const mailedAddressSchema = z.object({ email: z.string() });

/** `GET` and `DELETE /api/user/email`: the address that waits for its link to be used, and until when the link is good. */
export const pendingAddressSchema = z.object({
  pending: z.nullable(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
});

const NO_RECIPIENTS = 'Please add at least one email address.';
const LONG_MESSAGE = 'Please use at most 1,000 characters';
const NO_LINK = 'Please make a link first.';
const linkTokenSchema = z.string(NO_LINK).check(z.regex(/^[\w-]{43}$/, NO_LINK));

/** How many people one invitation goes to at most. */
export const MOST_RECIPIENTS = 20;

/** `POST /api/user/trip-invitations`: `token` is that of a link to the trip, which the message leads to. */
export const tripInvitationSchema = z.object({
  token: linkTokenSchema,
  recipients: z
    .array(newsletterSignupSchema.shape.email, NO_RECIPIENTS)
    .check(
      z.minLength(1, NO_RECIPIENTS),
      z.maxLength(MOST_RECIPIENTS, `Please invite at most ${MOST_RECIPIENTS} people at once.`),
    ),
  message: z.string('Please give the message as text').check(z.trim(), atMost(1_000, LONG_MESSAGE), manyLines),
});

/** Between bff and accounts: with the title of the trip, which the bff has read by the link. */
export const titledInvitationSchema = z.object({ ...tripInvitationSchema.shape, title: z.string() });

/** To how many people a message went. */
export const invitedSchema = z.object({ sent: z.int() });

/** Between bff and accounts: an address was proven by this account; those whose claim fell have no sessions any more. */
export const provenAddressSchema = z.object({ user: currentUserSchema, fallen: z.array(z.string()) });

/** One of {@link mailedPurposes}. */
export type MailedPurpose = (typeof mailedPurposes)[number];
/** See {@link mailedLinkQuerySchema}. */
export type MailedLinkQuery = z.infer<typeof mailedLinkQuerySchema>;
/** See {@link mailedLinkSchema}. */
export type MailedLink = z.infer<typeof mailedLinkSchema>;
/** See {@link forgottenPasswordSchema}. */
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;
/** See {@link passwordResetSchema}. */
export type PasswordReset = z.infer<typeof passwordResetSchema>;
/** See {@link emailChangeSchema}. */
export type EmailChange = z.infer<typeof emailChangeSchema>;
/** See {@link emailChangeRequestSchema}. */
export type EmailChangeRequest = z.infer<typeof emailChangeRequestSchema>;
/** See {@link pendingAddressSchema}. */
export type PendingAddress = z.infer<typeof pendingAddressSchema>;
/** See {@link mailedAddressSchema}. */
export type MailedAddress = z.infer<typeof mailedAddressSchema>;
/** See {@link tripInvitationSchema}. */
export type TripInvitation = z.infer<typeof tripInvitationSchema>;
/** See {@link titledInvitationSchema}. */
export type TitledInvitation = z.infer<typeof titledInvitationSchema>;
/** See {@link invitedSchema}. */
export type Invited = z.infer<typeof invitedSchema>;
/** See {@link provenAddressSchema}. */
export type ProvenAddress = z.infer<typeof provenAddressSchema>;
