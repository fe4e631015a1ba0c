import { releasedRemoteSchema, type ReleasedRemote } from '@sojourn/contracts';
import { z } from 'zod';
import type { Release } from './release';

/** The folder of a release in force: the last part of `/mf/<remote>/<folder>/`. */
export const folderOf = ({ base }: ReleasedRemote): string => base.split('/').at(-2) ?? '';

/** What the registry says about a release in a folder. */
export function entryOf(release: Release, { remote, folder }: { remote: string; folder: string }): ReleasedRemote {
  const { description, version, entry, integrity, manifest } = release;
  const { routes, widgets } = description;
  return { name: remote, version, base: `/mf/${remote}/${folder}/`, entry, integrity, manifest, routes, widgets };
}

/** One entry as the registry file has it: the remote it speaks of, and what it says or why it cannot be used. */
export type ReadEntry = { remote: string; entry: ReleasedRemote } | { remote: string; fault: string };

/** Reads an entry by its own; another one's fault is none of its. */
export function readEntry(value: unknown): ReadEntry {
  const named = z.object({ name: z.string() }).safeParse(value);
  const remote = named.success ? named.data.name : 'an entry without a name';
  const parsed = releasedRemoteSchema.safeParse(value);
  if (!parsed.success) return { remote, fault: `is no entry of a registry: ${z.prettifyError(parsed.error)}` };
  const { base } = parsed.data;
  const folder = folderOf(parsed.data);
  if (base !== `/mf/${remote}/${folder}/` || !/^[0-9]/.test(folder)) {
    return { remote, fault: `has the base ${base}, which is no folder of its releases` };
  }
  return { remote, entry: parsed.data };
}
