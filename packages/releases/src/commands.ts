import { basename, join } from 'node:path';
import type { PublishedRelease, ReleaseStore } from './release-store';

/** What the commands work on. `build` builds one remote for production; `say` prints one line for a person. */
export type CommandParts = {
  store: ReleaseStore;
  /** Version of the shell that this clone holds. */
  shellVersion: string;
  build(remote: string): Promise<void>;
  say(line: string): unknown;
};

/** The three commands of `main.ts`; each takes the folders of remotes, whose builds lie in `dist` below. */
export type Commands = {
  /** Builds a remote, publishes it and puts it in force under the live shell. */
  release(folder: string): Promise<void>;
  /** Puts back in force what was in force before. */
  rollback(folder: string): Promise<void>;
  /**
   * Puts every build in force whose bytes were never published before; the others stay as the registry has them, so
   * that a rollback outlives a restart.
   */
  publish(folders: readonly string[]): Promise<void>;
};

export function createCommands({ store, shellVersion, build, say }: CommandParts): Commands {
  const isInForce = async ({ remote }: PublishedRelease) =>
    (await store.registry())?.remotes.some(({ name }) => name === remote) ?? false;

  return {
    async release(folder) {
      const remote = basename(folder);
      say(`Building ${remote} …`);
      await build(remote);
      const live = (await store.registry())?.shellVersion ?? shellVersion;
      const published = await store.publish({ dist: join(folder, 'dist'), remote });
      await store.activate({ ...published, shellVersion: live });
      say(`${remote} ${published.folder} is in force for every page opened from now on.`);
    },

    async rollback(folder) {
      const remote = basename(folder);
      const { from, to } = await store.rollback(remote);
      say(`${remote} is back at ${to}; ${from} is withdrawn.`);
    },

    async publish(folders) {
      await store.nameShell(shellVersion);
      for (const folder of folders) {
        const published = await store.publish({ dist: join(folder, 'dist'), remote: basename(folder), local: true });
        if (published.isNew || !(await isInForce(published))) await store.activate({ ...published, shellVersion });
      }
    },
  };
}
