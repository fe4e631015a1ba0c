import type { ReleasedRemote } from '@sojourn/contracts';
import { appendAudit, type AuditedChange } from './audit-log';
import type { Canary } from './canary';
import { writeRegistry } from './registry-file';
import type { RegistryInForce } from './registry-in-force';
import { ReleaseError } from './release-error';
import { folderOf } from './released-entry';

/** `given` are the folders of a remote that must stay. */
type CanaryWriterParts = {
  releasesDir: string;
  inForce: () => Promise<RegistryInForce | undefined>;
  pruneOf: (remote: string, given: readonly string[]) => Promise<void>;
};

/** Writes canaries into the registry and the audit; all of it only under the lock. */
export function createCanaryWriter({ releasesDir, inForce, pruneOf }: CanaryWriterParts) {
  /** The registry, the canary of a remote and what the others are given. @throws ReleaseError when they are given none */
  const read = async (remote: string) => {
    const current = await inForce();
    const stable = current?.registry.remotes.find(({ name }) => name === remote);
    if (!current || !stable) {
      throw new ReleaseError(`${remote} is not in force, so the other sessions would have none; please release it.`);
    }
    const before = current.canaries.find(({ release }) => release.name === remote);
    const write = async (canaries: readonly Canary[], change: Omit<AuditedChange, 'remote'>) => {
      const others = current.canaries.filter(({ release }) => release.name !== remote);
      const publishedAt = new Date().toISOString();
      await writeRegistry(releasesDir, { ...current.registry, publishedAt, canaries: [...others, ...canaries] });
      await appendAudit(releasesDir, { remote, ...change });
    };
    return { stable: folderOf(stable), before, write };
  };

  return {
    /** Gives a release to a share of sessions; again, to another share. */
    async start(canary: Canary) {
      const { name: remote } = canary.release;
      const { stable, before, write } = await read(remote);
      const to = folderOf(canary.release);
      if (stable === to) throw new ReleaseError(`${remote} ${to} is given to everybody already.`);
      const change = { from: before ? folderOf(before.release) : null, to };
      if (change.from === to && before?.percent === canary.percent) return change;
      await write([canary], { action: 'canary', percent: canary.percent, ...change });
      await pruneOf(remote, [stable, to]);
      return change;
    },

    /** Gives those who had the canary what all others have. */
    async withdraw(remote: ReleasedRemote['name']) {
      const { stable, before, write } = await read(remote);
      if (!before) throw new ReleaseError(`${remote} has no canary any more; please try again.`);
      const change = { from: folderOf(before.release), to: stable };
      await write([], { action: 'rollback', ...change });
      return change;
    },
  };
}
