/** Wishes against a place by name: 'warmer than Paris'. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { oncePer } from '@sojourn/travel';
import type { PlaceName } from '@sojourn/wishes';
import { scoreCandidate, type Candidate, type MatchCriteria } from './candidate.model';
import { meanOf, measures } from './moves.model';
import { isIn } from './place-match.model';
import type { SourcedWish } from './wishes.model';

/** See the head of this file. */
export type Comparison = SourcedWish & { kind: 'move'; than: PlaceName };

export const isComparison = (wish: SourcedWish): wish is Comparison => wish.kind === 'move' && wish.than !== undefined;

/** Whether the catalogue has the place, or one in it, that a wish compares with. */
export const isComparable = ({ than }: Comparison, { catalogue }: Pick<MatchCriteria, 'catalogue'>): boolean =>
  catalogue.some((entry) => isIn(entry, than));

/** Places as they would be costed for the same person, whatever rules them out. */
const yardsticks = oncePer((criteria: MatchCriteria) => {
  const bare = { ...criteria, wishes: criteria.wishes.filter(({ kind }) => kind === 'days' || kind === 'move') };
  return oncePer(
    (entry: CatalogueEntry) => scoreCandidate(entry, bare) ?? scoreCandidate(entry, { ...bare, flights: undefined }),
  );
});

/**
 * Whether a candidate lies further in the wish's direction than the place it is compared with, of several than all of them
 * on average; null where there is none to compare with. Warmth is that of the candidate's own month.
 */
export function isBeyond(candidate: Candidate, { towards, than }: Comparison, criteria: MatchCriteria): boolean | null {
  if (towards === 'different') return null;
  const measure = measures[towards];
  const { travelMonth } = candidate;
  const against = criteria.catalogue
    .filter((entry) => isIn(entry, than))
    .flatMap((entry) => yardsticks(criteria)(entry) ?? [])
    .map((each) => ({ ...each, high: each.entry.highs[travelMonth - 1] ?? each.high }));
  if (against.length === 0) return null;
  return !isIn(candidate.entry, than) && measure(candidate) > meanOf(against, measure);
}
