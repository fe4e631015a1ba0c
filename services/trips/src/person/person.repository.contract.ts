import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import type { ShareRepository } from '../share/share.repository';
import { createTrip, deleteTrip } from '../trip/trip.model';
import type { TripRepository } from '../trip/trip.repository';
import type { PersonRepository } from './person.repository';

const NOW = new Date('2026-11-22T12:00:00Z');
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };

/** The stores that a person's things lie in. */
export type PersonStores = {
  people: PersonRepository;
  trips: Pick<TripRepository, 'insert' | 'nextId' | 'find' | 'update'>;
  shares: Pick<ShareRepository, 'insert' | 'listOf'>;
};

/** What every store of a person's things must do; `open` gives the stores, used by all tests one after the other. */
export function describePersonRepository(name: string, open: () => PersonStores): void {
  describe(`everything of a person in ${name}`, () => {
    let owner: string;
    let count = 0;
    beforeEach(() => (owner = `owner-${(count += 1)}`));

    const insert = async (ownerId: string, serial: number) => {
      const { trips } = open();
      const id = await trips.nextId();
      const origin = { id, ownerId, serial, idempotencyKey: null, requestDigest: null, now: NOW };
      const trip = createTrip({ ...draft, budget: null, notes: null }, origin);
      await trips.insert(trip);
      return trip;
    };
    const share = async (ownerId: string, tripId: number) => {
      const token = `${ownerId}-${tripId}`;
      await open().shares.insert({
        id: token,
        tripId,
        ownerId,
        tokenDigest: token,
        slot: 0,
        role: 'viewer',
        includes: { ...EVERYTHING, bookingCodes: false, documents: false },
        name: '',
        expiresAt: null,
        createdAt: NOW,
        lastOpenedAt: null,
      });
    };

    test('are all their trips, deleted ones too, and nobody else’s', async () => {
      const [one, other] = [await insert(owner, 1), await insert(owner, 2)];
      await insert(`${owner}-else`, 1);
      await open().trips.update(deleteTrip(other, NOW));
      expect(await open().people.tripsOf(owner, 10)).toEqual([one.id, other.id]);
      expect(await open().people.tripsOf(owner, 1)).toHaveLength(1);
    });

    test('a trip goes for its owner and for nobody else', async () => {
      const { id } = await insert(owner, 1);
      await open().people.removeTrip(`${owner}-else`, id);
      expect(await open().trips.find(id)).not.toBeNull();
      await open().people.removeTrip(owner, id);
      await open().people.removeTrip(owner, id);
      expect(await open().trips.find(id)).toBeNull();
    });

    test('their links are paused and go on, and at the end are removed; others’ stay as they were', async () => {
      const [own, foreign] = [await insert(owner, 1), await insert(`${owner}-else`, 1)];
      await share(owner, own.id);
      await share(`${owner}-else`, foreign.id);
      const isPaused = async (tripId: number) =>
        (await open().shares.listOf(tripId)).map((each) => each.isPaused ?? false);
      await open().people.pauseLinks(owner, true);
      expect([await isPaused(own.id), await isPaused(foreign.id)]).toEqual([[true], [false]]);
      await open().people.pauseLinks(owner, false);
      expect(await isPaused(own.id)).toEqual([false]);
      await open().people.removeLinks(owner);
      expect([await isPaused(own.id), await isPaused(foreign.id)]).toEqual([[], [false]]);
    });
  });
}
