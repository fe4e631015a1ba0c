/** What every way of storing files must do; run on the fake and on the document engines. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { TripFile } from './document.model';
import type { DocumentRepository } from './document.repository';

const now = new Date('2026-11-22T10:00:00.000Z');

export function describeDocumentRepository(name: string, open: () => DocumentRepository): void {
  describe(`files stored by ${name}`, () => {
    // A trip of its own for each test, so that a shared database needs no emptying.
    let tripId = Date.now();
    beforeEach(() => {
      tripId += 1;
    });

    const make = (given: Partial<TripFile> = {}): TripFile => ({
      id: randomUUID(),
      tripId,
      documentId: 'd1',
      ownerId: `owner-${tripId}`,
      mediaType: 'application/pdf',
      bytes: 9,
      digest: 'digest',
      isWhole: false,
      createdAt: now,
      checkAt: new Date('2099-01-01'),
      missingSince: null,
      ...given,
    });
    const keep = async (given: Partial<TripFile> = {}, bytes = Buffer.from('the bytes')): Promise<TripFile> => {
      const file = make(given);
      expect(await open().store(file, bytes)).toBe(true);
      return { ...file, isWhole: true };
    };

    it.each([1, 255 * 1024, 2_500_000])('gives %i bytes back as they were stored', async (length) => {
      const bytes = Buffer.alloc(length, 'The quick brown fox jumps over the lazy dog. ');
      const file = await keep({ bytes: length }, bytes);
      expect(await open().find(tripId, 'd1')).toEqual(file);
      expect((await buffer(open().read(file))).equals(bytes)).toBe(true);
      expect(await open().find(tripId, 'd2')).toBeNull();
    });

    it('stores one file for a document, also when two come at once', async () => {
      const twins = [make(), make()];
      const outcomes = await Promise.all(twins.map((file) => open().store(file, Buffer.from(file.id))));
      expect([...outcomes].sort()).toEqual([false, true]);
      const winner = twins[outcomes.indexOf(true)];
      if (!winner) throw new Error('One was stored.');
      expect(await open().find(tripId, 'd1')).toEqual({ ...winner, isWhole: true });
      expect(String(await buffer(open().read(winner)))).toBe(winner.id);
    });

    it('lists the files of a trip and of an owner', async () => {
      const [one, other] = [await keep(), await keep({ documentId: 'd2' })];
      await keep({ tripId: tripId + 100_000, ownerId: 'somebody else' });
      expect(await open().ofTrip(tripId)).toEqual([one, other]);
      expect(await open().ofOwner(one.ownerId)).toEqual([one, other]);
    });

    it('finds what is to be looked at, and when again', async () => {
      const due = await keep({ checkAt: new Date(0) });
      const later = await keep({ documentId: 'd2', checkAt: new Date(2) });
      const ids = async (at: number) => (await open().due(new Date(at), 1_000)).map(({ id }) => id);
      expect(await ids(1)).toContain(due.id);
      expect(await ids(1)).not.toContain(later.id);
      await open().reschedule({ ...due, checkAt: new Date('2099-01-01'), missingSince: now });
      expect(await ids(1)).not.toContain(due.id);
      expect(await open().find(tripId, 'd1')).toEqual({ ...due, checkAt: new Date('2099-01-01'), missingSince: now });
      await open().remove(later);
    });

    it('takes a file away with its bytes, and makes room for another', async () => {
      const file = await keep();
      await open().remove(file);
      await open().remove(file);
      expect(await open().find(tripId, 'd1')).toBeNull();
      const next = await keep({}, Buffer.from('others'));
      expect(String(await buffer(open().read(next)))).toBe('others');
    });
  });
}
