/**
 * Releases on disk: immutable folders, one mutable registry, and an audit of who changed it.
 *
 *     <releasesDir>/<remote>/<version>-<hash>/…   published once, never changed, kept
 *     <releasesDir>/registry.json                 what is in force; replaced whole
 *     <releasesDir>/audit.jsonl                   who, when, from, to
 *
 * The rules are in docs/decisions/009-releases-on-disk.md.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { satisfies } from 'semver';
import { appendAudit, readAudit, type AuditedChange } from './audit-log';
import { undefinedIfMissing } from './read-if-there';
import { readRegistry, writeRegistry } from './registry-file';
import { contentHash, folderName, isFolderOfVersion } from './release';
import { ReleaseError } from './release-error';
import { copyRelease, findFault, readRelease } from './release-folder';
import { FileLockedError, withFileLock } from './with-file-lock';

/** A published folder; `isNew` false when exactly these bytes were published before, under whatever version. */
export type PublishedRelease = { remote: string; folder: string; isNew: boolean };

/** What to put in force: a published folder of a remote, under the shell that is live. */
type Activation = { remote: string; folder: string; shellVersion: string };

/** The releases in one folder. Writers take turns, also from other processes; readers need no lock. */
export type ReleaseStore = {
  /** The registry in force, or undefined while there is none. */
  registry(): Promise<Registry | undefined>;
  /**
   * Copies a build into its immutable folder and proves every byte of the copy.
   * @param what `dist` is the folder that the build wrote, `remote` whose build it must be; `local` publishes under a
   *   prerelease version made of the content, as `npm start` does
   * @throws ReleaseError when the build is missing, spoilt or another remote's, or its version was published with other
   *   bytes
   */
  publish(what: { dist: string; remote: string; local?: boolean }): Promise<PublishedRelease>;
  /**
   * Puts a published folder in force.
   * @throws ReleaseError when the live shell does not fit `requires`, a file is missing or a hash is wrong
   */
  activate(what: Activation): Promise<void>;
  /**
   * Goes back to the folder that was in force before the present one.
   * @throws ReleaseError when there is nothing earlier, or it may not be put in force
   */
  rollback(remote: string): Promise<{ from: string; to: string }>;
  /** Stores which shell is live; remotes that no longer fit it stay until they are released anew. */
  nameShell(shellVersion: string): Promise<void>;
};

/** @param releasesDir made when it is missing */
export function createReleaseStore(releasesDir: string): ReleaseStore {
  const write = async (work: () => Promise<void>) => {
    await mkdir(releasesDir, { recursive: true });
    try {
      await withFileLock(join(releasesDir, '.lock'), work);
    } catch (error) {
      if (!(error instanceof FileLockedError)) throw error;
      throw new ReleaseError('Another release is under way; please try again.', { cause: error });
    }
  };

  const put = async ({ remote, folder, shellVersion }: Activation, action: AuditedChange['action']) => {
    const entry = await prepareEntry(releasesDir, { remote, folder, shellVersion });
    await write(async () => {
      const remotes = (await readRegistry(releasesDir))?.remotes ?? [];
      const before = remotes.find(({ name }) => name === remote);
      const next = [...remotes.filter(({ name }) => name !== remote), entry];
      next.sort((one, two) => one.name.localeCompare(two.name));
      await writeRegistry(releasesDir, { shellVersion, publishedAt: new Date().toISOString(), remotes: next });
      await appendAudit(releasesDir, { action, remote, from: before ? folderOf(before) : null, to: folder });
    });
  };

  return {
    registry: () => readRegistry(releasesDir),

    async publish({ dist, remote, local = false }) {
      const built = await readRelease(dist);
      const { name } = built.description;
      if (name !== remote) throw new ReleaseError(`${dist} holds a release of ${name}, not of ${remote}.`);
      const hash = contentHash(built);
      const release = local ? { ...built, version: `${built.version}-local-${hash}` } : built;
      const { version } = release;
      const folder = folderName(version, hash);
      const place = join(releasesDir, remote, folder);
      const published = (await undefinedIfMissing(readdir(join(releasesDir, remote)))) ?? [];

      if (published.some((each) => isFolderOfVersion(each, version) && each !== folder)) {
        throw new ReleaseError(`${remote} ${version} is already published with other bytes; please raise its version.`);
      }
      const isNew = !published.some((each) => each.endsWith(`-${hash}`));
      if (published.includes(folder) && (await findFault(place, release)) === undefined) {
        return { remote, folder, isNew };
      }
      const fault = await findFault(dist, release);
      if (fault) throw new ReleaseError(`${remote} ${version} cannot be published: ${fault}.`);
      await copyRelease(release, dist, place);
      await appendAudit(releasesDir, { action: 'publish', remote, from: null, to: folder });
      return { remote, folder, isNew };
    },

    activate: (what) => put(what, 'activate'),

    async rollback(remote) {
      const registry = await readRegistry(releasesDir);
      const current = registry?.remotes.find(({ name }) => name === remote);
      if (!registry || !current) throw new ReleaseError(`${remote} is not in force, so there is nothing to roll back.`);
      const from = folderOf(current);
      const to = (await readAudit(releasesDir)).findLast(
        (line) => line.action === 'activate' && line.remote === remote && line.to === from,
      )?.from;
      if (!to) throw new ReleaseError(`${remote} ${from} was the first release; there is none to go back to.`);
      await put({ remote, folder: to, shellVersion: registry.shellVersion }, 'rollback');
      return { from, to };
    },

    nameShell: (shellVersion) =>
      write(async () => {
        const registry = await readRegistry(releasesDir);
        if (registry && registry.shellVersion !== shellVersion) {
          await writeRegistry(releasesDir, { ...registry, shellVersion });
        }
      }),
  };
}

/** The registry's entry for a published folder, once everything about it is proven. */
async function prepareEntry(
  releasesDir: string,
  { remote, folder, shellVersion }: Activation,
): Promise<ReleasedRemote> {
  const place = join(releasesDir, remote, folder);
  const release = await readRelease(place);
  const { description, version, entry, integrity, manifest } = release;
  const { requires, ...described } = description;
  if (!satisfies(shellVersion, requires.shell, { includePrerelease: true })) {
    throw new ReleaseError(
      `${remote} ${version} needs shell ${requires.shell}, but the live shell is ${shellVersion}.`,
    );
  }
  const fault = await findFault(place, release);
  if (fault) throw new ReleaseError(`${remote} ${version} cannot be put in force: ${fault}.`);
  return { ...described, name: remote, version, base: `/mf/${remote}/${folder}/`, entry, integrity, manifest };
}

/** The folder in `/mf/<remote>/<folder>/`. */
const folderOf = ({ base }: ReleasedRemote) => base.split('/').at(-2) ?? '';
