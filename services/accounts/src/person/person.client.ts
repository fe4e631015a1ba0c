/** What other services store about a person: collected for a download, paused and removed when somebody leaves. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { travelStatisticsSchema, type TravelStatistics } from '@sojourn/contracts/account';
import {
  personAnswersSchema,
  personHistorySchema,
  personTipsSchema,
  personTripListSchema,
  personTripSchema,
  type PersonHistory,
  type PersonTips,
  type PersonTrip,
} from '@sojourn/contracts/data-rights';
import { personWatchesSchema } from '@sojourn/contracts/watch';
import { AppError, unavailable, type Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** Every method throws AppError `unavailable` while the service that is asked is away. */
export type PersonClient = {
  /** The numbers of all their trips, deleted ones too. */
  listTrips(userId: string): Promise<number[]>;
  readTrip(userId: string, tripId: number): Promise<PersonTrip>;
  /** @param before a version; the newest changes without it */
  readHistory(userId: string, tripId: number, before?: number): Promise<PersonHistory>;
  openFile(userId: string, file: { tripId: number; fileId: string }): Promise<Readable>;
  /** What they have written on tip boards, and what they like and report there. */
  listTips(userId: string): Promise<PersonTips>;
  /** What their trips add up to, as the profile shows it. */
  readStatistics(userId: string): Promise<TravelStatistics>;
  /** Recommendations that are stored for them. */
  listAnswers(userId: string): Promise<unknown[]>;
  /** The prices they watch, stopped ones too. */
  listWatches(userId: string): Promise<unknown[]>;
  pauseLinks(userId: string, arePaused: boolean): Promise<void>;
  /** Removes everything; may be repeated. */
  removeAll(userId: string): Promise<void>;
};

/** One service that is asked, and where its files are read. */
export type PersonClientParts = {
  trips: Pick<Upstream, 'request'>;
  ai: Pick<Upstream, 'request'>;
  search: Pick<Upstream, 'request'>;
  tripsUrl: string;
  /** Makes the token of a call to trips about a person. */
  sign: (userId: string) => Promise<string>;
};

/** Somebody waits for links to be paused; what fails is tried again later. */
const PAUSE_MS = 3_000;
/** A file is 10 MB at most. */
const FILE_MS = 60_000;

const about = (sub: string) => ({ identity: { sub, kind: 'data-rights' } as const });
const removedSchema = z.object({ isDone: z.boolean() });

export function createPersonClient({ trips, ai, search, tripsUrl, sign }: PersonClientParts): PersonClient {
  const removeTrips = async (userId: string): Promise<void> => {
    const call = { method: 'DELETE', path: '/person', schema: removedSchema, ...about(userId) } as const;
    for (let { isDone } = await trips.request(call); !isDone;) ({ isDone } = await trips.request(call));
  };
  return {
    listTrips: (userId) =>
      trips.request({ method: 'GET', path: '/person/trips', schema: personTripListSchema, ...about(userId) }),
    readTrip: (userId, tripId) =>
      trips.request({ method: 'GET', path: `/person/trips/${tripId}`, schema: personTripSchema, ...about(userId) }),
    readHistory: (userId, tripId, before) =>
      trips.request({
        method: 'GET',
        path: `/person/trips/${tripId}/history`,
        query: { before },
        schema: personHistorySchema,
        ...about(userId),
      }),
    async openFile(userId, { tripId, fileId }) {
      const path = `/person/trips/${tripId}/files/${encodeURIComponent(fileId)}`;
      const authorization = `Bearer ${await sign(userId)}`;
      const answer = await fetch(new URL(path, tripsUrl), {
        headers: { authorization },
        signal: AbortSignal.timeout(FILE_MS),
      }).catch((cause: unknown) => {
        throw unavailable('trips', cause);
      });
      if (answer.status === 404) throw new AppError('not-found', 'This document does not exist.');
      if (!answer.ok || !answer.body) throw unavailable('trips', new Error(`trips answered ${answer.status}`));
      return Readable.fromWeb(answer.body as ReadableStream);
    },
    listTips: (userId) =>
      trips.request({ method: 'GET', path: '/person/tips', schema: personTipsSchema, ...about(userId) }),
    readStatistics: (userId) =>
      trips.request({ method: 'GET', path: '/person/statistics', schema: travelStatisticsSchema, ...about(userId) }),
    listAnswers: (userId) =>
      ai.request({ method: 'GET', path: '/person/answers', schema: personAnswersSchema, ...about(userId) }),
    listWatches: (userId) =>
      search.request({ method: 'GET', path: '/person/watches', schema: personWatchesSchema, ...about(userId) }),
    async pauseLinks(userId, arePaused) {
      await trips.request({
        method: 'PUT',
        path: '/person/links',
        body: { arePaused },
        schema: z.object({}),
        signal: AbortSignal.timeout(PAUSE_MS),
        ...about(userId),
      });
    },
    async removeAll(userId) {
      await removeTrips(userId);
      for (const service of [search, ai]) {
        await service.request({ method: 'DELETE', path: '/person', schema: z.object({}), ...about(userId) });
      }
    },
  };
}
