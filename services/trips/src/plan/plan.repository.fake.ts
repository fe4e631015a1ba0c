/** The in-memory twin of the document adapter; its trips are those of the fake trip repository. */
import type { TripWithPlan, StoredChange } from './plan.model';
import { bytesAmong } from './plan-room.model';
import type { PlanRepository } from './plan.repository';

/** `archived`: the histories of all trips. */
export type FakePlanRepository = PlanRepository & { archived: readonly StoredChange[] };

/** @param reach throws while no engine answers
 *  @param earlier the histories it begins with */
export function createFakePlanRepository(
  trips: Map<number, TripWithPlan>,
  reach: () => Promise<void>,
  earlier: readonly StoredChange[] = [],
): FakePlanRepository {
  let archived = [...earlier];
  const of = (tripId: number) =>
    archived.filter((change) => change.tripId === tripId).sort((one, other) => one.version - other.version);

  const archive = (change: StoredChange | null) => {
    if (!change) return;
    const known = of(change.tripId).some(({ version }) => version === change.version);
    if (!known) archived.push(structuredClone(change));
  };

  return {
    get archived() {
      return archived;
    },
    async find(tripId) {
      await reach();
      return structuredClone(trips.get(tripId) ?? null);
    },
    async findHead(tripId) {
      await reach();
      const found = trips.get(tripId);
      if (!found) return null;
      const { plan, planBytes: _bytes, ...trip } = found;
      return structuredClone({ ...trip, planVersion: plan.version });
    },
    async commit(before, after) {
      await reach();
      archive(after.newest === before.newest ? null : before.newest);
      await reach();
      const stored = trips.get(after.id);
      if (stored?.version !== before.version || after.version !== before.version + 1) return false;
      trips.set(after.id, structuredClone(after));
      return true;
    },
    async changes(tripId, { after, upTo }) {
      await reach();
      return structuredClone(of(tripId).filter(({ version }) => version > after && version <= upTo));
    },
    async history(tripId, { before, from, limit }) {
      await reach();
      const page = of(tripId).filter(({ version }) => version < before && version >= from);
      return structuredClone(page.reverse().slice(0, limit));
    },
    async findChange(tripId, key) {
      await reach();
      return structuredClone(of(tripId).find((change) => change.key === key) ?? null);
    },
    async bytesOf(ownerId) {
      await reach();
      const own = [...trips.values()].filter((trip) => trip.ownerId === ownerId);
      return bytesAmong(own.map((trip) => ({ bytes: trip.planBytes, isDeleted: trip.deletion !== null })));
    },
    async forgetBefore(tripId, oldest) {
      await reach();
      archived = archived.filter((change) => change.tripId !== tripId || change.version >= oldest);
    },
  };
}
