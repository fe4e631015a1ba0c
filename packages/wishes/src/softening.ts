/** Wishes that somebody would like to see met, where it can be: 'if possible', 'preferably', 'rather not'. */
import type { Piece } from './pieces';
import type { Meant } from './wish';

/** Which of a clause's wishes are no conditions: from one on, up to another. */
export type Softened = { from: number; until: number };

/**
 * What the words at `at` soften of a clause of which `said` wishes were read: 'by train if possible' speaks of what was just
 * said, 'if possible by train' of what comes.
 */
export function softenedAt(said: number, pieces: readonly Piece[], at: number): Softened {
  const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'filler');
  const isLast = !next || next.kind === 'comma' || (next.kind === 'role' && next.role === 'and');
  return isLast ? { from: Math.max(0, said - 1), until: Math.max(1, said) } : { from: said, until: Infinity };
}

/** When is asked for as it is said. */
const NEVER_SOFTENED = new Set<Meant['meaning']['kind']>(['months']);

/** The same wish, one that weighs instead of ruling out. */
export const softened = <Said extends Meant>(said: Said): Said =>
  NEVER_SOFTENED.has(said.meaning.kind) ? said : { ...said, strength: 'soft' };
