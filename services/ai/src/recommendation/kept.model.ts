/** A list that is only partly chosen anew: places that stay, places that were swapped away, and one to find the like of. */
import type { CatalogueEntry, Preferences } from '@sojourn/contracts';
import { scoreCandidate, type Candidate, type MatchCriteria } from './candidate.model';
import { likenessOf } from './likeness.model';

/** Points of a hundred that a place gains by being just like the one it stands in for. */
const ALIKE = 30;

/** Candidates that stay, in the order of their places. */
export function keptOf(criteria: MatchCriteria): Candidate[] {
  const byId = new Map(criteria.catalogue.map((entry) => [entry.id, entry]));
  return placesOf(criteria.preferences).flatMap(({ id }) => {
    const entry = byId.get(id);
    return (entry && costed(entry, criteria)) ?? [];
  });
}

/** Each place once, and one at each, in order. */
function placesOf({ kept = [] }: Preferences) {
  const ids = new Set<string>();
  return [...kept].sort((one, other) => one.at - other.at).filter(({ id }) => !ids.has(id) && ids.add(id));
}

/**
 * A place that stays is costed also where a wish rules it out: then by the wishes before the refinement, else by none and
 * without the fares that were looked up, which are those of the wishes.
 */
function costed(entry: CatalogueEntry, criteria: MatchCriteria): Candidate | null {
  const earlier = criteria.wishes.filter(({ source }) => source !== 'refinement');
  return (
    scoreCandidate(entry, criteria) ??
    scoreCandidate(entry, { ...criteria, wishes: earlier }) ??
    scoreCandidate(entry, { ...criteria, wishes: [], flights: undefined })
  );
}

/** Those to choose from: without what stays or was swapped away, nearer to the one that is stood in for. */
export function choosable(candidates: readonly Candidate[], { preferences, catalogue }: MatchCriteria): Candidate[] {
  const { kept = [], refused = [], insteadOf } = preferences;
  const taken = new Set([...refused, ...kept.map(({ id }) => id)]);
  const left = candidates.filter(({ entry }) => !taken.has(entry.id));
  const model = catalogue.find(({ id }) => id === insteadOf);
  if (!model) return left;
  return left.map((each) => ({ ...each, score: each.score + ALIKE * likenessOf(each.entry, model) }));
}

/** One list: what stays at its places, what was chosen around it. */
export function inPlaces<Place extends { id: string }>(
  kept: readonly Place[],
  chosen: readonly Place[],
  preferences: Preferences,
): Place[] {
  const places = new Map(placesOf(preferences).map(({ id, at }) => [id, at]));
  const list = [...chosen];
  for (const place of kept) list.splice(places.get(place.id) ?? list.length, 0, place);
  return list;
}
