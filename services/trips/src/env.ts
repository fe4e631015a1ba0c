import { jsonTextSchema, mongodbUriSchema, parseEnv, serverEnvSchema } from '@sojourn/node-kit';
import { z } from 'zod';

/** The environment of the trips service. */
export const envSchema = serverEnvSchema.extend({
  /** The keys that sign identities: a JWKS, one Ed25519 key an issuer. */
  IDENTITY_PUBLIC_KEYS: jsonTextSchema,
  /** Where trips are stored: MongoDB, or whatever speaks its wire protocol. */
  MONGODB_URI: mongodbUriSchema,
  /** Seals the tokens of links for their owners: 32 bytes as base64url. Without it a link can be copied only when it is made. */
  LINK_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url')
    .optional(),
});

export const readEnv = () => parseEnv(envSchema);
export type Env = ReturnType<typeof readEnv>;
