/** The use cases of data rights: collecting all that is stored of one person, pausing their links, removing everything. */
import type { Readable } from 'node:stream';
import type { PersonHistory, PersonTips, PersonTrip } from '@sojourn/contracts/data-rights';
import { AppError } from '@sojourn/node-kit';
import type { DocumentRepository } from '../document/document.repository';
import { downloadName } from '../document/document.model';
import type { PlanRepository } from '../plan/plan.repository';
import { tripNotFound } from '../trip/trip-not-found';
import { mostTrips } from '../trip/trip.model';
import type { ShareRepository } from '../share/share.repository';
import { toWire as shareOnTheWire, type Share } from '../share/share.model';
import { tripRecordOf, changeRecordOf } from './person.model';
import type { PersonRepository } from './person.repository';

const CHANGES_A_PAGE = 50;
/** Removed in one call; the caller asks again while there is more. */
const REMOVED_AT_ONCE = 20;

/** Tips belong to a person and to no trip of theirs: they are collected, and removed when somebody leaves. */
type TipsOfPerson = { collect(ownerId: string): Promise<PersonTips>; removeOf(ownerId: string): Promise<void> };

export type PersonParts = {
  people: PersonRepository;
  plans: Pick<PlanRepository, 'find' | 'history' | 'forgetBefore'>;
  shares: Pick<ShareRepository, 'listOf' | 'removeAll'>;
  documents: Pick<DocumentRepository, 'ofTrip' | 'ofOwner' | 'read' | 'remove'>;
  tips: TipsOfPerson;
};

/** A link in a download: without what would open the trip for whoever finds the file. */
const recordOfLink = (share: Share) => {
  const { token: _token, ...record } = shareOnTheWire(share, null);
  return record;
};

/** See {@link createPersonService}; `ownerId` is the person whom the data is about. */
export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ people, plans, shares, documents, tips }: PersonParts) {
  const findOwn = async (ownerId: string, tripId: number) => {
    const trip = await plans.find(tripId);
    if (trip?.ownerId !== ownerId) throw tripNotFound();
    return trip;
  };

  const removeTrip = async (ownerId: string, tripId: number): Promise<void> => {
    // The trip itself last: what is half done is found again.
    await plans.forgetBefore(tripId, Number.MAX_SAFE_INTEGER);
    await shares.removeAll(tripId);
    for (const file of await documents.ofTrip(tripId)) await documents.remove(file);
    await people.removeTrip(ownerId, tripId);
  };

  return {
    listTrips: (ownerId: string): Promise<number[]> => people.tripsOf(ownerId, mostTrips.all),

    async readTrip(ownerId: string, tripId: number): Promise<PersonTrip> {
      const trip = await findOwn(ownerId, tripId);
      const [links, files] = [await shares.listOf(tripId), await documents.ofTrip(tripId)];
      const described = trip.plan.documents;
      return {
        title: trip.title,
        trip: { ...tripRecordOf(trip), links: links.map(recordOfLink) },
        files: files
          .filter(({ isWhole }) => isWhole)
          .map(({ id, documentId, mediaType, bytes }) => ({
            id,
            name: downloadName(described[documentId]?.name ?? 'Removed document', mediaType),
            bytes,
          })),
      };
    },

    async readHistory(ownerId: string, tripId: number, before?: number): Promise<PersonHistory> {
      const { newest } = await findOwn(ownerId, tripId);
      const range = { before: before ?? Number.MAX_SAFE_INTEGER, from: 0, limit: CHANGES_A_PAGE };
      const page = await plans.history(tripId, range);
      const next = page.length === CHANGES_A_PAGE ? (page.at(-1)?.version ?? null) : null;
      return { changes: [...(before === undefined && newest ? [newest] : []), ...page].map(changeRecordOf), next };
    },

    async readFile(ownerId: string, tripId: number, fileId: string): Promise<{ bytes: number; content: Readable }> {
      const file = (await documents.ofTrip(tripId)).find(({ id }) => id === fileId);
      if (file?.ownerId !== ownerId || !file.isWhole) throw new AppError('not-found', 'This document does not exist.');
      return { bytes: file.bytes, content: documents.read(file) };
    },

    listTips: (ownerId: string): Promise<PersonTips> => tips.collect(ownerId),

    pauseLinks: (ownerId: string, arePaused: boolean): Promise<void> => people.pauseLinks(ownerId, arePaused),

    /** Removes some of what a person has; repeated until nothing is left, and harmless when nothing was. */
    async removeSome(ownerId: string): Promise<{ isDone: boolean }> {
      const tripIds = await people.tripsOf(ownerId, REMOVED_AT_ONCE);
      for (const tripId of tripIds) await removeTrip(ownerId, tripId);
      if (tripIds.length === REMOVED_AT_ONCE) return { isDone: false };
      for (const file of await documents.ofOwner(ownerId)) await documents.remove(file);
      await people.removeLinks(ownerId);
      await tips.removeOf(ownerId);
      return { isDone: true };
    },
  };
}
