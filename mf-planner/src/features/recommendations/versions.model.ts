/** The lists that were made of one plan, so that somebody can go back to one. */
import type { Preferences, RecommendationAnswer } from '@sojourn/contracts';

/** An answer and what it was asked with. */
export type ListVersion = { answer: RecommendationAnswer; preferences: Preferences };

/** A browser has room for some; the oldest but the first makes room. */
const MOST_VERSIONS = 6;
const LONGEST_NAME = 40;

const textOf = (preferences: Preferences) => JSON.stringify(preferences);
/** What the steps of the planner gathered: it names the plan, whatever was refined since. */
function planOf(preferences: Preferences): string {
  const { refinement: _, withoutWishes: __, confirmedWishes: ___, ...others } = preferences;
  const { kept: ____, refused: _____, insteadOf: ______, ...steps } = others;
  return JSON.stringify(steps);
}

/** The versions with one more, oldest first. One that was asked alike is replaced where it stands; those of other plans go. */
export function addVersion(versions: readonly ListVersion[], asked: ListVersion): ListVersion[] {
  const ofPlan = versions.filter(({ preferences }) => planOf(preferences) === planOf(asked.preferences));
  const at = ofPlan.findIndex(({ preferences }) => textOf(preferences) === textOf(asked.preferences));
  const all = at < 0 ? [...ofPlan, asked] : ofPlan.with(at, asked);
  return all.length > MOST_VERSIONS ? all.toSpliced(1, all.length - MOST_VERSIONS) : all;
}

/** What sets a version apart from the one before it. */
export function nameVersion({ preferences }: ListVersion, before: ListVersion | undefined): string {
  if (!before) return 'First list';
  const { insteadOf } = preferences;
  if (insteadOf !== undefined && insteadOf !== before.preferences.insteadOf) {
    const gone = before.answer.recommendations.find(({ id }) => id === insteadOf);
    return gone ? `Without ${gone.destination}` : 'One swapped';
  }
  const words = (preferences.refinement ?? '').split('\n').at(-1) ?? '';
  const isRefined = words !== '' && preferences.refinement !== before.preferences.refinement;
  if (!isRefined) return 'Wishes changed';
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME - 1).trimEnd()}…` : words;
}
