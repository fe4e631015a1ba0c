import { parseEnv, serverEnvSchema } from '@sojourn/node-kit';
import { z } from 'zod';

/** The environment of the ai service, the same for its http door and its worker door. */
export const envSchema = serverEnvSchema.extend({
  /** Whose signatures are believed: a JWKS, one Ed25519 key an issuer. */
  IDENTITY_PUBLIC_KEYS: z.string(),
  /** The key that `sojourn-ai` signs with when the worker reads the catalogue. */
  IDENTITY_PRIVATE_KEY: z.string(),
  /** Jobs and their results; this Redis must not evict. */
  REDIS_QUEUE_URL: z.string().regex(/^rediss?:\/\/\S+$/, 'must be a redis:// or rediss:// address'),
  /** The search service; several addresses with commas between share the calls. */
  SEARCH_URL: z.string().regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address'),
  /** Jobs one worker works on at once. */
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** A worker that is silent for so long is taken for dead, and its jobs go to another. */
  AI_LOCK_SECONDS: z.coerce.number().int().min(1).max(30).default(15),
  /** With a key a language model chooses among the catalogue's candidates; without one the built-in recommender does. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks the same protocol. */
  OPENAI_BASE_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address')
    .optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
});

export const readEnv = () => parseEnv(envSchema);
export type Env = ReturnType<typeof readEnv>;
