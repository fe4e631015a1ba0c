/** What every way of storing links must do; run on the fake and on the document engines. */
import { randomUUID } from 'node:crypto';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import type { Share } from './share.model';
import type { ShareRepository } from './share.repository';

const now = new Date('2026-11-22T10:00:00.000Z');

export function describeShareRepository(name: string, open: () => ShareRepository): void {
  describe(`links stored by ${name}`, () => {
    // A trip of its own for each test, so that a shared database needs no emptying.
    let tripId = Date.now();
    beforeEach(() => {
      tripId += 1;
    });

    const make = (given: Partial<Share> = {}): Share => ({
      id: randomUUID(),
      tripId,
      ownerId: 'ana',
      tokenDigest: randomUUID(),
      slot: 0,
      role: 'viewer',
      includes: { ...EVERYTHING, bookingCodes: false, costs: false },
      name: 'Mum 🌸',
      expiresAt: new Date('2099-01-01'),
      createdAt: now,
      lastOpenedAt: null,
      ...given,
    });
    const keep = async (given: Partial<Share> = {}): Promise<Share> => {
      const share = make(given);
      expect(await open().insert(share)).toBe('inserted');
      return share;
    };

    it('gives a link back by its token as it was stored, and nothing for another', async () => {
      const shares = [await keep(), await keep({ slot: 1, expiresAt: null, name: '', role: 'editor' })];
      for (const share of shares) expect(await open().findByToken(share.tokenDigest)).toEqual(share);
      expect(await open().findByToken('nobody')).toBeNull();
    });

    it('lists the links of a trip, newest first', async () => {
      const older = await keep();
      const newer = await keep({ slot: 1, createdAt: new Date(now.getTime() + 1) });
      await keep({ tripId: tripId + 100_000 });
      expect(await open().listOf(tripId)).toEqual([newer, older]);
    });

    it('gives one slot of a trip to one link, also when many ask for it at once', async () => {
      const rivals = Array.from({ length: 5 }, () => make({ slot: 4 }));
      const outcomes = await Promise.all(rivals.map((share) => open().insert(share)));
      expect([...outcomes].sort()).toEqual(['inserted', 'outrun', 'outrun', 'outrun', 'outrun']);
      await keep({ slot: 4, tripId: tripId + 100_000 });
    });

    it('takes away a link by its trip and id, and all of a trip', async () => {
      const [one, other] = [await keep(), await keep({ slot: 1 })];
      await open().remove(tripId + 100_000, one.id);
      expect(await open().listOf(tripId)).toHaveLength(2);
      await open().remove(tripId, one.id);
      await open().remove(tripId, one.id);
      expect(await open().listOf(tripId)).toEqual([other]);
      expect(await open().findByToken(one.tokenDigest)).toBeNull();
      const elsewhere = await keep({ tripId: tripId + 100_000 });
      await open().removeAll(tripId);
      expect(await open().listOf(tripId)).toEqual([]);
      expect(await open().listOf(elsewhere.tripId)).toEqual([elsewhere]);
    });

    it('remembers when a link was opened, and does not bring back one that is gone', async () => {
      const share = await keep();
      await open().markOpened(share.id, now);
      expect(await open().findByToken(share.tokenDigest)).toEqual({ ...share, lastOpenedAt: now });
      await open().remove(tripId, share.id);
      await open().markOpened(share.id, now);
      expect(await open().listOf(tripId)).toEqual([]);
    });
  });
}
