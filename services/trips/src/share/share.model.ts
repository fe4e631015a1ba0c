/** A link to a trip: what its holder may see and do, and until when. */
import type { ChangeAuthor, Share as ShareOnTheWire, SharedDetails, ShareDraft } from '@sojourn/contracts/plan';

/**
 * A link as it is stored: of its token the digest, by which it is found, and the token itself sealed, for its owner. No two of a trip have the same `slot`, which bounds
 * how many there are.
 */
export type Share = Omit<ShareDraft, 'expiresAt'> & {
  id: string;
  tripId: number;
  ownerId: string;
  tokenDigest: string;
  /** Absent in links from before tokens were sealed, and where there is no key. */
  sealedToken?: string | undefined;
  slot: number;
  expiresAt: Date | null;
  createdAt: Date;
  lastOpenedAt: Date | null;
  /** While its owner is leaving: it opens nothing, and may open the trip again. */
  isPaused?: boolean;
};

/** The database takes expired links away every minute or so; until then they open nothing all the same. */
export const isExpired = ({ expiresAt }: Share, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** The lowest slot that is free, of so many; undefined when none is. */
export function freeSlot(shares: readonly Share[], slots: number): number | undefined {
  const taken = new Set(shares.map(({ slot }) => slot));
  return Array.from({ length: slots }, (_, slot) => slot).find((slot) => !taken.has(slot));
}

/** Whoever comes by a link, as the author of a change. */
export const authorOf = ({ id, role, name }: Share): ChangeAuthor => ({ role, link: name, linkId: id });

/** What a link shows that was made when only codes and documents could be left out. */
export const includesOf = (known: Partial<SharedDetails>): SharedDetails => ({
  bookingCodes: false,
  documents: false,
  notes: true,
  costs: true,
  people: true,
  addresses: true,
  ...known,
});

/** @param token null where it cannot be told */
export function toWire(share: Share, token: string | null): ShareOnTheWire {
  const { id, role, includes, name, expiresAt, createdAt, lastOpenedAt } = share;
  return {
    id,
    role,
    includes,
    name,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    token,
  };
}
