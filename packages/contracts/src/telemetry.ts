/** What a page tells operators of itself, and nothing of whoever looks at it. */
import { releasedRemoteSchema } from './release';
import { z } from './zod';

/**
 * `POST /api/telemetry`: a part of a remote could not be shown. `failures` are those since the page's last report of the
 * same release, because a page reports the 1st, 2nd, 4th, 8th … only.
 */
export const failureReportSchema = z.object({
  remote: releasedRemoteSchema.shape.name,
  version: z.string().check(z.maxLength(100)),
  failures: z.int().check(z.minimum(1), z.maximum(64)),
});

/** See {@link failureReportSchema}. */
export type FailureReport = z.infer<typeof failureReportSchema>;
