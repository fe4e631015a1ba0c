/** What can be said against a release before it is opened: its name, its routes, and what it needs of the shell. */
import type { ReleasedRemote } from '@sojourn/contracts';
import { satisfies } from 'semver';
import { z } from 'zod';
import { takenRoute, type ShellParts } from './registry-in-force';
import type { Release } from './release';

/** The shell that is live: `shared` are the versions of the packages it gives to remotes. */
export type LiveShell = ShellParts & { shared: Readonly<Record<string, string>> };

/** What a remote's folder says it is: `packageName` in package.json, `description` is what remote.json holds. */
export type RemoteFolder = { remote: string; packageName: string; description: unknown };

const looseSchema = z.object({ name: z.string(), routes: z.array(z.object({ path: z.string() })) });

/** The name of a remote's container to the federation runtime. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** Why a folder is not to be built, in a sentence; undefined when nothing speaks against it. */
export function folderFault(
  { remote, packageName, description }: RemoteFolder,
  among: { shell: ShellParts; remotes: readonly ReleasedRemote[] },
): string | undefined {
  if (packageName !== `@sojourn/${remote}`) {
    return `${remote}/package.json is called ${packageName}; it must be @sojourn/${remote}, like its folder.`;
  }
  const parsed = looseSchema.safeParse(description);
  if (!parsed.success) return `${remote}/remote.json names no routes: ${z.prettifyError(parsed.error)}`;
  const { name, routes } = parsed.data;
  if (name !== remote) return `${remote}/remote.json is called ${name}; it must be ${remote}, like its folder.`;
  const taken = takenRoute(remote, routes, among);
  return taken && `${remote} ${taken}.`;
}

/** Why a built release cannot be put in force under a shell, as the end of a sentence; undefined when it fits. */
export function misfit({ description, shared }: Release, shell: LiveShell): string | undefined {
  const { requires, routes, name } = description;
  if (!satisfies(shell.version, requires.shell, { includePrerelease: true })) {
    return `needs shell ${requires.shell}, but the live shell is ${shell.version}`;
  }
  for (const [shares, range] of Object.entries(shared)) {
    const version = shell.shared[shares];
    if (version === undefined) return `needs ${shares} ${range} of the shell, which shares none`;
    if (!satisfies(version, range, { includePrerelease: true })) {
      return `needs ${shares} ${range}, but the live shell shares ${version}`;
    }
  }
  return takenRoute(name, routes, { shell, remotes: [] });
}

/** Why a build is not the release of the remote in whose folder it lies, in a sentence. */
export function nameFault(release: Release, { dist, remote }: { dist: string; remote: string }): string | undefined {
  const { name } = release.description;
  if (name !== remote) return `${dist} holds a release of ${name}, not of ${remote}.`;
  const container = release.manifest['name'];
  if (container === containerName(remote)) return undefined;
  return `${dist} holds the container ${String(container)}; that of ${remote} is called ${containerName(remote)}.`;
}
