/** Calls between the bff and the services that no browser makes, and the health of every process. */
import { z } from './zod';

/**
 * Who a service call is for. `sub` is the user's id, or `guest`; carried in a signed identity of 60 s at most. `data-rights`
 * is the accounts service, which collects or removes what is stored about the person `sub`, and may do nothing else; `notices`
 * is the accounts service again, which collects what waits to be mailed, and may do nothing else.
 */
export const identitySchema = z.object({ sub: z.string(), kind: z.enum(['guest', 'user', 'data-rights', 'notices']) });

/** The services an identity can be made out to. */
export const serviceNames = ['accounts', 'trips', 'search', 'ai'] as const;

/** `GET /healthz`: is it well, and which adapter stands behind each outside need. */
export const healthSchema = z.object({
  name: z.string(),
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  adapters: z.record(z.string(), z.string()),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), message: z.optional(z.string()) })),
});

/** See {@link identitySchema}. */
export type Identity = z.infer<typeof identitySchema>;
/** One of {@link serviceNames}. */
export type ServiceName = (typeof serviceNames)[number];
/** See {@link healthSchema}. */
export type Health = z.infer<typeof healthSchema>;
