import type { Engine } from './commands/command';
import { CursorTable } from './query/cursors';
import { Catalog } from './storage/catalog';
import { openEnvironment } from './storage/environment';
import { claimFolder } from './storage/folder-lock';
import { GroupCommit } from './storage/group-commit';
import { sweepOrphans, sweepStep } from './storage/maintenance';
import { TtlSweeper } from './storage/ttl-sweeper';
import type { WriteTransaction } from './storage/write-transaction';

/** An open engine and the way to close it. */
export interface OpenEngine {
  engine: Engine;
  close: () => Promise<void>;
}

/** Opens a data folder: claims it, reads its catalog, clears leftovers, starts the sweeper. */
export async function openEngine(dir: string, onError: (error: unknown) => void): Promise<OpenEngine> {
  const environment = openEnvironment(dir);
  let release: () => void;
  try {
    release = claimFolder(environment, dir);
  } catch (error) {
    await environment.root.close();
    throw error;
  }
  const catalog = Catalog.load(environment);
  sweepOrphans(environment, catalog);
  const commits: GroupCommit = new GroupCommit(environment, catalog, (transaction) => sweepDropped(transaction));
  const ttl = new TtlSweeper({ environment, catalog, commits, onError });
  ttl.every(60_000);
  const cursors = new CursorTable();

  // Readers may still follow a dropped index for a moment, so its keys go only after the catalog has forgotten it.
  const sweepDropped = ({ dropped }: WriteTransaction) => {
    const sweep = async (keyspace: (t: WriteTransaction) => Parameters<typeof sweepStep>[0], id: number) => {
      while (!(await commits.run((transaction) => sweepStep(keyspace(transaction), id))));
    };
    const sweeps = [
      ...dropped.collections.map((id) => sweep(({ environment: { documents } }) => documents, id)),
      ...dropped.indexes.map((id) => sweep(({ environment: { entries } }) => entries, id)),
    ];
    // What is left when the engine closes in between is cleared when it opens again.
    Promise.allSettled(sweeps).catch(onError);
  };

  return {
    engine: { environment, catalog, commits, cursors, ttl, startedAt: Date.now() },
    close: async () => {
      ttl.stop();
      await commits.close();
      release();
      await environment.root.close();
    },
  };
}
