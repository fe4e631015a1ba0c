/** The languages that have a file of their own; the five older ones stand in the tables beside this folder. */
import { dutch } from './dutch';
import type { Language } from './language';
import { portuguese } from './portuguese';

export const languages: readonly Language[] = [dutch, portuguese];

/** The words of each language that `of` picks, behind a bar each: for the end of a group of a regular expression. */
export const alsoIn = (of: (language: Language) => string): string =>
  languages.map((language) => `|${of(language)}`).join('');

/** The words of each language that `of` picks from lists that blanks separate. */
export const wordsIn = (of: (language: Language) => string): string[] =>
  languages.flatMap((language) => of(language).split(' ')).filter(Boolean);
