/** Remotes and their releases: what a team ships, and what the shell reads. */
import { z } from './zod';

const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'A remote name is kebab-case.'));
const routePath = z
  .string()
  .check(
    z.regex(
      /^(?:\/|(?:\/(?:[\w-]+|:[A-Za-z_]\w*))+)$/,
      'A route is / or /words/with/:parameters, without a slash at its end or a query.',
    ),
  );

const read = z
  .string()
  .check(
    z.regex(/^\/api(?:\/:?[A-Za-z-]+)+(?:\?\{search\})?$/, 'A read is /api/path, /api/path/:id or /api/path?{search}.'),
  );

/**
 * A page of a remote. `reads` are GETs of the API that its document begins: `:id` is the route's own parameter, `{search}`
 * the page's query as the call's schema reads it. A query that the schema refuses is not asked. `description` is what
 * search engines and shared links say of the page, one sentence or two.
 */
const routeSchema = z.object({
  path: routePath,
  title: z.string(),
  description: z.optional(z.string()),
  reads: z.optional(z.array(read)),
});

/** `remote.json` in a remote's room: data only. `requires` is the range of shell versions it runs in. */
export const remoteDescriptionSchema = z.object({
  name: remoteName,
  requires: z.object({ shell: z.string() }),
  routes: z.array(routeSchema),
  widgets: z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
});

/**
 * One remote that is in force. `base` is its immutable folder (`/mf/<name>/<version>-<hash>/`), `entry` the file in it
 * that opens it, `integrity` that file's subresource hash (`sha384-…`), and `manifest` the federation manifest inline,
 * so that no page asks for it again.
 */
export const releasedRemoteSchema = z.object({
  name: remoteName,
  version: z.string(),
  base: z.string(),
  entry: z.string(),
  integrity: z.string(),
  manifest: z.record(z.string(), z.unknown()),
  routes: remoteDescriptionSchema.shape.routes,
  widgets: remoteDescriptionSchema.shape.widgets,
});

/** `GET /mf/registry.json`. */
export const registrySchema = z.object({
  shellVersion: z.string(),
  publishedAt: z.iso.datetime(),
  remotes: z.array(releasedRemoteSchema),
});

/** See {@link releasedRemoteSchema}. */
export type ReleasedRemote = z.infer<typeof releasedRemoteSchema>;
/** See {@link registrySchema}. */
export type Registry = z.infer<typeof registrySchema>;
