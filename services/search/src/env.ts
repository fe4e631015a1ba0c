import { parseEnv, redisUrlSchema, serverEnvSchema } from '@sojourn/node-kit';
import { z } from 'zod';

/** The environment of the search service. */
export const envSchema = serverEnvSchema.extend({
  /** Whose signatures are believed: a JWKS, one Ed25519 key an issuer. */
  IDENTITY_PUBLIC_KEYS: z.string(),
  /** Where answers are remembered; this Redis may evict. */
  REDIS_CACHE_URL: redisUrlSchema,
});

export const readEnv = () => parseEnv(envSchema);
export type Env = ReturnType<typeof readEnv>;
