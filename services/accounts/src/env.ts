import {
  jsonTextSchema,
  mongodbUriSchema,
  parseEnv,
  redisUrlSchema,
  serverEnvSchema,
  serviceUrlsSchema,
} from '@sojourn/node-kit';
import { z } from 'zod';
import { GRACE_SECONDS } from './leaving/account-deletion.model';

/** What the accounts service reads from its environment. */
export const envSchema = serverEnvSchema
  .extend({
    MONGODB_URI: mongodbUriSchema,
    /** JWKS text: the public keys of everyone who may sign identities, one for each issuer. */
    IDENTITY_PUBLIC_KEYS: jsonTextSchema,
    /** Where people reach the portal: the links of messages begin with it. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    /** Messages that wait to be sent; this Redis must not evict. */
    REDIS_QUEUE_URL: redisUrlSchema,
    /** The key that `sojourn-accounts` signs with when it collects or removes what others store about a person. */
    IDENTITY_PRIVATE_KEY: jsonTextSchema,
    /** The services that store something about people; several addresses with commas between share the calls. */
    TRIPS_URL: serviceUrlsSchema,
    AI_URL: serviceUrlsSchema,
    SEARCH_URL: serviceUrlsSchema,
    /** How long somebody who leaves may think again; less than 7 days is for trying it out. */
    LEAVING_GRACE_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(GRACE_SECONDS),
    /** The server that sends messages: `smtp://user:password@host:587`, or `smtps://…`. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')
      .optional(),
    /** Without `SMTP_URL`: the folder that messages are written to. */
    OUTBOX_DIR: z.string().optional(),
    /** Whom messages are from: `Sojourn <no-reply@example.org>`; no-reply at the host of `PUBLIC_URL` unless set. */
    MAIL_FROM: z
      .string()
      .regex(
        /^[^<>@\r\n]*(<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name and an <address>',
      )
      .optional(),
  })
  .refine((env) => env.SMTP_URL !== undefined || env.OUTBOX_DIR !== undefined, {
    path: ['SMTP_URL'],
    message: 'is missing, and so is OUTBOX_DIR: one of them takes the messages',
    when: () => true,
  });

/** The environment, checked; throws EnvError listing every fault. */
export const readEnv = () => parseEnv(envSchema);
