/** The in-memory twin of the document adapter. */
import type { Share } from './share.model';
import type { ShareRepository } from './share.repository';

/** `kept`: all links. What becomes of those of one person is the person repository's to say. */
type FakeShareRepository = ShareRepository & {
  kept: readonly Share[];
  pauseOf(ownerId: string, isPaused: boolean): Promise<void>;
  removeOf(ownerId: string): Promise<void>;
};

/** @param reach throws while no engine answers */
export function createFakeShareRepository(reach: () => Promise<void>): FakeShareRepository {
  let kept: Share[] = [];
  return {
    get kept() {
      return kept;
    },
    async insert(share) {
      await reach();
      if (kept.some(({ tripId, slot }) => tripId === share.tripId && slot === share.slot)) return 'outrun';
      kept.push(structuredClone(share));
      return 'inserted';
    },
    async findByToken(digest) {
      await reach();
      return structuredClone(kept.find(({ tokenDigest }) => tokenDigest === digest) ?? null);
    },
    async listOf(tripId) {
      await reach();
      const found = kept.filter((share) => share.tripId === tripId);
      return structuredClone(found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()));
    },
    async remove(tripId, id) {
      await reach();
      kept = kept.filter((share) => share.tripId !== tripId || share.id !== id);
    },
    async removeAll(tripId) {
      await reach();
      kept = kept.filter((share) => share.tripId !== tripId);
    },
    async pauseOf(ownerId, isPaused) {
      await reach();
      kept = kept.map((share) => (share.ownerId === ownerId ? { ...share, isPaused } : share));
    },
    async removeOf(ownerId) {
      await reach();
      kept = kept.filter((share) => share.ownerId !== ownerId);
    },
    async markOpened(id, at) {
      await reach();
      kept = kept.map((share) => (share.id === id ? { ...share, lastOpenedAt: at } : share));
    },
  };
}
