/** Words that compare, and what a 'no' is about: 'warmer than London' asks for no London, 'no rain in May' for May. */
import type { Reader } from './reader';
import type { Piece } from './pieces';

const THAN = new Set('than as als wie que di del della de da dal dalla come comme como'.split(' '));
// In a list without a comma these stand before every part of it.
export const articles: ReadonlySet<string> = new Set('le la les el los las il lo gli i die der das den'.split(' '));
const WHEN = new Set('in im en au a al ad ne nel'.split(' '));

/** Whether this word, right behind 'warmer' or 'crowded', says with what is compared: a place that nobody asks for. */
export const isYardstick = ({ last, gap }: Reader, word: string): boolean =>
  gap === 0 && last?.piece.term.type === 'way' && THAN.has(word);

/** Reads a 'than'; false for a word that is none. */
export function compares(reader: Reader, word: string): boolean {
  if (isYardstick(reader, word)) {
    Object.assign(reader, { mode: 'origin', hasTerm: false } satisfies Partial<Reader>);
    return true;
  }
  // 'rather mountains than sea': what comes now is liked less.
  const isRather = reader.gap === 0 && reader.mode === 'want' && reader.last?.piece.term.type === 'thing';
  if (!isRather || !(word === 'than' || word === 'als')) return false;
  reader.soft = { from: reader.clause.length, until: Infinity };
  Object.assign(reader, { mode: 'not', hasTerm: false } satisfies Partial<Reader>);
  return true;
}

/** Whether a 'no' is spent on a word that nobody knows, and not on this time of the year: 'where it does not rain in May'. */
export const isOfUnknown = ({ mode, hasUnknown, hasTerm }: Reader, { kind, ...piece }: Piece): boolean =>
  mode === 'not' && hasUnknown && !hasTerm && kind === 'term' && 'term' in piece && piece.term.type === 'time';

export const isWhen = (word: string): boolean => WHEN.has(word);
