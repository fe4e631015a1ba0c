import { join, resolve } from 'node:path';
import { z } from 'zod';

const envSchema = z.object({
  /** Folder of the releases; without it `releases` in `DATA_DIR`. */
  RELEASES_DIR: z.string().optional(),
  /** Folder of everything the portal stores on this machine, from the repository's root. */
  DATA_DIR: z.string().default(''),
  /** Where the portal on these releases answers, when it runs in other containers and so leaves no `portal.json` here. */
  PORTAL_URL: z.url().optional(),
});

/** Where the releases lie, absolute. */
export function readReleasesDir(root: string, env = process.env): string {
  const { RELEASES_DIR, DATA_DIR } = envSchema.parse(env);
  return RELEASES_DIR ? resolve(RELEASES_DIR) : join(resolve(root, DATA_DIR || '.data'), 'releases');
}

/** Where a portal in other containers answers. */
export const readPortalUrl = (env = process.env): string | undefined => envSchema.parse(env).PORTAL_URL;

/** This process's variables for a build that is to be released. */
export const productionEnv = (env = process.env): NodeJS.ProcessEnv => ({ ...env, NODE_ENV: 'production' });
