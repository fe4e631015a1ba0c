/** The sessions of an account, and what happened to it. */
import { z } from './zod';

/** A browser where somebody is signed in. `browser` is made of known names only: `Chrome on Windows`. */
export const accountSessionSchema = z.object({
  id: z.string(),
  browser: z.string(),
  /** When they signed in there. */
  madeAt: z.iso.datetime(),
  /** To the minute. */
  seenAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** Whether it stays signed in when it is closed. */
  isRemembered: z.boolean(),
});

/** `GET /api/user/sessions`: the one last seen first. */
export const accountSessionListSchema = z.array(accountSessionSchema);

/** Everything that the security log of an account may hold. */
export const securityEventKinds = [
  'signed-up',
  'signed-in',
  'session-ended',
  'other-sessions-ended',
  'stolen-session-ended',
  'password-changed',
  'password-set',
  'password-reset-asked',
  'password-reset',
  'email-verified',
  'email-change-asked',
  'email-changed',
  'email-claim-lost',
  'google-linked',
  'google-unlinked',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'export-asked',
  'deletion-asked',
  'deletion-cancelled',
] as const;

/** One event. `browser` is where it was done, when that is known; `address` the e-mail address that it is about. */
export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  at: z.iso.datetime(),
  browser: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

/** `GET /api/user/security-events`: the newest first, at most 100. */
export const securityEventListSchema = z.array(securityEventSchema);

/** What the bff itself may add to the log: sessions are its own. */
export const sessionEventSchema = z.object({
  kind: z.enum(['session-ended', 'other-sessions-ended', 'stolen-session-ended']),
});

/** See {@link accountSessionSchema}. */
export type AccountSession = z.infer<typeof accountSessionSchema>;
/** One of {@link securityEventKinds}. */
export type SecurityEventKind = (typeof securityEventKinds)[number];
/** See {@link securityEventSchema}. */
export type SecurityEvent = z.infer<typeof securityEventSchema>;
/** See {@link sessionEventSchema}. */
export type SessionEvent = z.infer<typeof sessionEventSchema>;
