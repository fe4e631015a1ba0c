/** Which of the scored candidates are shown: affordable ones, unlike each other. */
import { budgetOf, type Candidate, type MatchCriteria } from './candidate.model';

/** Places in a list, unless told otherwise. */
export const HOW_MANY = 5;
// Points of a hundred: what it takes to show a second place of the same country, landscape or part of the world.
const LIKENESS = { country: 25, sceneKind: 5, continent: 4 };
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
  const worth = ({ entry, score }: Candidate) =>
    taken.reduce((points, { entry: other }) => {
      const country = !isPlaceAsked && other.country === entry.country ? LIKENESS.country : 0;
      const kind = other.sceneKind === entry.sceneKind ? LIKENESS.sceneKind : 0;
      const continent = !isPlaceAsked && other.continent === entry.continent ? LIKENESS.continent : 0;
      return points - country - kind - continent;
    }, score);
  while (taken.length < kept.length + howMany && left.length > 0) {
    const best = left.reduce((top, each) => (worth(each) > worth(top) ? each : top));
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken.slice(kept.length);
}
