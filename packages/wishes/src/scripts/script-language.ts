/** What a table of a language that is read by clause says. */

/** How the words of a clause are meant, or a unit of its numbers; see README.md of this package. */
export const roles = [
  'not',
  'except',
  'been',
  'never',
  'past',
  'origin',
  'from',
  'similar',
  'must',
  'soft',
  'ignore',
  'than',
  'ask',
  'asked',
  'filler',
  'block',
  'joins',
  'elsewhere',
  'around',
  'under',
  'over',
  'each',
  'total',
  'night',
  'flight',
  'other',
  'hours',
  'days',
  'nights',
  'weeks',
  'degrees',
  'month',
  'years',
  'people',
  'nothing',
  'JPY',
  'CNY',
  'KRW',
  'SAR',
  'AED',
  'TWD',
  'HKD',
  'USD',
  'EUR',
] as const;
export type ScriptRole = (typeof roles)[number];

/**
 * `words` has a line for each meaning: `English phrase=words`, `/ISO code=names`, `#destination=names`, `@feast=words` and
 * `!role=words`. `unsure` finds letters that turn or doubt a clause, where nothing in it explains them.
 */
export type ScriptLanguage = {
  id: 'ja' | 'zh' | 'ko' | 'ar';
  /** For the names of countries. */
  locales: readonly string[];
  words: string;
  /** Names of countries that are more often another word. */
  notCountries: string;
  unsure: RegExp;
  /** Words of a whole clause that compare or weigh what it names. */
  doubt: RegExp;
  /** Where a clause ends without a mark: an empty place in the text. */
  ends: RegExp;
  /** Letters that say nothing by themselves. */
  plain: RegExp;
  /** What somebody says who wishes. */
  wish: RegExp;
  /** So many letters that nobody knows make a clause something else. */
  mostUnknown: number;
  /** Whether what a clause does to its terms stands behind them. */
  isMarkedBehind: boolean;
};
