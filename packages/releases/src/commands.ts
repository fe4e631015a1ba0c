import { basename, join } from 'node:path';
import { percentFault } from './canary';
import type { Served } from './live-portal';
import { folderFault, type LiveShell, type RemoteFolder } from './release-checks';
import { ReleaseError } from './release-error';
import { folderOf } from './released-entry';
import type { ReleaseStore } from './release-store';

/** A folder that a build wrote, and whose build it is. */
export type OpenedBuild = { dist: string; remote: string };

/** What the commands work on. `say` prints one line for a person; every other part throws a ReleaseError. */
export type CommandParts = {
  store: ReleaseStore;
  /** The shell of this clone. */
  shell: LiveShell;
  /** What a remote's folder says it is. */
  describe(folder: string): RemoteFolder;
  /** Loads everything that each build names against the shell of this clone; what is wrong with each, a sentence each. */
  open(builds: readonly OpenedBuild[]): Promise<string[][]>;
  /** Which release of a remote the portal on this store serves at this moment; undefined where none runs. */
  served(remote: string): Promise<Served | undefined>;
  /** Where the store lies, for a person. */
  place: string;
  /** Checks the types of one remote and builds it for production. */
  build(remote: string): Promise<void>;
  say(line: string): unknown;
};

/** The three commands of `main.ts`; each takes the folders of remotes, whose builds lie in `dist` below. */
export type Commands = {
  /**
   * Builds a remote, unless it is built already, publishes it and puts it in force under the live shell; with `canary`
   * for so many of 100 sessions.
   */
  release(folder: string, how?: { isBuilt?: boolean | undefined; canary?: number | undefined }): Promise<void>;
  /** Takes a canary back, where one is out; else puts back in force what was in force before, or a version. */
  rollback(folder: string, version?: string): Promise<void>;
  /**
   * Makes this clone's shell the live one, with every build whose bytes were never published before; the others stay as
   * the registry has them, so that a rollback outlives a restart. A build that is refused leaves its remote as it is.
   * @throws ReleaseError when a remote that is refused was never in force, or the shell does not fit
   */
  publish(folders: readonly string[]): Promise<void>;
};

export function createCommands(parts: CommandParts): Commands {
  const { store, shell, describe, build, open, served, place, say } = parts;

  const refuseFolder = async (folder: string) => {
    const fault = folderFault(describe(folder), {
      shell,
      remotes: (await store.inForce())?.registry.remotes ?? [],
    });
    if (fault) throw new ReleaseError(fault);
  };

  const closed = (remote: string, faults: readonly string[] = []) =>
    faults.length === 0
      ? undefined
      : `${remote} is not published, because it does not open in the shell:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;

  /** Why builds are not to be put in force, by remote; they are opened together, which takes a process of its own. */
  const refusalsOf = async (folders: readonly string[]): Promise<Map<string, string>> => {
    const refusals = new Map<string, string>();
    const unopened: OpenedBuild[] = [];
    for (const folder of folders) {
      const build = localBuild(folder);
      try {
        await refuseFolder(folder);
        if ((await store.check(build)).isNew) unopened.push(build);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        refusals.set(build.remote, error.message);
      }
    }
    const faults = await open(unopened);
    for (const [index, { remote }] of unopened.entries()) {
      const refusal = closed(remote, faults[index]);
      if (refusal) refusals.set(remote, refusal);
    }
    return refusals;
  };

  const nobody = `No portal runs on ${place}, so nobody sees it until one is started there.`;

  /** Says what was done, and what pages get that are opened now. */
  const report = async (remote: string, to: string, done: string) => {
    const live = await served(remote);
    const what = `${remote} ${to} ${done}`;
    if (!live) say(`${what}. ${nobody}`);
    else if (live.folder === to && !live.canary)
      say(`${what}. It is in force at ${live.origin} for every page opened from now on.`);
    else
      throw new ReleaseError(
        `${what}, but the portal at ${live.origin} serves ${live.canary?.folder ?? live.folder ?? 'none'}; see its log.`,
      );
  };

  const reportCanary = async (remote: string, to: string, percent: number) => {
    const live = await served(remote);
    const what = `${remote} ${to} is published and chosen for ${percent} of 100 sessions`;
    if (!live) say(`${what}. ${nobody}`);
    else if (live.canary?.folder === to && live.canary.percent === percent)
      say(`${what}. They are given it at ${live.origin} from now on.`);
    else
      throw new ReleaseError(
        `${what}, but the portal at ${live.origin} gives them ${live.canary?.folder ?? 'none'}; see its log.`,
      );
  };

  return {
    async release(folder, { isBuilt = false, canary } = {}) {
      const remote = basename(folder);
      const what = { dist: join(folder, 'dist'), remote };
      const fault = canary === undefined ? undefined : percentFault(canary);
      if (fault) throw new ReleaseError(fault);
      await refuseFolder(folder);
      if (!isBuilt) {
        say(`Building ${remote} …`);
        await build(remote);
      }
      await store.check(what);
      const [faults] = await open([what]);
      const refusal = closed(remote, faults);
      if (refusal) throw new ReleaseError(refusal);
      const published = await store.publish(what);
      if (canary !== undefined) {
        const { to } = await store.startCanary(published, canary);
        return reportCanary(remote, to, canary);
      }
      const { from, to } = await store.activate(published);
      await report(remote, to, from === to ? 'was chosen already, nothing was changed' : 'is published and chosen');
    },

    async rollback(folder, version) {
      const remote = basename(folder);
      const { from, to } = await store.rollback(remote, version);
      const withdrawn = `is chosen again, ${from ?? 'nothing'} is withdrawn`;
      await report(remote, to, from === to ? 'was chosen already, nothing was changed' : withdrawn);
    },

    async publish(folders) {
      const current = (await store.inForce())?.registry.remotes ?? [];
      const changed = [];
      const refused: string[] = [];
      const refusals = await refusalsOf(folders);
      for (const folder of folders) {
        const inForce = current.find(({ name }) => name === basename(folder));
        const refusal = refusals.get(basename(folder));
        if (refusal === undefined) {
          const published = await store.publish(localBuild(folder));
          if (published.isNew || !inForce) changed.push(published);
        } else if (inForce) say(`${refusal} ${inForce.name} stays at ${folderOf(inForce)}.`);
        else refused.push(refusal);
      }
      if (refused.length > 0) throw new ReleaseError(refused.join('\n'));
      await store.startShell(changed);
    },
  };
}

const localBuild = (folder: string) => ({ dist: join(folder, 'dist'), remote: basename(folder), local: true });
