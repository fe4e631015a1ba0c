/**
 * Releases on disk: immutable folders, one mutable registry, and an audit of who changed it.
 *
 *     <releasesDir>/<remote>/<version>-<hash>/…   published once, never changed; the last ten are kept
 *     <releasesDir>/registry.json                 what is in force; replaced whole
 *     <releasesDir>/audit.jsonl                   who, when, from, to
 *
 * The rules are in docs/decisions/009-releases-on-disk.md and 019-releases-that-prove-themselves.md.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@sojourn/contracts';
import { appendAudit, readAudit, type AuditedChange } from './audit-log';
import { percentFault } from './canary';
import { createCanaryWriter } from './canary-writer';
import { undefinedIfMissing } from './read-if-there';
import { writeRegistry } from './registry-file';
import { readRegistryInForce, takenRoute, type RegistryInForce } from './registry-in-force';
import { contentHash, folderName, isFolderOfVersion, type Release } from './release';
import { misfit, nameFault, type LiveShell } from './release-checks';
import { ReleaseError } from './release-error';
import { copyRelease, findFault, prune, readRelease, removeRemains } from './release-folder';
import { folderBefore } from './release-history';
import { entryOf, folderOf } from './released-entry';
import { FileLockedError, withFileLock } from './with-file-lock';

/** A published folder; `isNew` false when exactly these bytes were published before, under whatever version. */
export type PublishedRelease = { remote: string; folder: string; isNew: boolean };

/** A change of what is in force; `from` is what was before, and equal to `to` where nothing had to be changed. */
export type Change = { from: string | null; to: string };

/**
 * A folder that a build wrote, and whose build it must be; `local` gives it a prerelease version made of its content, and
 * makes it for the shell of this clone.
 */
export type Build = { dist: string; remote: string; local?: boolean };

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/** The releases in one folder. Writers take turns, also from other processes; readers need no lock. */
export type ReleaseStore = {
  /** What is in force, and what is wrong with it; undefined while nothing was ever published. */
  inForce(): Promise<RegistryInForce | undefined>;
  /**
   * Everything that can be said against a build without running it: names, files, what it needs of the shell, routes.
   * @throws ReleaseError
   */
  check(build: Build): Promise<{ isNew: boolean }>;
  /**
   * Checks a build, copies it into its immutable folder and proves every byte of the copy.
   * @throws ReleaseError also when its version was published with other bytes
   */
  publish(build: Build): Promise<PublishedRelease>;
  /**
   * Puts a published folder in force.
   * @throws ReleaseError when the live shell does not fit, a route is another's, a file is missing or a hash is wrong
   */
  activate(what: { remote: string; folder: string }): Promise<Change>;
  /**
   * Gives a published folder to a share of sessions, 1 to 99 of 100, and leaves what is in force to the others; the same
   * folder again changes its share. Activating anything of the remote, or rolling it back, ends it.
   * @throws ReleaseError as activating does, and where there is nothing that the others could be given
   */
  startCanary(what: { remote: string; folder: string }, percent: number): Promise<Change>;
  /**
   * Takes a canary back, where one is out; else goes back to what was in force before, or to a version.
   * @param version of any published release, or its folder
   * @throws ReleaseError when there is nothing earlier or no such version, or it may not be put in force
   */
  rollback(remote: string, version?: string): Promise<Change>;
  /**
   * Makes the shell of this store the live one, together with releases that are made for it.
   * @throws ReleaseError with a list when a remote that would be in force does not fit this shell; nothing is changed
   */
  startShell(releases: readonly { remote: string; folder: string }[]): Promise<void>;
};

/**
 * @param releasesDir made when it is missing
 * @param shell of this clone: the one that is live, or that {@link ReleaseStore.startShell} is to make live
 */
export function createReleaseStore(releasesDir: string, shell: LiveShell): ReleaseStore {
  const placeOf = ({ remote, folder }: { remote: string; folder: string }) => join(releasesDir, remote, folder);
  const foldersOf = async (remote: string) =>
    ((await undefinedIfMissing(readdir(join(releasesDir, remote)))) ?? []).filter((name) => !name.startsWith('.'));
  const inForce = (by = shell) => readRegistryInForce(releasesDir, { shell: by });

  const write = async <Result>(work: () => Promise<Result>) => {
    await mkdir(releasesDir, { recursive: true });
    try {
      return await withFileLock(join(releasesDir, '.lock'), work);
    } catch (error) {
      if (error instanceof FileLockedError)
        throw new ReleaseError('Another release is under way; please try again.', { cause: error });
      if (!NO_SPACE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      throw new ReleaseError(`There is no space left for ${releasesDir}; please free some and try again.`, {
        cause: error,
      });
    }
  };

  /** Everything against a release of `remote` that a look at it can find. */
  const refuseUnfit = async (release: Release, { remote, local }: Pick<Build, 'remote' | 'local'>) => {
    const current = await inForce();
    const live = local ? shell : { ...shell, version: current?.registry.shellVersion ?? shell.version };
    const remotes = current?.registry.remotes ?? [];
    const fault = misfit(release, live) ?? takenRoute(remote, release.description.routes, { shell, remotes });
    if (fault) throw new ReleaseError(`${remote} ${release.version} ${fault}.`);
  };

  const readBuild = async ({ dist, remote, local = false }: Build) => {
    const built = await readRelease(dist);
    const fault = nameFault(built, { dist, remote });
    if (fault) throw new ReleaseError(fault);
    const hash = contentHash(built);
    const release = local ? { ...built, version: `${built.version}-local-${hash}` } : built;
    const { version } = release;
    const folder = folderName(version, hash);
    const published = await foldersOf(remote);
    if (published.some((each) => isFolderOfVersion(each, version) && each !== folder)) {
      throw new ReleaseError(`${remote} ${version} is already published with other bytes; please raise its version.`);
    }
    const damage = await findFault(dist, release);
    if (damage) throw new ReleaseError(`${remote} ${version} cannot be published: ${damage}.`);
    // Also of what was pruned since: it was in force once, and withdrawn.
    const known = [...published, ...(await readAudit(releasesDir)).map(({ to }) => to)];
    return { release, folder, isNew: !known.some((each) => each.endsWith(`-${hash}`)) };
  };

  /** The registry's entry for a published folder, once every byte is proven. */
  const prepare = async ({ remote, folder }: { remote: string; folder: string }) => {
    const release = await readRelease(placeOf({ remote, folder }));
    const damage = await findFault(placeOf({ remote, folder }), release);
    if (damage) throw new ReleaseError(`${remote} ${release.version} cannot be put in force: ${damage}.`);
    return { release, entry: entryOf(release, { remote, folder }) };
  };

  /** Writes entries into the registry, and what changed into the audit; ends their canaries. Only under the lock. */
  const put = async (
    entries: readonly ReleasedRemote[],
    { action, shellVersion, by }: { action: AuditedChange['action']; shellVersion?: string; by: LiveShell },
  ): Promise<Change[]> => {
    const current = await inForce(by);
    const remotes = current?.registry.remotes ?? [];
    const kept = (current?.canaries ?? []).filter(({ release }) => entries.every(({ name }) => name !== release.name));
    const live = shellVersion ?? current?.registry.shellVersion ?? shell.version;
    const others = remotes.filter(({ name }) => entries.every((entry) => entry.name !== name));
    const changes = entries.map((entry) => {
      const before = remotes.find(({ name }) => name === entry.name);
      return { remote: entry.name, from: before ? folderOf(before) : null, to: folderOf(entry) };
    });
    const isAsWanted =
      current?.faults.length === 0 &&
      current.registry.shellVersion === live &&
      current.canaries.length === kept.length &&
      changes.every(({ from, to }) => from === to);
    if (isAsWanted) return changes;
    if (!current && entries.length === 0) return [];
    const next = [...others, ...entries].sort((one, two) => one.name.localeCompare(two.name));
    const publishedAt = new Date().toISOString();
    await writeRegistry(releasesDir, { shellVersion: live, publishedAt, remotes: next, canaries: kept });
    for (const change of changes) {
      const hadCanary = current?.canaries.some(({ release }) => release.name === change.remote);
      if (change.from !== change.to || hadCanary) await appendAudit(releasesDir, { action, ...change });
      await pruneOf(change.remote, [change.to]);
    }
    return changes;
  };

  const pruneOf = async (remote: string, given: readonly string[]) => {
    const audit = (await readAudit(releasesDir)).filter((line) => line.remote === remote);
    await prune(join(releasesDir, remote), { given, audit, now: Date.now() });
  };

  const canaries = createCanaryWriter({ releasesDir, inForce: () => inForce(), pruneOf });

  const folderInForce = async (remote: string) => {
    const entry = (await inForce())?.registry.remotes.find(({ name }) => name === remote);
    return entry && folderOf(entry);
  };

  type Activation = { remote: string; folder: string; action: AuditedChange['action']; from?: string };

  /** `from`: what was in force when this was decided; where another release has replaced it since, nothing is changed. */
  const activate = async ({ action, from, ...what }: Activation) => {
    const { release, entry } = await prepare(what);
    return write(async () => {
      const current = from && (await folderInForce(what.remote));
      if (current !== from) {
        throw new ReleaseError(`${what.remote} ${current} was put in force meanwhile; nothing was rolled back.`);
      }
      await refuseUnfit(release, what);
      const [change] = await put([entry], { action, by: shell });
      return change as Change;
    });
  };

  return {
    inForce,

    async check(build) {
      const { release, isNew } = await readBuild(build);
      await refuseUnfit(release, build);
      return { isNew };
    },

    publish: (build) =>
      write(async () => {
        const { remote, dist } = build;
        const { release, folder, isNew } = await readBuild(build);
        await refuseUnfit(release, build);
        await removeRemains(join(releasesDir, remote));
        const place = placeOf({ remote, folder });
        if ((await foldersOf(remote)).includes(folder) && (await findFault(place, release)) === undefined) {
          return { remote, folder, isNew };
        }
        await copyRelease(release, dist, place);
        await appendAudit(releasesDir, { action: 'publish', remote, from: null, to: folder });
        return { remote, folder, isNew };
      }),

    activate: (what) => activate({ ...what, action: 'activate' }),

    async startCanary(what, percent) {
      const fault = percentFault(percent);
      if (fault) throw new ReleaseError(fault);
      const { release, entry } = await prepare(what);
      return write(async () => {
        await refuseUnfit(release, what);
        return canaries.start({ percent, release: entry });
      });
    },

    async rollback(remote, version) {
      const current = await folderInForce(remote);
      const hasCanary = (await inForce())?.canaries.some(({ release }) => release.name === remote);
      if (version === undefined && hasCanary) return write(() => canaries.withdraw(remote));
      if (version !== undefined) {
        const folders = await foldersOf(remote);
        const to = folders.find((folder) => folder === version || isFolderOfVersion(folder, version));
        if (!to) throw new ReleaseError(`${remote} has no release ${version}; there are ${list(folders, current)}.`);
        return activate({ remote, folder: to, action: 'rollback' });
      }
      if (!current) throw new ReleaseError(`${remote} is not in force, so there is nothing to roll back.`);
      const to = folderBefore(await readAudit(releasesDir), { remote, current });
      if (!to) throw new ReleaseError(`${remote} ${current} was the first release; there is none to go back to.`);
      return activate({ remote, folder: to, action: 'rollback', from: current });
    },

    async startShell(releases) {
      const prepared = await Promise.all(releases.map(prepare));
      await write(async () => {
        // Its routes are what is asked about, so they leave nothing out yet.
        const by = { ...shell, routes: [] };
        const before = await inForce(by);
        const stays = ({ name }: ReleasedRemote) => prepared.every(({ entry }) => entry.name !== name);
        const remaining = (before?.registry.remotes ?? []).filter(stays);
        const tried = (before?.canaries ?? []).map(({ release }) => release).filter(stays);
        const all = [...remaining, ...prepared.map(({ entry }) => entry)];
        const misfits = await Promise.all([
          ...prepared.map(({ entry, release }) => misfitOf(entry, release)),
          ...prepared.map(({ entry }) => {
            const fault = takenRoute(entry.name, entry.routes, { shell: by, remotes: all });
            return fault && `${entry.name} ${entry.version} ${fault}`;
          }),
          ...[...remaining, ...tried].map(async (entry) => {
            const place = placeOf({ remote: entry.name, folder: folderOf(entry) });
            // A folder that is away speaks for nothing; it is that remote's own failure.
            return misfitOf(entry, await readRelease(place).catch(() => undefined));
          }),
        ]);
        const faults = misfits.filter((fault) => fault !== undefined);
        if (faults.length > 0) {
          throw new ReleaseError(
            `Shell ${shell.version} cannot be put in force; it does not fit ${faults.length} of its remotes:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
          );
        }
        const entries = prepared.map(({ entry }) => entry);
        await put(entries, { action: 'activate', shellVersion: shell.version, by });
      });
    },
  };

  async function misfitOf(entry: ReleasedRemote, release: Release | undefined): Promise<string | undefined> {
    const fault = release && misfit(release, shell);
    return fault && `${entry.name} ${entry.version} ${fault}`;
  }
}

const list = (folders: readonly string[], current: string | undefined) =>
  folders
    .map((folder) => (folder === current ? `${folder} (in force)` : folder))
    .sort()
    .join(', ') || 'none';
