/** What a card says of wishes that no fact of the catalogue shows by itself: each that was read is answered on it. */
import type { FittingWish } from '@sojourn/contracts';
import { formatDollars, formatMinutes } from '@sojourn/travel';
import type { Direction } from '@sojourn/wishes';
import { missesOf } from './breaks.model';
import type { Candidate, MatchCriteria } from './candidate.model';
import { keeps } from './conditions.model';
import { fitsOf } from './claims.model';
import { meanOf, measures } from './moves.model';
import { quietOf } from './topic.model';
import type { SourcedWish } from './wishes.model';

/** Wishes met, and those missed, each with how. */
type Answers = { fits: FittingWish[]; misses: FittingWish[] };

const QUIET = 0.5;
/** The figure that tells a direction. */
const figures: Partial<Record<Direction, (candidate: Candidate) => string>> = {
  cheaper: ({ cost }) => formatDollars(cost.total),
  pricier: ({ cost }) => formatDollars(cost.total),
  closer: ({ travel }) => formatMinutes(travel.minutes),
  farther: ({ travel }) => formatMinutes(travel.minutes),
  colder: ({ high }) => `${Math.round(high)} °C`,
  warmer: ({ high }) => `${Math.round(high)} °C`,
};

/** Whether a place goes in a direction: by what it is, or against the list that was shown; null where nothing tells. */
function goes(candidate: Candidate, towards: Direction, before: readonly Candidate[]): boolean | null {
  if (towards === 'quieter') return quietOf(candidate.entry) >= QUIET;
  if (towards === 'livelier') return measures.livelier(candidate) > 0;
  if (towards === 'different' || towards === 'safer' || before.length === 0) return null;
  const measure = measures[towards];
  return measure(candidate) > meanOf(before, measure);
}

function directionOf(wish: SourcedWish, candidate: Candidate, before: readonly Candidate[]) {
  if (wish.kind !== 'move' || wish.than) return null;
  const isMet = goes(candidate, wish.towards, before);
  if (isMet === null) return null;
  const figure = figures[wish.towards]?.(candidate);
  const evidence =
    !figure || isMet ? (figure ?? '') : `${figure}, not ${wish.label.toLowerCase()} than the earlier picks`;
  const lively = wish.towards === 'quieter' && !isMet ? 'it is a lively place' : evidence;
  return { isMet, label: wish.label, evidence: lively };
}

/** A claim is called by its thing: 'Children' answers 'With children'. */
const sameAs = (label: string): string => label.toLowerCase().replace(/^with /, '');

/** Of all wishes in words: those that a place meets with the facts that show it, and those it misses. */
export function answersOf(candidate: Candidate, criteria: MatchCriteria, before: readonly Candidate[]): Answers {
  const fits = fitsOf(candidate.entry, criteria);
  const misses = missesOf(candidate, criteria);
  const isNew = (label: string, list: readonly FittingWish[]) =>
    !list.some((each) => sameAs(each.label) === sameAs(label));
  const asked = criteria.wishes.filter(({ source }) => source !== 'group');
  const met = asked
    .filter(
      (wish) => (wish.kind === 'need' || (wish.kind === 'thing' && wish.isWanted)) && keeps(candidate, wish, criteria),
    )
    .map(({ label }) => ({ label, evidence: '' }));
  const directions = asked.flatMap((wish) => directionOf(wish, candidate, before) ?? []);
  const told = (isMet: boolean) =>
    directions.filter((each) => each.isMet === isMet).map(({ label, evidence }) => ({ label, evidence }));
  const add = (list: FittingWish[], more: readonly FittingWish[]) =>
    more.reduce((all, each) => (isNew(each.label, all) ? [...all, each] : all), list);
  return { fits: add(fits, [...met, ...told(true)]), misses: add(misses, told(false)) };
}
