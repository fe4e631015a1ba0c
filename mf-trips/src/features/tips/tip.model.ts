/** Travel tips of a destination: what is typed, tags, and how long ago that was. */
import { atMost, manyLines, oneLine } from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';
import { daysBetween } from '@sojourn/travel';

/** A tip as the board of a destination shows it (spec, section 3). */
export type Tip = {
  id: string;
  author: { name: string };
  content: string;
  likes: number;
  comments: number;
  tags: readonly string[];
  /** ISO 8601. */
  createdAt: string;
  userHasLiked: boolean;
  /** Made up by Sojourn, and said to be. */
  isSample: boolean;
  /** Its reader wrote it, and may change it. */
  isOwn: boolean;
};

const MOST_TAGS = 10;

const contentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Tip content cannot be empty'),
    atMost(2_000, 'Please use at most 2,000 characters.'),
    manyLines,
  );
const tagSchema = z.string().check(atMost(40, 'A tag has at most 40 characters.'), oneLine);

/** What is typed of a tip. */
export type TipDraft = { content: string; tags: string };

/** What a draft becomes, or what is wrong with it, by field. */
export type ReadTip = { content: string; tags: string[] } | { faults: { content?: string; tags?: string } };

/** Tags as they are typed: between commas, trimmed, in small letters; empty ones and doubles are dropped (spec, section 5). */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== ''),
  ),
];

/** Reads a draft. */
export function readTip(draft: TipDraft): ReadTip {
  const content = contentSchema.safeParse(draft.content);
  const tags = tagsOf(draft.tags);
  const tagFault =
    tags.length > MOST_TAGS
      ? `Please use at most ${MOST_TAGS} tags.`
      : tags.map((tag) => tagSchema.safeParse(tag).error?.issues[0]?.message).find(Boolean);
  if (content.success && !tagFault) return { content: content.data, tags };
  const message = content.error?.issues[0]?.message;
  return { faults: { ...(message && { content: message }), ...(tagFault && { tags: tagFault }) } };
}

const WEEK = 7;
const MONTH = 30;

/**
 * How long ago a day was (spec, section 9): Today, Yesterday, days under 7, weeks under 30, else null: its date says it.
 * @param today the reader's day
 */
export function sayAge(day: string, today: string): string | null {
  const days = daysBetween(day, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < WEEK) return `${days} days ago`;
  if (days >= MONTH) return null;
  const weeks = Math.floor(days / WEEK);
  return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`;
}

/** A like that is given or taken back: the count moves by one. */
export const toggleLike = <Liked extends Pick<Tip, 'likes' | 'userHasLiked'>>(tip: Liked): Liked => ({
  ...tip,
  userHasLiked: !tip.userHasLiked,
  likes: tip.likes + (tip.userHasLiked ? -1 : 1),
});
