/** Travel tips of a destination: what is typed, tags, and how long ago that was. */
import { tipContentSchema, tipTagsSchema, type Tip as PostedTip } from '@sojourn/contracts/tip';
import { daysBetween, formatCount } from '@sojourn/travel';

/** A tip as the board of a destination shows it (spec, section 3). */
export type Tip = Pick<
  PostedTip,
  'id' | 'author' | 'content' | 'likes' | 'comments' | 'userHasLiked' | 'isOwn' | 'isHidden' | 'version'
> & {
  tags: readonly string[];
  /** Null for what Sojourn knows itself: nobody has posted it on a day. */
  createdAt: string | null;
  /** Written by Sojourn, and said to be. */
  isSample: boolean;
  /** Stored by this browser alone: nobody else sees it. */
  isLocal: boolean;
};

/** What somebody has posted for everybody, as it is shown beside what this browser has. */
export const postedTip = (tip: PostedTip): Tip => ({ ...tip, isSample: false, isLocal: false });

/** What is typed of a tip. */
export type TipDraft = { content: string; tags: string };

/** What a draft becomes, or what is wrong with it, by field. */
export type ReadTip = { content: string; tags: string[] } | { faults: { content?: string; tags?: string } };

/** Reads a draft; tags stand between commas. */
export function readTip(draft: TipDraft): ReadTip {
  const content = tipContentSchema.safeParse(draft.content);
  const tags = tipTagsSchema.safeParse(draft.tags.split(','));
  if (content.success && tags.success) return { content: content.data, tags: tags.data };
  const [message, tagFault] = [content, tags].map(({ error }) => error?.issues[0]?.message);
  return { faults: { ...(message && { content: message }), ...(tagFault && { tags: tagFault }) } };
}

const WEEK = 7;
const MONTH = 30;

/**
 * How long ago a day was (spec, section 9): Today, Yesterday, days under 7, weeks under 30, else null: its date says it.
 * @param today the reader's day
 */
export function formatTipAge(day: string, today: string): string | null {
  const days = daysBetween(day, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < WEEK) return `${days} days ago`;
  if (days >= MONTH) return null;
  return `${formatCount(Math.floor(days / WEEK), 'week')} ago`;
}

/** A like that is given or taken back: the count moves by one. */
export const toggleLike = <Liked extends Pick<Tip, 'likes' | 'userHasLiked'>>(tip: Liked): Liked => ({
  ...tip,
  userHasLiked: !tip.userHasLiked,
  likes: tip.likes + (tip.userHasLiked ? -1 : 1),
});
