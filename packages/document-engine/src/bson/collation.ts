import { isDocument, toNumber, type Document } from './document';
import { CommandError } from '../errors';

/** How texts are compared: by letters alone (strength 1), or by letters and accents (2). Case never counts. */
export interface Collation {
  locale: string;
  strength: 1 | 2;
}

/** The locales whose order is CLDR's root order, which is the one there is here. */
const LOCALES = new Set(['en', 'en_US', 'en_GB', 'de', 'fr', 'it', 'nl', 'pt']);

/** What `listIndexes` says beside locale and strength; another value of one of these is refused. */
const FIXED: Document = {
  caseLevel: false,
  caseFirst: 'off',
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};

/**
 * Reads the `collation` of a command or an index; undefined means plain comparison.
 * @throws CommandError 2 for a collation this engine does not have
 */
export function parseCollation(given: unknown): Collation | undefined {
  if (given === undefined || given === null) return undefined;
  if (!isDocument(given)) throw new CommandError(14, 'Expected field collation to be of type object');
  const { locale, strength, version: _version, ...rest } = given;
  if (locale === 'simple') return undefined;
  if (typeof locale !== 'string' || !LOCALES.has(locale)) {
    throw new CommandError(2, `collations of the locale '${String(locale)}' are not supported by this engine`);
  }
  const level = toNumber(strength, 3);
  if (level !== 1 && level !== 2) {
    throw new CommandError(2, `collations of strength ${level} are not supported by this engine, only 1 and 2`);
  }
  const odd = Object.keys(rest).find((option) => !Object.hasOwn(FIXED, option) || rest[option] !== FIXED[option]);
  if (odd) throw new CommandError(2, `the collation option '${odd}' is not supported by this engine`);
  return { locale, strength: level };
}

/** The whole collation as MongoDB lists it. */
export function describeCollation({ locale, strength }: Collation): Document {
  const { caseLevel, caseFirst, ...rest } = FIXED;
  return { locale, caseLevel, caseFirst, strength, ...rest, version: '57.1' };
}

/** True when two reads or indexes compare texts alike. */
export function sameCollation(left: Collation | undefined, right: Collation | undefined): boolean {
  return left?.locale === right?.locale && left?.strength === right?.strength;
}

/**
 * A value whose plain comparison is the comparison by the collation: every text in it becomes its key. Without a
 * collation the value itself.
 */
export function foldValue(value: unknown, collation: Collation | undefined): unknown {
  if (!collation) return value;
  if (typeof value === 'string') return foldText(value, collation.strength);
  if (Array.isArray(value)) return value.map((element) => foldValue(element, collation));
  if (!isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, foldValue(child, collation)]));
}

/** Letters that CLDR's root order takes for others with something like an accent. Unicode does not take them apart. */
const LIKE_ACCENTED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h' };
const LIKE = new RegExp(`[${Object.keys(LIKE_ACCENTED).join('')}]`, 'g');

// Letters decide first, accents only between texts of the same letters: so letters come first in the key.
function foldText(text: string, strength: 1 | 2): string {
  const accented = text.normalize('NFKD').toLowerCase().replaceAll('ς', 'σ').normalize('NFKD');
  const letters = accented.replace(/\p{M}/gu, '').replace(LIKE, (letter) => LIKE_ACCENTED[letter] ?? letter);
  return strength === 1 ? letters : `${letters}\0${accented}`;
}
