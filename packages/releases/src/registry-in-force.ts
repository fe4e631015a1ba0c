/**
 * The registry as it is in force: the file is read entry by entry, and what is wrong with one remote is that remote's
 * alone. A remote whose entry is faulty or lost is served by the last good release that the audit names.
 */
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { z } from 'zod';
import { isOfEverybody, readAudit, type AuditLine } from './audit-log';
import { readCanary, type Canary } from './canary';
import { parseJson, readIfThere } from './read-if-there';
import { registryPath } from './registry-file';
import { ReleaseError } from './release-error';
import { readRelease } from './release-folder';
import { entryOf, folderOf, readEntry } from './released-entry';
import { routeFault, type OwnedRoute } from './route-owners';

/**
 * What the rules know of the shell: its version where no registry names one, the routes it answers, and the remotes
 * without which no portal is whole.
 */
export type ShellParts = { version: string; routes: readonly string[]; areas: readonly string[] };

/** An entry that is not in force as it stands, and why, in a sentence. */
export type RegistryFault = { remote: string; fault: string };

/** `canaries` are of remotes in `registry`, one each; `missing` are the shell's areas that no release is in force of. */
export type RegistryInForce = { registry: Registry; canaries: Canary[]; faults: RegistryFault[]; missing: string[] };

const NEVER = new Date(0).toISOString();

const fileSchema = z.object({
  shellVersion: z.string(),
  publishedAt: z.iso.datetime(),
  remotes: z.array(z.unknown()),
  canaries: z.array(z.unknown()).default([]),
});

/** The routes that a remote cannot have, because the shell or another remote has them. */
const routesTaken = (shell: ShellParts, remotes: readonly ReleasedRemote[], remote: string): OwnedRoute[] => [
  ...shell.routes.map((path) => ({ owner: 'the shell', path })),
  ...remotes
    .filter(({ name }) => name !== remote)
    .flatMap(({ name, routes }) => routes.map(({ path }) => ({ owner: name, path }))),
];

/** The first of a remote's routes that it cannot have, as the end of a sentence. */
export const takenRoute = (
  remote: string,
  routes: readonly { path: string }[],
  among: { shell: ShellParts; remotes: readonly ReleasedRemote[] },
): string | undefined => {
  const taken = routesTaken(among.shell, among.remotes, remote);
  return routes.map(({ path }) => routeFault(path, taken)).find(Boolean);
};

/**
 * Reads what is in force, or undefined while nothing was ever published.
 * @param parts `previous`: what was in force before, where the caller remembers it; of two entries that want one route,
 *   the remote that had it keeps it, then the one that the audit names earlier
 */
export async function readRegistryInForce(
  releasesDir: string,
  parts: { shell: ShellParts; previous?: Registry | undefined },
): Promise<RegistryInForce | undefined> {
  const bytes = await readIfThere(registryPath(releasesDir));
  const audit = await readAudit(releasesDir);
  const { previous } = parts;
  if (!bytes && !previous && !audit.some(isOfEverybody)) return undefined;
  const file = fileSchema.safeParse(bytes && parseJson(bytes));
  const faults: RegistryFault[] = file.success
    ? []
    : [{ remote: 'registry.json', fault: bytes ? 'is no registry' : 'is missing' }];
  const {
    remotes: found,
    canaries: foundCanaries,
    ...head
  } = file.data ?? {
    shellVersion: previous?.shellVersion ?? parts.shell.version,
    publishedAt: previous?.publishedAt ?? NEVER,
    remotes: [],
    canaries: [],
  };

  const good: ReleasedRemote[] = [];
  const accept = async (entry: ReleasedRemote) => {
    const fault =
      (namesOf(good).includes(entry.name) ? 'is listed twice' : undefined) ??
      takenRoute(entry.name, entry.routes, { shell: parts.shell, remotes: good }) ??
      (await contradiction(releasesDir, entry));
    if (fault === undefined) good.push(entry);
    return fault;
  };

  const read = found.map(readEntry);
  for (const each of read) if ('fault' in each) faults.push({ remote: each.remote, fault: each.fault });
  const rank = seniority(audit, previous);
  const entries = read.flatMap((each) => ('entry' in each ? [each.entry] : [])).sort((a, b) => rank(a) - rank(b));
  for (const entry of entries) {
    const fault = await accept(entry);
    if (fault) faults.push({ remote: entry.name, fault });
  }

  const lost = file.success ? [] : [...audit.map(({ remote }) => remote), ...namesOf(previous?.remotes ?? [])];
  for (const remote of new Set([...parts.shell.areas, ...faults.map((each) => each.remote), ...lost])) {
    if (namesOf(good).includes(remote)) continue;
    for (const entry of await lastGood(releasesDir, { remote, audit, previous })) {
      if ((await accept(entry)) !== undefined) continue;
      if (!faults.some((fault) => fault.remote === remote))
        faults.push({ remote, fault: 'is missing in the registry' });
      break;
    }
  }
  good.sort((one, two) => one.name.localeCompare(two.name));
  const missing = parts.shell.areas.filter((area) => !namesOf(good).includes(area));

  const canaries: Canary[] = [];
  for (const value of foundCanaries) {
    const each = readCanary(value);
    const fault = 'fault' in each ? each.fault : await canaryFault(each.canary);
    if ('canary' in each && fault === undefined) canaries.push(each.canary);
    else faults.push({ remote: each.remote, fault: `${fault}` });
  }
  return { registry: { ...head, remotes: good }, canaries, faults, missing };

  async function canaryFault({ release }: Canary): Promise<string | undefined> {
    const others = [...good, ...canaries.map((each) => each.release)];
    if (!namesOf(good).includes(release.name)) return 'has a canary and no release in force';
    if (canaries.some((each) => each.release.name === release.name)) return 'has two canaries';
    const fault =
      takenRoute(release.name, release.routes, { shell: parts.shell, remotes: others }) ??
      (await contradiction(releasesDir, release));
    return fault && `has a canary that ${fault}`;
  }
}

const namesOf = (remotes: readonly ReleasedRemote[]) => remotes.map(({ name }) => name);

/** Sorts entries that want the same route: what adds none to those it had, then the release that was put in force first. */
function seniority(audit: readonly AuditLine[], previous: Registry | undefined) {
  return (entry: ReleasedRemote): number => {
    const had = previous?.remotes.find(({ name }) => name === entry.name)?.routes.map(({ path }) => path);
    if (had && entry.routes.every(({ path }) => had.includes(path))) return -1;
    const since = audit.findIndex(
      (line) => isOfEverybody(line) && line.remote === entry.name && line.to === folderOf(entry),
    );
    return since === -1 ? audit.length : since;
  };
}

/** Why an entry is not what its folder says; a folder that is away is no contradiction, and heals when it is back. */
async function contradiction(releasesDir: string, entry: ReleasedRemote): Promise<string | undefined> {
  const folder = folderOf(entry);
  const place = join(releasesDir, entry.name, folder);
  if (!(await readIfThere(join(place, 'release.json')))) return undefined;
  const own = await readEntryOf(releasesDir, { remote: entry.name, folder });
  return own && isDeepStrictEqual(own, entry) ? undefined : `says something else than the release in ${folder}`;
}

/** The entry that a published folder makes, or undefined when it holds no release. */
async function readEntryOf(releasesDir: string, where: { remote: string; folder: string }) {
  try {
    return entryOf(await readRelease(join(releasesDir, where.remote, where.folder)), where);
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/** What may stand in for a remote, the best first. */
async function lastGood(
  releasesDir: string,
  { remote, audit, previous }: { remote: string; audit: readonly AuditLine[]; previous: Registry | undefined },
): Promise<ReleasedRemote[]> {
  const folders = audit
    .filter((line) => line.remote === remote && isOfEverybody(line))
    .map(({ to }) => to)
    .reverse();
  const entries = await Promise.all(
    [...new Set(folders)].map((folder) => readEntryOf(releasesDir, { remote, folder })),
  );
  const before = previous?.remotes.find(({ name }) => name === remote);
  return [before, ...entries].filter((entry) => entry !== undefined);
}
