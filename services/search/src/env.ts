import { availableParallelism } from 'node:os';
import { jsonTextSchema, mongodbUriSchema, parseEnv, redisUrlSchema, serverEnvSchema } from '@sojourn/node-kit';
import { z } from 'zod';

const webOrigin = z.url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' });

/** The environment of the search service. */
export const envSchema = serverEnvSchema
  .extend({
    /** Whose signatures are believed: a JWKS, one Ed25519 key an issuer. */
    IDENTITY_PUBLIC_KEYS: jsonTextSchema,
    /** Where answers are remembered; this Redis may evict. */
    REDIS_CACHE_URL: redisUrlSchema,
    /** Where price watches are stored: MongoDB, or whatever speaks its wire protocol. */
    MONGODB_URI: mongodbUriSchema,
    /** How often a watched price is looked at, in seconds: once a day unless set. */
    WATCH_CHECK_SECONDS: z.coerce.number().int().min(1).max(2_592_000).default(86_400),
    /** Threads that compute cold flight searches; by default a core is left to the one that answers. */
    SEARCH_THREADS: z.coerce
      .number()
      .int()
      .min(1)
      .max(32)
      .default(() => Math.max(1, Math.min(4, availableParallelism() - 1))),
    /** Flight searches that may wait for a thread; one more is answered 503 at once. */
    SEARCHES_WAITING: z.coerce.number().int().min(1).max(1_000).default(16),
    /** Sells flights for real; without it fares are a sample. The account of the token has to be billed in US dollars. */
    DUFFEL_TOKEN: z.string().min(1).optional(),
    DUFFEL_URL: webOrigin.default('https://api.duffel.com'),
    /** Stays by the same token, unless a feed is named; `off` for an account that Duffel has not opened them to. */
    DUFFEL_STAYS: z.enum(['on', 'off']).default('on'),
    /** Where a partner's feed of stays answers (docs/hotels-feed.md); without it rates are samples. */
    HOTELS_FEED_URL: webOrigin.optional(),
    /** What the feed knows us by. */
    HOTELS_FEED_KEY: z.string().optional(),
    /** Signs the addresses of the feed's photographs, the same for every instance; without it pictures are drawn. */
    PICTURES_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Who has photographs of the catalogue's places; without it they are drawn. */
    PHOTOS_PROVIDER: z.enum(['unsplash', 'pexels', 'wikimedia']).optional(),
    /** Its key; for Wikimedia, which has none, an address at which whoever runs the portal is reached. */
    PHOTOS_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'must be one word of plain characters')
      .optional(),
    /** Where it answers; by default its own address. */
    PHOTOS_URL: webOrigin.optional(),
    /** Where Open-Meteo answers, such as https://api.open-meteo.com; without it the weather is a sample. */
    OPEN_METEO_URL: webOrigin.optional(),
    /** Where its past years are, such as https://archive-api.open-meteo.com; by default the same place. */
    OPEN_METEO_ARCHIVE_URL: webOrigin.optional(),
    /** For its commercial servers. */
    OPEN_METEO_API_KEY: z.string().optional(),
  })
  .refine((env) => !env.PHOTOS_PROVIDER === !env.PHOTOS_KEY, {
    path: ['PHOTOS_KEY'],
    message: 'goes together with PHOTOS_PROVIDER: set both or neither',
    when: () => true,
  });

export const readEnv = () => parseEnv(envSchema);
export type Env = ReturnType<typeof readEnv>;
