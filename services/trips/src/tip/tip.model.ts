/** A tip of a destination, or a comment on one: who may see it, and what changes it. */
import { RESTORABLE_DAYS } from '@sojourn/contracts';
import { tipLimits, type Tip as TipOnTheWire } from '@sojourn/contracts/tip';
import { utcDayOf } from '@sojourn/travel';

/**
 * A tip as it is stored. `board` is its destination's (`tipBoardOf`). `slot` is one of its author's for the day it was
 * posted on: no two posts have the same, which bounds how many there are. `key` is the idempotency key it was posted under,
 * `digest` that of the words then. The three counts follow the marks and comments of others.
 */
export type Tip = {
  id: string;
  board: string;
  parentId: string | null;
  destination: string;
  authorId: string;
  author: string;
  content: string;
  tags: string[];
  createdAt: Date;
  version: number;
  likes: number;
  comments: number;
  reports: number;
  slot: string;
  key: string | null;
  digest: string;
  deletedAt: Date | null;
};

/**
 * What an account says of somebody's tip: one of each at most. A `hide` is the report of an account without a proven address:
 * it takes the tip out of that account's sight alone, so that nobody silences others with accounts made for it.
 */
export const markKinds = ['like', 'report', 'hide'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What takes a tip out of somebody's sight. */
export const reportKinds: readonly MarkKind[] = ['report', 'hide'];

/** That an account likes or reports a tip. */
export type Mark = { tipId: string; userId: string; kind: MarkKind; at: Date };

/** Who reads, null for a guest, and what they like. */
export type TipReader = { userId: string | null; liked: ReadonlySet<string> };

const DAY_MS = 24 * 60 * 60 * 1000;
const RESTORABLE_MS = RESTORABLE_DAYS * DAY_MS;

/** The beginning of the day, as limits count days: in UTC, the same for everybody. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/** The nth place (from 0) for a post of somebody on a day. */
export const slotOf = (at: Date, parentId: string | null, nth: number): string =>
  `${utcDayOf(at)} ${parentId === null ? 'tip' : 'comment'} ${nth}`;

/** How many an account may post on a day. */
export const mostADay = (parentId: string | null): number =>
  parentId === null ? tipLimits.tipsPerDay : tipLimits.commentsPerDay;

/** How many marks of a kind an account may make on a day. */
export const marksADay: Record<MarkKind, number> = {
  like: tipLimits.likesPerDay,
  report: tipLimits.reportsPerDay,
  hide: tipLimits.reportsPerDay,
};

/** Whether enough accounts have reported it to hide it from everybody but its author. */
export const isHidden = ({ reports }: Pick<Tip, 'reports'>): boolean => reports >= tipLimits.reportsToHide;

/** Whether somebody finds it at all; what they have reported themselves is left out of lists alone. */
export const isOpenTo = (tip: Tip, userId: string | null): boolean =>
  tip.deletedAt === null && (!isHidden(tip) || tip.authorId === userId);

export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORABLE_MS);

/** A tip or comment as its author gets it in a download. */
export const recordOf = ({ id, parentId, destination, content, tags, createdAt, likes, comments, deletedAt }: Tip) => ({
  ...{ id, destination, content, tags, likes, comments },
  commentOn: parentId,
  createdAt: createdAt.toISOString(),
  deletedAt: deletedAt && deletedAt.toISOString(),
});

/** What was deleted before can no longer be brought back. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - RESTORABLE_MS);

export function toWire(tip: Tip, { userId, liked }: TipReader): TipOnTheWire {
  const { id, parentId, destination, author, content, tags, createdAt, version, likes, comments } = tip;
  const isOwn = tip.authorId === userId;
  return {
    ...{ id, parentId, destination, content, tags, version, likes, comments },
    author: { name: author },
    createdAt: createdAt.toISOString(),
    userHasLiked: liked.has(id),
    isOwn,
    isHidden: isOwn && isHidden(tip),
  };
}
