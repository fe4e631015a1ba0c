/** The in-memory twin of the document adapter. */
import { Readable } from 'node:stream';
import type { TripFile } from './document.model';
import type { DocumentRepository } from './document.repository';

/** @param reach throws while no engine answers */
export function createFakeDocumentRepository(reach: () => Promise<void>): DocumentRepository {
  const kept = new Map<string, { file: TripFile; bytes: Buffer }>();
  const files = (isWanted: (file: TripFile) => boolean) =>
    structuredClone([...kept.values()].map(({ file }) => file).filter(isWanted));
  const findOne = (tripId: number, documentId: string) =>
    files((file) => file.tripId === tripId && file.documentId === documentId)[0];

  return {
    async store(file, bytes) {
      await reach();
      if (findOne(file.tripId, file.documentId)) return false;
      kept.set(file.id, { file: { ...structuredClone(file), isWhole: true }, bytes });
      return true;
    },
    async find(tripId, documentId) {
      await reach();
      return findOne(tripId, documentId) ?? null;
    },
    read: ({ id }) => Readable.from([kept.get(id)?.bytes ?? Buffer.alloc(0)]),
    async ofTrip(tripId) {
      await reach();
      return files((file) => file.tripId === tripId);
    },
    async ofOwner(ownerId) {
      await reach();
      return files((file) => file.ownerId === ownerId);
    },
    async due(now, limit) {
      await reach();
      return files(({ checkAt }) => checkAt <= now).slice(0, limit);
    },
    async reschedule({ id, checkAt, missingSince }) {
      await reach();
      const found = kept.get(id);
      if (found) kept.set(id, { ...found, file: { ...found.file, checkAt, missingSince } });
    },
    async remove({ id }) {
      await reach();
      kept.delete(id);
    },
  };
}
