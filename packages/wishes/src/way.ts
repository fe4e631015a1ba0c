/** What words about a journey itself mean, whatever they are. */
import type { Meaning } from './wish';

/**
 * `means` when it is wanted, `unless` when it is not; null for what changes nothing. A limit is hard however it is said, what is
 * only liked is soft unless it must be.
 */
export type Way = {
  isLimit?: boolean;
  isLiked?: boolean;
  label: string;
  means: Meaning | null;
  unless?: { label: string; means: Meaning };
  words: string;
};

/** What somebody cannot do without. */
export const need = (id: Extract<Meaning, { kind: 'need' }>['need']): Meaning => ({ kind: 'need', need: id });
