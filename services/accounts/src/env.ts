import { parseEnv, serverEnvSchema } from '@sojourn/node-kit';
import { z } from 'zod';

/** What the accounts service reads from its environment. */
export const envSchema = serverEnvSchema.extend({
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  /** JWKS text: the public keys of everyone who may sign identities, one for each issuer. */
  IDENTITY_PUBLIC_KEYS: z.string(),
});

/** The environment, checked; throws EnvError listing every fault. */
export const readEnv = () => parseEnv(envSchema);
