import {
  jsonTextSchema,
  parseEnv,
  redisUrlSchema,
  serverEnvSchema,
  serviceUrlsSchema,
  splitUrls,
} from '@sojourn/node-kit';
import { z } from 'zod';
import { isTileTemplate } from './portal/map-tiles.model';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const serviceUrls = serviceUrlsSchema.transform(splitUrls);
const atLeastOne = z.coerce.number().int().positive();

/** Every variable of the bff, and what it means. */
export const envSchema = serverEnvSchema
  .extend({
    NODE_ENV: z.string().default('development'),
    /** The address of `METRICS_PORT`, which also answers `/readyz`; `HOST` unless set. */
    METRICS_HOST: z.string().optional(),
    /** What `/healthz` calls the portal's version. */
    SHELL_VERSION: z.string().default('0.0.0'),
    /** Folder of the releases, with `registry.json` in it. */
    RELEASES_DIR: z.string(),
    /** The shell's build: `index.html`, `home.html`, `assets/`. */
    SHELL_DIR: z.string(),
    /** Where people reach the portal: for canonical addresses and shared links. `http://localhost:PORT` unless set. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    /** Local mode only: the folder whose messages `/dev/outbox` shows. Refused unless `HOST` is on loopback. */
    OUTBOX_DIR: z.string().optional(),
    REDIS_SESSIONS_URL: redisUrlSchema,
    SESSION_SECRET: z.string().min(32, 'must be at least 32 characters'),
    /** Says that browsers may come by plain http from other machines, as `npm start` on one's own network does. */
    PLAIN_HTTP: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    /** `false` for plain http: drops `__Host-` and Secure. In production only with `HOST` on loopback, or `PLAIN_HTTP`. */
    COOKIE_SECURE: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    IDENTITY_PRIVATE_KEY: jsonTextSchema,
    ACCOUNTS_URL: serviceUrls,
    TRIPS_URL: serviceUrls,
    SEARCH_URL: serviceUrls,
    AI_URL: serviceUrls,
    /** The OpenID provider; http only for one on loopback, and while this process listens on loopback, too. */
    GOOGLE_ISSUER: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .default('https://accounts.google.com'),
    /** How Google knows the portal. Without both there is no Google sign-in. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** A browser key of Google's Maps JavaScript API; without it no script of Google's is loaded, and none is let in. */
    GOOGLE_MAPS_KEY: z
      .string()
      .regex(/^[\w-]{20,100}$/, 'must be a key of letters, digits, - and _')
      .optional(),
    /** The template of a tile server's addresses; without it maps draw coasts and names of their own, and ask nobody. */
    MAP_TILES_URL: z
      .string()
      .refine(isTileTemplate, 'must be an address of one server with {z}, {x} and {y}, and no {s}')
      .optional(),
    /** What the tile server's terms ask to be written on every map: plain text. */
    MAP_TILES_CREDIT: z.string().max(200).default('© OpenStreetMap contributors'),
    /** BigDataCloud's client API, which browsers ask where somebody is; without it that is the nearest city of our own. */
    REVERSE_GEOCODING_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
    /** How many reverse proxies of ours stand in front. */
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** For one address; reads are counted in each process, writes and sign-ins in Redis. */
    READS_PER_MINUTE: atLeastOne.default(1200),
    WRITES_PER_MINUTE: atLeastOne.default(240),
    /** Of the reads and writes: those that cost ten times as much as the others (searches, recommendations, hashes). */
    COSTLY_PER_MINUTE: atLeastOne.default(120),
    /** Lists of recommendations in a day, for which a language model may be paid: of one account, and of one address. */
    LISTS_PER_PERSON: atLeastOne.default(100),
    LISTS_PER_ADDRESS: atLeastOne.default(1_000),
    /** What one address may have open at once: requests, event streams, released files. */
    OPEN_REQUESTS: atLeastOne.default(16),
    OPEN_STREAMS: atLeastOne.default(8),
    OPEN_FILES: atLeastOne.default(64),
    /** Connections that one address may hold, idle ones too; with reverse proxies in front theirs is the only one. */
    OPEN_CONNECTIONS: atLeastOne.default(256),
    /** Wrong passwords from one address in 15 minutes; beyond, its attempts are looked at one after the other. */
    FAILED_SIGN_INS: atLeastOne.default(30),
    /** New accounts for one address in a day: many people may stand behind one address, but not hundreds in a day. */
    SIGN_UPS_PER_DAY: atLeastOne.default(60),
  })
  .refine((env) => env.COOKIE_SECURE || env.PLAIN_HTTP || env.NODE_ENV !== 'production' || LOOPBACK.has(env.HOST), {
    path: ['COOKIE_SECURE'],
    message: 'false is refused in production unless HOST is loopback or PLAIN_HTTP is true',
    when: () => true,
  })
  .refine((env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'goes together with GOOGLE_CLIENT_ID: set both or neither',
    when: () => true,
  })
  .refine((env) => !isPlainHttp(env.GOOGLE_ISSUER) || (LOOPBACK.has(env.HOST) && isOnLoopback(env.GOOGLE_ISSUER)), {
    path: ['GOOGLE_ISSUER'],
    message: 'must be an https address; http is for a provider on loopback while HOST is loopback',
    when: () => true,
  })
  .refine(
    (env) => !isPlainHttp(env.MAP_TILES_URL) || (LOOPBACK.has(env.HOST) && isOnLoopback(env.MAP_TILES_URL ?? '')),
    {
      path: ['MAP_TILES_URL'],
      message: 'must be an https address; http is for a server on loopback while HOST is loopback',
      when: () => true,
    },
  )
  .refine((env) => env.OUTBOX_DIR === undefined || LOOPBACK.has(env.HOST), {
    path: ['OUTBOX_DIR'],
    message: 'shows everybody’s mail: it is refused unless HOST is loopback',
    when: () => true,
  });

/** See {@link envSchema}. */
export type BffEnv = z.output<typeof envSchema>;

/** Reads the environment, or throws an EnvError that lists every fault. */
export const readEnv = (): BffEnv => parseEnv(envSchema);

const isPlainHttp = (address: unknown) => String(address).startsWith('http:');
const isOnLoopback = (address: string) =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname.replace(/^\[|\]$/g, ''));
