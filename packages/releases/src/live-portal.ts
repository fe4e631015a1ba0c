import { join } from 'node:path';
import { z } from 'zod';
import { readCanary } from './canary';
import { parseJson, readIfThere } from './read-if-there';
import { folderOf, readEntry } from './released-entry';

const portalSchema = z.object({ origin: z.string() });
const registrySchema = z.object({ remotes: z.array(z.unknown()), canaries: z.array(z.unknown()).default([]) });

/**
 * What a running portal gives to pages that are opened now; `folder` is undefined where it has no such remote, `canary`
 * while no session is given another folder.
 */
export type Served = { origin: string; folder: string | undefined; canary?: GivenCanary | undefined };

/** A folder that so many of 100 sessions are given. */
type GivenCanary = { folder: string; percent: number };

const ANSWER_MS = 5_000;

async function notedOrigin(dataDir: string): Promise<string | undefined> {
  const noted = await readIfThere(join(dataDir, 'portal.json'));
  return portalSchema.safeParse(noted && parseJson(noted)).data?.origin;
}

/**
 * Asks the portal that runs on a data folder, or the one at `url`, which release of a remote it serves.
 * @returns undefined when none runs on it, or it does not answer
 */
export async function askPortal(
  { dataDir, url }: { dataDir: string; url?: string | undefined },
  remote: string,
): Promise<Served | undefined> {
  const origin = url ?? (await notedOrigin(dataDir));
  if (!origin) return undefined;
  try {
    // eslint-disable-next-line no-restricted-globals -- a command, asking the portal of its own data folder
    const answer = await fetch(`${origin}/mf/registry.json?canaries=listed`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { remotes, canaries } = registrySchema.parse(await answer.json());
    const entry = remotes.map(readEntry).find((each) => each.remote === remote);
    const out = canaries.map(readCanary).find((each) => each.remote === remote);
    return {
      origin,
      folder: entry && 'entry' in entry ? folderOf(entry.entry) : undefined,
      canary:
        out && 'canary' in out ? { folder: folderOf(out.canary.release), percent: out.canary.percent } : undefined,
    };
  } catch {
    // Killed, or not ready yet: nobody is served by it.
    return undefined;
  }
}
