/** The use cases of files: stored by a trip's owner, downloaded by whoever is shown their description, purged when nobody is. */
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StoredFile } from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import type { PlanRepository } from '../plan/plan.repository';
import type { PlanReader, PlanService } from '../plan/plan.service';
import { isDeleted } from '../trip/trip.model';
import type { TripRepository } from '../trip/trip.repository';
import { tripNotFound } from '../trip/trip-not-found';
import { createKeyedLock } from '../trip/keyed-lock';
import { afterCheck, downloadName, filesOfPlan, firstCheck, roomRefusal, type TripFile } from './document.model';
import type { DocumentRepository } from './document.repository';
import type { InspectedFile } from './inspect-file';

const CHECKED_AT_ONCE = 100;

export type DocumentParts = {
  documents: DocumentRepository;
  trips: Pick<TripRepository, 'find'>;
  plans: Pick<PlanRepository, 'find'>;
  planService: Pick<PlanService, 'open'>;
  /** What a file really is; null for what a trip does not take. */
  inspect: (bytes: Buffer) => Promise<InspectedFile | null>;
  now?: (() => Date) | undefined;
};

/** What may be stored, and the digest of what it was made of. */
export type ReadFile = InspectedFile & { digest: string };

/** A file on its way to somebody. */
export type Download = { name: string; mediaType: string; bytes: number; content: Readable };

export type DocumentService = {
  /** May be repeated with the same bytes. */
  upload(userId: string, of: { tripId: number; documentId: string }, bytes: Buffer): Promise<StoredFile>;
  /** Stores what `read` makes, unless there is a file of that name already: one after the other for each owner. */
  keep(userId: string, of: { tripId: number; documentId: string }, read: () => Promise<ReadFile>): Promise<StoredFile>;
  /** A whole file of a trip, whether a plan describes it or not; null where there is none. */
  find(tripId: number, documentId: string): Promise<{ bytes: number; mediaType: string; content: Readable } | null>;
  download(reader: PlanReader, documentId: string): Promise<Download>;
  /** Looks which files no plan describes any more, and takes away those that were removed long ago; how many it looked at. */
  check(): Promise<number>;
};

const documentNotFound = () => new AppError('not-found', 'This document does not exist.');
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');
const answerOf = ({ mediaType, bytes }: TripFile): StoredFile => ({ mediaType, bytes });

export function createDocumentService(parts: DocumentParts): DocumentService {
  const { documents, trips, plans, planService, inspect, now = () => new Date() } = parts;
  const locks = createKeyedLock('Many of your files are being stored just now. Please try again in a moment.');

  const requireOwn = async (userId: string, tripId: number): Promise<void> => {
    const trip = await trips.find(tripId);
    if (!trip || trip.ownerId !== userId || isDeleted(trip)) throw tripNotFound();
  };

  /** Says of files whether the plans of their trips describe them; each plan is read once. */
  const describedAmong = async (files: readonly TripFile[]) => {
    const described = new Map<number, ReadonlySet<string>>();
    for (const { tripId } of files) {
      if (described.has(tripId)) continue;
      described.set(tripId, filesOfPlan((await plans.find(tripId))?.plan));
    }
    return ({ tripId, documentId }: TripFile): boolean => described.get(tripId)?.has(documentId) === true;
  };

  /** Makes room by what no plan describes, though it could still come back by an undo. */
  const reclaim = async (stored: readonly TripFile[]): Promise<TripFile[]> => {
    const isDescribed = await describedAmong(stored);
    const gone = stored.filter((file) => !isDescribed(file) && firstCheck(file.createdAt) <= now());
    for (const file of gone) await documents.remove(file);
    return stored.filter((file) => !gone.includes(file));
  };

  const requireRoom = async (userId: string, bytes: number): Promise<void> => {
    const sizeOf = (files: readonly TripFile[]) => files.reduce((sum, file) => sum + file.bytes, 0);
    const stored = await documents.ofOwner(userId);
    if (!roomRefusal(sizeOf(stored), bytes)) return;
    const refusal = roomRefusal(sizeOf(await reclaim(stored)), bytes);
    if (refusal) throw new AppError('limit-reached', refusal);
  };

  /** The file that a document has already, if it is of these bytes. What is left of an upload that was cut off goes. */
  const findSame = async (tripId: number, documentId: string, digest: string): Promise<TripFile | null> => {
    const earlier = await documents.find(tripId, documentId);
    if (earlier && !earlier.isWhole) await documents.remove(earlier);
    if (!earlier?.isWhole) return null;
    if (earlier.digest !== digest) throw new AppError('conflict', 'This document has a file already.');
    return earlier;
  };

  const store = async (ownerId: string, of: { tripId: number; documentId: string }, read: ReadFile) => {
    const { mediaType, digest, bytes } = read;
    await requireRoom(ownerId, bytes.length);
    const [id, createdAt] = [randomUUID(), now()];
    const known = { mediaType, bytes: bytes.length, digest, isWhole: false, missingSince: null };
    const file = { id, ...of, ownerId, createdAt, checkAt: firstCheck(createdAt), ...known };
    if (await documents.store(file, bytes)) return answerOf(file);
    throw new AppError('conflict', 'This document is being uploaded somewhere else. Please try again.');
  };

  return {
    async upload(userId, { tripId, documentId }, bytes) {
      await requireOwn(userId, tripId);
      return locks.take(userId, async () => {
        const digest = digestOf(bytes);
        const same = await findSame(tripId, documentId, digest);
        if (same) return answerOf(same);
        const inspected = await inspect(bytes);
        if (!inspected) throw new AppError('bad-input', 'Please select a PDF, Word, JPEG or PNG file.');
        return store(userId, { tripId, documentId }, { ...inspected, digest });
      });
    },

    async keep(userId, of, read) {
      await requireOwn(userId, of.tripId);
      return locks.take(userId, async () => {
        const kept = await documents.find(of.tripId, of.documentId);
        if (kept?.isWhole) return answerOf(kept);
        if (kept) await documents.remove(kept);
        return store(userId, of, await read());
      });
    },

    async find(tripId, documentId) {
      const file = await documents.find(tripId, documentId);
      if (!file?.isWhole) return null;
      return { bytes: file.bytes, mediaType: file.mediaType, content: documents.read(file) };
    },

    async download(reader, documentId) {
      const { plan } = await planService.open(reader);
      const described = Object.hasOwn(plan.documents, documentId) ? plan.documents[documentId] : undefined;
      const file = described && (await documents.find(reader.tripId, documentId));
      if (!described || !file?.isWhole) throw documentNotFound();
      const { mediaType, bytes } = file;
      return { name: downloadName(described.name, mediaType), mediaType, bytes, content: documents.read(file) };
    },

    async check() {
      const due = await documents.due(now(), CHECKED_AT_ONCE);
      const isDescribed = await describedAmong(due);
      for (const file of due) {
        const after = afterCheck(file, isDescribed(file), now());
        await (after ? documents.reschedule(after) : documents.remove(file));
      }
      return due.length;
    },
  };
}
