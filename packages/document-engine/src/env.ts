import { z } from 'zod';

/** What the engine's process reads from its environment. */
export const envSchema = z.object({
  DOCUMENT_ENGINE_DIR: z.string('DOCUMENT_ENGINE_DIR must name the data folder').min(1),
  DOCUMENT_ENGINE_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  /** A unix socket to listen on instead of a port. */
  DOCUMENT_ENGINE_SOCKET: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
});

export type Env = z.infer<typeof envSchema>;

/** Reads the environment; throws one sentence that lists every fault. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment does not fit: ${faults.join('; ')}`);
}
