/** Which of the scored candidates are shown: affordable ones, unlike each other. */
import { budgetOf, type Candidate, type MatchCriteria } from './candidate.model';

/** Places in a list, unless told otherwise. */
export const HOW_MANY = 5;
// Points of a hundred: what it takes to show another place of the same country, or of a landscape or part of the world that is shown.
const LIKENESS = { country: 30, sceneKind: 5, continent: 4 };
const A_STRETCH = 1.25;

/** Nothing far above the budget while there is enough near it; else the least costly there are. */
export function affordable(
  candidates: Candidate[],
  criteria: Pick<MatchCriteria, 'preferences' | 'wishes'>,
): Candidate[] {
  const budget = budgetOf(criteria);
  if (budget <= 0) return candidates;
  const near = candidates.filter(({ cost }) => cost.total <= budget * A_STRETCH);
  if (near.length >= HOW_MANY) return near;
  return [...candidates].sort((one, other) => one.cost.total - other.cost.total).slice(0, HOW_MANY);
}

/** Of a list: whether a place was asked for by name, how many are wanted, and those that stay in it whatever comes. */
type Diversity = { isPlaceAsked: boolean; howMany: number; kept?: readonly Candidate[] };

/** Takes the best, then the best that is unlike what was taken or kept. A country that was asked for may fill the list. */
export function diverse(
  candidates: readonly Candidate[],
  { isPlaceAsked, howMany, kept = [] }: Diversity,
): Candidate[] {
  const left = [...candidates].sort((one, other) => (one.entry.id < other.entry.id ? -1 : 1));
  const taken = [...kept];
  // Who asks for a beach is shown beaches, and near ones: only a country weighs again and again.
  const worth = ({ entry, score }: Candidate) => {
    const alike = (is: (other: Candidate['entry']) => boolean) => taken.filter(({ entry: other }) => is(other)).length;
    const countries = isPlaceAsked ? 0 : alike(({ country }) => country === entry.country);
    const isKind = alike(({ sceneKind }) => sceneKind === entry.sceneKind) > 0;
    const isNear = !isPlaceAsked && alike(({ continent }) => continent === entry.continent) > 0;
    const kind = isKind ? LIKENESS.sceneKind : 0;
    return score - countries * LIKENESS.country - kind - (isNear ? LIKENESS.continent : 0);
  };
  while (taken.length < kept.length + howMany && left.length > 0) {
    const best = left.reduce((top, each) => (worth(each) > worth(top) ? each : top));
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken.slice(kept.length);
}
