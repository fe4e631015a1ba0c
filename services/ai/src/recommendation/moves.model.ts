/** Directions: cheaper, closer, warmer and the like, against the list that was shown or against the usual place. */
import type { Direction } from '@sojourn/wishes';
import type { Candidate } from './candidate.model';
import { HOW_MANY } from './selection.model';
import { hasTrait, quietOf, rankStrength } from './topic.model';
import type { SourcedWish } from './wishes.model';

/** The list that was shown; empty when a direction is against the usual place. */
export type Earlier = { before: readonly Candidate[] };

/** What each direction measures; more is better. */
export const measures: Readonly<Record<Exclude<Direction, 'different'>, (candidate: Candidate) => number>> = {
  cheaper: ({ cost }) => -cost.total,
  pricier: ({ cost }) => cost.total,
  closer: ({ travel }) => -travel.km,
  farther: ({ travel }) => travel.km,
  colder: ({ high }) => -high,
  warmer: ({ high }) => high,
  quieter: ({ entry }) => quietOf(entry),
  livelier: ({ entry }) => rankStrength(entry.vacationTypes, 'party') + rankStrength(entry.vacationTypes, 'urban'),
  safer: ({ entry }) => (hasTrait(entry, 'safe') ? 1 : 0),
};
/** The mean of a figure over candidates; 0 of none. */
export const meanOf = (candidates: readonly Candidate[], read: (candidate: Candidate) => number): number =>
  candidates.reduce((sum, candidate) => sum + read(candidate), 0) / Math.max(1, candidates.length);

const A_MOVE = 30;
/** A hair's breadth is no move: a twelfth, or it does not count. */
const A_TWELFTH = 1 / 12;

/** The candidates that lie further in every direction that was asked for. */
export function moved(candidates: Candidate[], wishes: readonly SourcedWish[], { before }: Earlier): Candidate[] {
  return wishes.reduce(
    (left, wish) =>
      wish.kind === 'move' ? movedOnce(left, wish.towards, wish.source === 'refinement' ? before : []) : left,
    candidates,
  );
}

function movedOnce(candidates: Candidate[], direction: Direction, before: readonly Candidate[]): Candidate[] {
  if (direction === 'different') {
    const shown = new Set(before.map(({ entry }) => entry.id));
    return shown.size >= candidates.length ? candidates : candidates.filter(({ entry }) => !shown.has(entry.id));
  }
  const measure = measures[direction];
  const against = before.length > 0 ? before : candidates;
  const usual = meanOf(against, measure);
  const ranked = [...candidates].sort((one, other) => measure(other) - measure(one));
  const further = ranked.filter((candidate) => measure(candidate) > usual + Math.abs(usual) * A_TWELFTH);
  // Where the earlier list was at the end of the scale already, the nearest to that end is as far as one can go.
  const kept = further.length >= HOW_MANY ? further : ranked.slice(0, HOW_MANY);
  return kept.map((candidate, at) => ({ ...candidate, score: candidate.score + A_MOVE * (1 - at / kept.length) }));
}
