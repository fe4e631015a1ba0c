import { Readable } from 'node:stream';
import type { PersonTrip } from '@sojourn/contracts/data-rights';
import { AppError } from '@sojourn/node-kit';
import type { PersonClient } from './person.client';

/** Other services in memory: what they have of each person; `isAway` makes every call fail. */
export type FakePersonClient = PersonClient & {
  trips: Map<string, Map<number, PersonTrip>>;
  /** The bytes of a file by its id. */
  files: Map<string, Buffer>;
  answers: Map<string, unknown[]>;
  watches: Map<string, unknown[]>;
  paused: Set<string>;
  isAway: boolean;
};

/** Creates a {@link FakePersonClient}; everybody has a trip of one file. */
export function createFakePersonClient(): FakePersonClient {
  const tripsOf = (userId: string) => fake.trips.get(userId) ?? new Map<number, PersonTrip>();
  const reach = async () => {
    if (fake.isAway) throw new AppError('unavailable', 'Trips are away.', { retryAfterSeconds: 5 });
  };
  const fake: FakePersonClient = {
    trips: new Map(),
    files: new Map(),
    answers: new Map(),
    watches: new Map(),
    paused: new Set(),
    isAway: false,
    async listTrips(userId) {
      await reach();
      return [...tripsOf(userId).keys()];
    },
    async readTrip(userId, tripId) {
      await reach();
      const trip = tripsOf(userId).get(tripId);
      if (!trip) throw new AppError('not-found', 'This trip does not exist.');
      return trip;
    },
    async readHistory(_userId, tripId, before) {
      await reach();
      // Two pages: the newest change, and the first one.
      return before === undefined
        ? { changes: [{ version: 2, of: tripId }], next: 2 }
        : { changes: [{ version: 1, of: tripId }], next: null };
    },
    async openFile(_userId, { fileId }) {
      await reach();
      const bytes = fake.files.get(fileId);
      if (!bytes) throw new AppError('not-found', 'This document does not exist.');
      return Readable.from([bytes]);
    },
    async listTips() {
      await reach();
      return { written: [{ content: 'Go early.' }], liked: ['t1'], reported: [] };
    },
    async readStatistics(userId) {
      await reach();
      return { trips: tripsOf(userId).size, countries: 1, activities: 3 };
    },
    async listAnswers(userId) {
      await reach();
      return fake.answers.get(userId) ?? [];
    },
    async listWatches(userId) {
      await reach();
      return fake.watches.get(userId) ?? [];
    },
    async pauseLinks(userId, arePaused) {
      await reach();
      if (arePaused) fake.paused.add(userId);
      else fake.paused.delete(userId);
    },
    async removeAll(userId) {
      await reach();
      fake.trips.delete(userId);
      fake.answers.delete(userId);
      fake.watches.delete(userId);
    },
  };
  return fake;
}
