/** The use cases of links: their owner makes, lists and revokes them; whoever holds one opens the trip with it. */
import { randomUUID } from 'node:crypto';
import {
  MOST_SHARES,
  type CommandRequest,
  type NewShare,
  type OpenedPlan,
  type PlanNews,
  type Share as ShareOnTheWire,
  type ShareDraft,
} from '@sojourn/contracts/plan';
import { AppError, digestOfToken, isLinkToken, newLinkToken, type Logger } from '@sojourn/node-kit';
import type { PlanReader, PlanService } from '../plan/plan.service';
import { isDeleted } from '../trip/trip.model';
import type { TripRepository } from '../trip/trip.repository';
import { tripNotFound } from '../trip/trip-not-found';
import { authorOf, freeSlot, isExpired, toWire, type Share } from './share.model';
import type { ShareRepository } from './share.repository';
import { createTokenSeal, type TokenSeal } from './token-seal';

const ATTEMPTS = 5;
/** When a link was opened last is written once in so long. */
const OPENED_EVERY_MS = 60_000;

export type ShareParts = {
  shares: ShareRepository;
  trips: Pick<TripRepository, 'find'>;
  plans: PlanService;
  logger: Pick<Logger, 'warn'>;
  seal?: TokenSeal | undefined;
  now?: (() => Date) | undefined;
};

export type ShareService = {
  create(userId: string, tripId: number, draft: ShareDraft): Promise<NewShare>;
  list(userId: string, tripId: number): Promise<ShareOnTheWire[]>;
  revoke(userId: string, tripId: number, id: string): Promise<{ id: string }>;
  /** Whom a token makes its holder to a trip, for the calls below. */
  admit(token: string): Promise<ShareHolder>;
  open(holder: ShareHolder): Promise<OpenedPlan>;
  /** Whose trip it is. */
  ownerOf(holder: ShareHolder): Promise<{ ownerId: string }>;
  news(holder: ShareHolder, after: number): Promise<PlanNews>;
  run(holder: ShareHolder, key: string, request: CommandRequest): Promise<PlanNews>;
};

/** Somebody who came by a link that is in force. */
export type ShareHolder = { share: Share; reader: PlanReader };

/** The one answer to every token that opens nothing, whatever the reason. */
const nothingShared = () =>
  new AppError('not-found', 'This link does not open a trip. Please ask whoever shared it for a new one.');

export function createShareService(parts: ShareParts): ShareService {
  const { shares, trips, plans, logger, seal = createTokenSeal(undefined), now = () => new Date() } = parts;
  const requireOwn = async (userId: string, tripId: number): Promise<void> => {
    const trip = await trips.find(tripId);
    if (!trip || trip.ownerId !== userId || isDeleted(trip)) throw tripNotFound();
  };

  /** The links of a trip that are in force; expired ones make room. */
  const inForce = async (tripId: number): Promise<Share[]> => {
    const found = await shares.listOf(tripId);
    const expired = found.filter((share) => isExpired(share, now()));
    for (const { id } of expired) await shares.remove(tripId, id);
    return found.filter((share) => !expired.includes(share));
  };

  const insertNext = async (share: Omit<Share, 'slot'>): Promise<void> => {
    for (let tried = 0; tried < ATTEMPTS; tried += 1) {
      const slot = freeSlot(await inForce(share.tripId), MOST_SHARES);
      if (slot === undefined) {
        const message = `A trip has at most ${MOST_SHARES} links. Please revoke one that is no longer needed.`;
        throw new AppError('limit-reached', message);
      }
      if ((await shares.insert({ ...share, slot })) === 'inserted') return;
    }
    const message = 'Links to this trip are being made somewhere else. Please try again in a moment.';
    throw new AppError('overloaded', message, { retryAfterSeconds: 1 });
  };

  const markOpened = async ({ id, lastOpenedAt }: Share): Promise<void> => {
    if (lastOpenedAt && now().getTime() - lastOpenedAt.getTime() < OPENED_EVERY_MS) return;
    try {
      await shares.markOpened(id, now());
    } catch (error) {
      // A trip can be read while nothing can be written.
      logger.warn({ cause: String(error) }, 'the opening of a link was not written down');
    }
  };

  return {
    async create(userId, tripId, draft) {
      await requireOwn(userId, tripId);
      const createdAt = now();
      const expiresAt = draft.expiresAt === null ? null : new Date(draft.expiresAt);
      if (expiresAt && expiresAt <= createdAt) {
        const message = 'Please choose a time in the future.';
        throw new AppError('bad-input', message, { details: [{ path: 'expiresAt', message }] });
      }
      const token = newLinkToken();
      const id = randomUUID();
      const own = { id, tripId, ownerId: userId, tokenDigest: digestOfToken(token), sealedToken: seal.seal(token, id) };
      const share = { ...draft, ...own, expiresAt, createdAt, lastOpenedAt: null };
      await insertNext(share);
      return { ...toWire({ ...share, slot: 0 }, token), token };
    },

    async list(userId, tripId) {
      await requireOwn(userId, tripId);
      const found = await shares.listOf(tripId);
      const inForceNow = found.filter((share) => !isExpired(share, now()));
      return inForceNow.map((share) => toWire(share, seal.open(share.sealedToken, share.id)));
    },

    async revoke(userId, tripId, id) {
      await requireOwn(userId, tripId);
      await shares.remove(tripId, id);
      return { id };
    },

    async admit(token) {
      const share = isLinkToken(token) ? await shares.findByToken(digestOfToken(token)) : null;
      if (!share || share.isPaused || isExpired(share, now())) throw nothingShared();
      const { tripId, ownerId, includes } = share;
      const trip = await trips.find(tripId);
      if (!trip || trip.ownerId !== ownerId || isDeleted(trip)) throw nothingShared();
      return { share, reader: { tripId, ownerId, by: authorOf(share), sees: includes, missing: nothingShared } };
    },

    async open({ share, reader }) {
      const opened = await plans.open(reader);
      await markOpened(share);
      return opened;
    },

    ownerOf: async ({ share }) => ({ ownerId: share.ownerId }),

    news: ({ reader }, after) => plans.news(reader, after),

    run: ({ reader }, key, request) => plans.run(reader, key, request),
  };
}
