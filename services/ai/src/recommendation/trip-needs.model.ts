/** What the days of a trip mind for those who go, as far as they say so. */
import type { Recommendation } from '@sojourn/contracts';
import { hasNapper } from '@sojourn/travel';
import type { MatchCriteria } from './candidate.model';

/** Of the wishes the one for a way without steps, and a nap for whoever is too small to do without. */
export function tripNeedsOf({
  wishes,
  preferences,
}: Pick<MatchCriteria, 'wishes' | 'preferences'>): NonNullable<Recommendation['needs']> {
  const isStepFree = wishes.some((wish) => wish.kind === 'need' && wish.need === 'step-free');
  const naps = [preferences.groupSize, preferences.customDetails].some(hasNapper);
  return [...(isStepFree ? (['step-free'] as const) : []), ...(naps ? (['naps'] as const) : [])];
}
