import type { ReleasedRemote } from '@sojourn/contracts';
import { limitedFetch } from './limited-fetch';

/**
 * The release of a remote that is in force now, where it is another one than this page began with. Null where it is the
 * same, and where nobody can say.
 */
export async function renewedRelease({ name, base }: ReleasedRemote): Promise<ReleasedRemote | null> {
  try {
    const { registrySchema } = await import('@sojourn/contracts');
    const { data } = registrySchema.safeParse(await limitedFetch('/mf/registry.json'));
    const now = data?.remotes.find((each) => each.name === name);
    return now && now.base !== base ? now : null;
  } catch {
    // The release that the page knows is tried again, which says more than this failure.
    return null;
  }
}
