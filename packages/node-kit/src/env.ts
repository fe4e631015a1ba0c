import { z } from 'zod';

/** The environment does not fit: `faults` has one sentence for each variable that is missing or wrong. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['The environment is not complete:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the environment with an app's schema. An empty variable counts as missing.
 * @throws EnvError listing every fault at once
 */
export function parseEnv<Schema extends z.ZodObject>(schema: Schema, source = process.env): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new EnvError(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join('.') || 'environment';
      return given[name] === undefined && issue.code === 'invalid_type'
        ? `${name} is missing`
        : `${name}: ${issue.message}`;
    }),
  );
}

/** Where documents are: MongoDB, or whatever speaks its wire protocol. */
export const mongodbUriSchema = z
  .string()
  .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// or mongodb+srv:// address');

/** The variables that every server understands; an app's `envSchema` extends this one. */
export const serverEnvSchema = z.object({
  /** 0 takes any free port, which the ready line names. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** How long a process may take to end once asked to. */
  STOP_LIMIT_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Where a server listens and how it stops, for `serveUntilStopped`. */
export const listeningOf = (env: z.output<typeof serverEnvSchema>) => ({
  port: env.PORT,
  metricsPort: env.METRICS_PORT,
  host: env.HOST,
  stopSeconds: env.STOP_LIMIT_SECONDS,
});

/** The address of a Redis, on a port or on a unix socket (`unix:///path/redis.sock?db=0`). */
export const redisUrlSchema = z
  .string()
  .regex(/^(rediss?:\/\/|unix:\/\/\/)\S+$/, 'must be a redis://, rediss:// or unix:/// address');

/** Where a service is reached: one http or https address, or several with commas between, which share the calls. */
export const serviceUrlsSchema = z
  .string()
  .refine(
    (text) => text.split(',').every((each) => /^https?:\/\//.test(each.trim()) && URL.canParse(each.trim())),
    'must be one http:// or https:// address, or several with commas between',
  );

/** Text that has to be JSON: a key or a set of keys (JWK, JWKS). */
export const jsonTextSchema = z.string().refine(isJson, 'must be JSON text');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process must stop when whoever started it goes away (`EXIT_WITH_PARENT=1`). */
export const exitsWithParent = (): boolean => process.env['EXIT_WITH_PARENT'] === '1';
