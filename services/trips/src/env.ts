import { jsonTextSchema, mongodbUriSchema, parseEnv, serverEnvSchema } from '@sojourn/node-kit';

/** The environment of the trips service. */
export const envSchema = serverEnvSchema.extend({
  /** The keys that sign identities: a JWKS, one Ed25519 key an issuer. */
  IDENTITY_PUBLIC_KEYS: jsonTextSchema,
  /** Where trips are stored: MongoDB, or whatever speaks its wire protocol. */
  MONGODB_URI: mongodbUriSchema,
});

export const readEnv = () => parseEnv(envSchema);
export type Env = ReturnType<typeof readEnv>;
