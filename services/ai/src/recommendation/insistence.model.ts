/** Wishes for things that not every place has: whoever asks for one is shown places that have it, as long as there are some. */
import { thingOf } from '@sojourn/wishes';
import type { Candidate, MatchCriteria } from './candidate.model';
import { keeps } from './conditions.model';
import { HAS, hasTrait, rankStrength, strengthOf } from './topic.model';
import type { SourcedWish } from './wishes.model';

/** `relaxed` are wishes that could not be held to; `others` are without a rare thing that is only liked. */
export type Insisted = { candidates: Candidate[]; others: Candidate[]; relaxed: readonly SourcedWish[] };

/** Common things narrow the choice only where so many places are left to choose from. */
const ENOUGH = 5;
/** And so many are a list. */
const SOME = 3;
/** The way takes at most so many minutes for each day of a vacation, and as many as these on the shortest. */
const A_DAY = 90;
const LONGEST_SHORT = 6.5 * 60;

/** The candidates that have what was wished for; a rare thing out of season everywhere is shown in its own. */
export function insist(score: (criteria: MatchCriteria) => Candidate[], criteria: MatchCriteria): Insisted {
  const { wishes } = criteria;
  const rare = wishes.filter(isRareThing);
  const have = (candidates: Candidate[]) => withLiked(rare.filter(isHard).reduce(keepRare, candidates), rare);
  const scored = score(criteria);
  const inSeason = scored.some(({ entry }) => rare.every(({ thing }) => strengthOf(entry, thing) >= HAS));
  const months = wishes.filter((wish) => wish.kind === 'months');
  // 'aurora in July': the lights cannot come to July, so the month goes to them.
  const timeless = rare.length > 0 && !inSeason && months.length > 0 ? score(without(criteria, months)) : [];
  const isOutOfSeason = timeless.some(({ entry }) => rare.every(({ thing }) => strengthOf(entry, thing) >= HAS));
  const candidates = isOutOfSeason ? have(timeless) : have(scored);
  // The weather first: what else was wished for is had in many places, and who flees the winter wants none of them in snow.
  const common = wishes.filter((wish) => !isRareThing(wish));
  const inTurn = [...common.filter(isWarmth), ...common.filter((wish) => !isWarmth(wish))];
  const narrowed = inTurn.reduce((left, wish) => narrow(left, wish, criteria), affordable(candidates, criteria));
  const isLiked = rare.every(({ strength }) => strength === 'soft');
  const having = new Set(candidates);
  const others = isLiked ? scored.filter((each) => !having.has(each)) : [];
  return { candidates: affordable(bearable(narrowed), criteria), others, relaxed: isOutOfSeason ? months : [] };
}

/** Nobody spends a weekend in the air, nor a fifth of a week, where enough is near; nor twice as long, where enough is nearer than that. */
function bearable(candidates: Candidate[]): Candidate[] {
  const within = (times: number) =>
    candidates.filter(({ days, travel }) => travel.minutes <= times * Math.max(LONGEST_SHORT, A_DAY * days));
  const [near, farther] = [within(1), within(2)];
  if (near.length >= ENOUGH) return near;
  return farther.length >= SOME ? farther : candidates;
}

/** Half as much again is what somebody may stretch to; what costs more is left where enough costs less, and else what is dearest. */
const STRETCH = 1.5;

/** Who has little is not sent where it costs three times that: the warmest of what costs about alike, and not of all. */
function affordable(candidates: Candidate[], { preferences }: MatchCriteria): Candidate[] {
  if (preferences.budget <= 0) return candidates;
  const cheapestFirst = candidates.toSorted((one, other) => one.cost.total - other.cost.total);
  const enough = cheapestFirst[ENOUGH - 1]?.cost.total ?? Infinity;
  const most = Math.max(preferences.budget * STRETCH, enough);
  return candidates.filter(({ cost }) => cost.total <= most);
}

type RareThing = SourcedWish & { kind: 'thing' };

/** The rare things that were wished for and that no place of a list has. */
export const lacking = (chosen: readonly Candidate[], { wishes }: Pick<MatchCriteria, 'wishes'>): RareThing[] =>
  wishes.filter(isRareThing).filter(({ thing }) => chosen.every(({ entry }) => strengthOf(entry, thing) < HAS));

export const isRareThing = (wish: SourcedWish): wish is RareThing =>
  wish.kind === 'thing' && wish.isWanted && thingOf(wish.thing).isRare;

const without = (criteria: MatchCriteria, gone: readonly SourcedWish[]): MatchCriteria => ({
  ...criteria,
  wishes: criteria.wishes.filter((wish) => !gone.includes(wish)),
});

function keepRare(candidates: Candidate[], { thing }: RareThing): Candidate[] {
  const having = candidates.filter(({ entry }) => strengthOf(entry, thing) >= HAS);
  return having.length > 0 ? having : candidates;
}

const isHard = ({ strength }: SourcedWish) => strength === 'hard';

/** Of several rare things that are liked one is enough to stay: surf and yoga are at one place of the world. */
function withLiked(candidates: Candidate[], rare: readonly RareThing[]): Candidate[] {
  const liked = rare.filter((wish) => !isHard(wish));
  const having = candidates.filter(({ entry }) => liked.some(({ thing }) => strengthOf(entry, thing) >= HAS));
  return having.length > 0 ? having : candidates;
}

function narrow(candidates: Candidate[], wish: SourcedWish, criteria: MatchCriteria): Candidate[] {
  const fitting = candidates.filter((candidate) => fits(candidate, wish, criteria));
  const isEnough = fitting.length >= ENOUGH || (wish.strength === 'hard' && fitting.length > 0);
  if (isEnough) return fitting;
  return isWarmth(wish) ? nearestIn(candidates, wish) : candidates;
}

type Warmth = SourcedWish & { kind: 'least-warmth' | 'most-warmth' };
const isWarmth = (wish: SourcedWish): wish is Warmth => wish.kind === 'least-warmth' || wish.kind === 'most-warmth';
/** Days of so many °C more or less are as good. */
const ALIKE = 3;

/** Where too few are as warm or cool as was wished for, those that come nearest. */
function nearestIn(candidates: Candidate[], { kind, celsius }: Warmth): Candidate[] {
  const missing = ({ high }: Candidate) => Math.max(0, kind === 'least-warmth' ? celsius - high : high - celsius);
  const most = candidates.map(missing).toSorted((one, other) => one - other)[ENOUGH - 1] ?? Infinity;
  return candidates.filter((each) => missing(each) <= most + ALIKE);
}

function fits(candidate: Candidate, wish: SourcedWish, criteria: MatchCriteria): boolean {
  const { entry, travel } = candidate;
  switch (wish.kind) {
    case 'thing':
      return !wish.isWanted || keeps(candidate, wish, criteria);
    case 'most-hours':
    case 'most-stops':
    case 'means':
    case 'least-warmth':
    case 'most-warmth':
      return keeps(candidate, wish, criteria);
    case 'need':
      if (wish.need === 'children') return rankStrength(entry.vacationTypes, 'family') > 0;
      if (wish.need === 'pregnant') return travel.minutes <= 6 * 60;
      return wish.need !== 'public-transport' || hasTrait(entry, 'public-transport');
    default:
      return true;
  }
}
