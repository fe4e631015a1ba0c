/** A list where no place keeps every hard wish: which wishes give way, and the places that come nearest. */
import { keeps } from './conditions.model';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isComparison } from './comparison.model';
import { roomRate } from './cost.model';
import { isLookedAt } from './needs.model';
import type { SourcedWish } from './wishes.model';

/** What is put up with for something rare: money, hours and changes. */
const COMFORTS: readonly SourcedWish['kind'][] = ['most-stops', 'most-night', 'most-fare', 'most-cost', 'most-hours'];
export const isComfort = ({ kind }: SourcedWish): boolean => COMFORTS.includes(kind);

/** Wishes that rule places out, in the order in which they give way: comfort and money first, what somebody needs last. */
const ORDER: readonly SourcedWish['kind'][] = [
  ...COMFORTS,
  'move',
  ...(['most-warmth', 'least-warmth', 'days', 'months', 'thing', 'means', 'place', 'need'] as const),
];

/** Who names the very place they go to is told what it lacks, before anything else is proposed: it gives way last of all. */
const turnOf = (wish: SourcedWish): number =>
  wish.kind === 'place' && wish.place.type === 'destination' ? ORDER.length : ORDER.indexOf(wish.kind);

/** What a place may break, and says so: hard wishes, and needs that are looked at however they were said. */
export const isCondition = (wish: SourcedWish): boolean =>
  (wish.strength === 'hard' || isLookedAt(wish)) &&
  ORDER.includes(wish.kind) &&
  !isExclusion(wish) &&
  (wish.kind !== 'move' || isComparison(wish));

/** A place that was left out by name never comes back. */
export const isExclusion = (wish: SourcedWish): boolean =>
  wish.kind === 'similar' || (wish.kind === 'place' && !wish.isWanted);

/**
 * The first answer that is given without some of the wishes, and those, the one that costs most first. One alone gives way
 * before two do, and of those alike the one that comes first in the order; several give way together in that order, and
 * each that was not in the way comes back. Null where there is none even without all of them.
 */
export function relax<Answer>(
  wishes: readonly SourcedWish[],
  answerWithout: (unmet: readonly SourcedWish[]) => Answer | null,
): { answer: Answer; unmet: readonly SourcedWish[] } | null {
  const limits = wishes.filter(isCondition).sort((one, other) => turnOf(one) - turnOf(other));
  const together = limits.map((_, at) => limits.slice(0, at + 1)).slice(1);
  for (const unmet of [...limits.map((limit) => [limit]), ...together]) {
    const answer = answerWithout(unmet);
    if (answer !== null) return fewest({ answer, unmet: unmet.toReversed() }, answerWithout);
  }
  return null;
}

function fewest<Answer>(
  found: { answer: Answer; unmet: readonly SourcedWish[] },
  answerWithout: (unmet: readonly SourcedWish[]) => Answer | null,
) {
  return found.unmet.slice(1).reduce((least, wish) => {
    const unmet = least.unmet.filter((each) => each !== wish);
    const answer = answerWithout(unmet);
    return answer === null ? least : { answer, unmet };
  }, found);
}

/** The wishes with some that give way: a figure still weighs, the others are gone. */
export function softened(wishes: readonly SourcedWish[], unmet: readonly SourcedWish[]): SourcedWish[] {
  const isGone = ({ kind }: SourcedWish) => ['days', 'months', 'place', 'need', 'thing'].includes(kind);
  return wishes.flatMap((wish): SourcedWish[] => {
    if (!unmet.includes(wish)) return [wish];
    return isGone(wish) ? [] : [{ ...wish, strength: 'soft' }];
  });
}

/** The nearest to the wishes that gave way first; those that are as near stay in their order. */
export const byNearness = (unmet: readonly SourcedWish[], criteria: MatchCriteria) => {
  const asked = { ...criteria, wishes: [...criteria.wishes, ...unmet] };
  const away = (candidate: Candidate) => unmet.reduce((sum, wish) => sum + distance(candidate, wish, asked), 0);
  return (one: Candidate, other: Candidate): number => away(one) - away(other);
};

/** The candidates that come nearest to the wishes that gave way: so many, and all that are as near as the last of them. */
export function nearest(
  candidates: Candidate[],
  { unmet, howMany }: { unmet: readonly SourcedWish[]; howMany: number },
  criteria: MatchCriteria,
): Candidate[] {
  if (unmet.length === 0) return candidates;
  const asked = { ...criteria, wishes: [...criteria.wishes, ...unmet] };
  const away = new Map(
    candidates.map((each) => [each, unmet.reduce((sum, wish) => sum + distance(each, wish, asked), 0)]),
  );
  const farthest = [...away.values()].sort((one, other) => one - other)[howMany - 1] ?? Number.POSITIVE_INFINITY;
  return candidates.filter((each) => (away.get(each) ?? 0) <= farthest);
}

/** Above a sum or a number of hours: by which share. */
const over = (is: number, most: number) => is / Math.max(1, most) - 1;
/** Degrees and minutes that weigh as much as a wish that is broken altogether. */
const DEGREES = 10;
const MINUTES = 600;

/** How far a place is from keeping a wish: 0 where it does, about 1 where it is altogether broken. */
function distance(candidate: Candidate, wish: SourcedWish, criteria: MatchCriteria): number {
  if (keeps(candidate, wish, criteria)) return 0;
  const { travel, cost, high } = candidate;
  switch (wish.kind) {
    case 'most-hours':
      return over(travel.minutes, wish.hours * 60);
    case 'most-fare':
      return over(travel.fare, wish.usd);
    case 'most-cost':
      return over(cost.total, wish.usd);
    case 'most-night':
      return over(roomRate(cost, criteria.party), wish.usd);
    case 'most-stops':
      return (travel.changes ?? 0) - wish.stops;
    case 'least-warmth':
    case 'most-warmth':
      return Math.abs(high - wish.celsius) / DEGREES;
    case 'means':
      return wish.means === 'no-flying' ? travel.minutes / MINUTES : 1;
    default:
      return 1;
  }
}
