/** Chance that depends on nothing but its words, so that one seed walks one way. */
import { createHash } from 'node:crypto';

/** From 0 (included) to 1 (excluded). */
export const chanceOf = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;

/** A whole number below `end`. */
export const numberBelow = (end: number, ...words: readonly (string | number)[]): number =>
  Math.floor(chanceOf(...words) * end);
