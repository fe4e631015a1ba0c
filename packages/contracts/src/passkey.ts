/** Passkeys: signing in by what a device holds, without a password (WebAuthn Level 3, in its JSON forms). */
import { atMost, oneLine } from './text';
import { z } from './zod';

/** How many passkeys an account has at most. */
export const MOST_PASSKEYS = 20;

/** How a page learns that somebody must first show that it is still them: the `details` of a refusal. */
export const PROOF_NEEDED = 'proof-needed';

/** How a device can be reached, as browsers name it today; later names are left out. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const UNREADABLE = 'Your browser sent a passkey that we cannot read. Please try again.';
const base64url = (most: number) =>
  z.string(UNREADABLE).check(atMost(most, UNREADABLE), z.regex(/^[\w-]+$/, UNREADABLE));
/** A credential id has 1,023 bytes at most (WebAuthn, section 4). */
const credentialId = base64url(1_364);
const challenge = base64url(200);
const credentialType = z.literal('public-key', UNREADABLE);
const transport = z.string(UNREADABLE).check(z.maxLength(40, UNREADABLE));
const PART = 20_000;

/** What a device makes when a passkey is added. Nothing in it is believed before it is verified. */
export const newPasskeyResponseSchema = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: credentialType,
    response: z.object(
      {
        clientDataJSON: base64url(PART),
        attestationObject: base64url(PART),
        transports: z.optional(z.array(transport, UNREADABLE).check(z.maxLength(20, UNREADABLE))),
      },
      UNREADABLE,
    ),
    clientExtensionResults: z.object({}, UNREADABLE),
  },
  UNREADABLE,
);

/** What a device makes when somebody signs in by a passkey. */
export const passkeyResponseSchema = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: credentialType,
    response: z.object(
      {
        clientDataJSON: base64url(PART),
        authenticatorData: base64url(PART),
        signature: base64url(PART),
        userHandle: z.optional(base64url(200)),
      },
      UNREADABLE,
    ),
    clientExtensionResults: z.object({}, UNREADABLE),
  },
  UNREADABLE,
);

/** `POST /api/user/passkeys/options`: what a browser is asked to add. */
export const newPasskeyOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id` is random and says nothing about the account. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: z.optional(z.array(z.enum(passkeyTransports))) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** `POST /api/auth/passkeys/options`: what a browser is asked to sign. Which passkeys there are is for the device to say. */
export const passkeyOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** `POST /api/auth/passkeys/sign-in`. */
export const passkeySignInSchema = z.object({
  response: passkeyResponseSchema,
  remember: z.optional(z.boolean()),
});

/** `POST /api/user/passkeys`. */
export const passkeyAdditionSchema = z.object({ response: newPasskeyResponseSchema });

const NAME = 'Please give the passkey a name';

/** `PUT /api/user/passkeys/{id}`. */
export const passkeyChangeSchema = z.object({
  name: z.string(NAME).check(z.trim(), z.minLength(1, NAME), atMost(60, 'Please use at most 60 characters'), oneLine),
});

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Whether it outlives the device: its maker stores a copy. */
  isBackedUp: z.boolean(),
});

/** `GET /api/user/passkeys`: the oldest first. */
export const passkeyListSchema = z.array(passkeySchema);

const PASSWORD = 'Password is required';

/** A password that shows that it is still oneself. */
export const passwordProofSchema = z.object({
  password: z
    .string(PASSWORD)
    .check(z.minLength(1, PASSWORD), z.maxLength(128, 'Password must be at most 128 characters')),
});

/** `POST /api/user/proof`: somebody who is signed in shows that it is still them, by their password or a passkey. */
export const ownProofSchema = z.union(
  [z.object({ response: passkeyResponseSchema }), passwordProofSchema],
  'Please give your password, or show a passkey.',
);

/** Between bff and accounts: what was signed, and the challenge that this browser was given. */
export const passkeyAssertionSchema = z.object({ challenge, response: passkeyResponseSchema });

/** See {@link newPasskeyResponseSchema}. */
export type NewPasskeyResponse = z.infer<typeof newPasskeyResponseSchema>;
/** See {@link passkeyResponseSchema}. */
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>;
/** See {@link newPasskeyOptionsSchema}. */
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;
/** See {@link passkeyOptionsSchema}. */
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;
/** See {@link passkeySchema}. */
export type SeenPasskey = z.infer<typeof passkeySchema>;
/** See {@link passkeyAssertionSchema}. */
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;
