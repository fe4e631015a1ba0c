import {
  jsonTextSchema,
  mongodbUriSchema,
  parseEnv,
  redisUrlSchema,
  serverEnvSchema,
  serviceUrlsSchema,
} from '@sojourn/node-kit';
import { z } from 'zod';

/** What both processes of the ai service read: its http entry and its worker. */
const sharedSchema = serverEnvSchema.extend({
  /** Jobs and their results; this Redis must not evict. */
  REDIS_QUEUE_URL: redisUrlSchema,
  /** With a key a language model chooses among the catalogue's candidates; without one the built-in recommender does. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks the same protocol. */
  OPENAI_BASE_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address')
    .optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
});

/** The environment of the http entry, which signs nothing. */
export const envSchema = sharedSchema.extend({
  /** The lists that were passed on. */
  MONGODB_URI: mongodbUriSchema,
  /** With it operators may look at the queue: `/queues` on the private port. */
  OPERATOR_PASSWORD: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Whose signatures are believed: a JWKS, one Ed25519 key an issuer. */
  IDENTITY_PUBLIC_KEYS: jsonTextSchema,
});

/** The environment of the worker, which verifies nobody. */
export const workerEnvSchema = sharedSchema.extend({
  /** A job in hand may take as long as a language model does. */
  STOP_LIMIT_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  /** The key that `sojourn-ai` signs with when the worker reads the catalogue. */
  IDENTITY_PRIVATE_KEY: jsonTextSchema,
  /** The search service; several addresses with commas between share the calls. */
  SEARCH_URL: serviceUrlsSchema,
  /** Jobs one worker works on at once. */
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** A worker that is silent for so long is taken for dead, and its jobs go to another. */
  AI_LOCK_SECONDS: z.coerce.number().int().min(1).max(30).default(15),
});

export const readEnv = () => parseEnv(envSchema);
export const readWorkerEnv = () => parseEnv(workerEnvSchema);
export type Env = ReturnType<typeof readEnv>;
export type WorkerEnv = ReturnType<typeof readWorkerEnv>;
