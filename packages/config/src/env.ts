/** What a build is asked for from outside: the one place that reads the environment here. */
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('production'),
  PORTAL_URL: z.url().default('http://localhost:3000'),
  REMOTES: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter(Boolean)),
});

/** `NODE_ENV`; production unless it says development. */
export const mode = schema.parse(process.env).NODE_ENV === 'development' ? 'development' : 'production';

/** `PORTAL_URL`: the running portal that a dev server passes calls to. */
export const portalUrl = schema.parse(process.env).PORTAL_URL;

/** `REMOTES`: the remotes that the shell's dev server builds and watches itself, `mf-flights,mf-trips`. */
export const watchedRemotes = schema.parse(process.env).REMOTES;
