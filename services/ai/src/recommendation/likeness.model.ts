/** How alike two destinations are. */
import type { CatalogueEntry } from '@sojourn/contracts';

/** How alike two places are, from 0 to 1: landscape, what they are for, what they are known for, and how warm they are. */
export function likenessOf(one: CatalogueEntry, other: CatalogueEntry): number {
  const shared = <T>(left: readonly T[], right: readonly T[]) =>
    left.filter((each) => right.includes(each)).length / Math.max(1, Math.min(left.length, right.length));
  const warmth = one.highs.reduce((sum, high, month) => sum + Math.abs(high - (other.highs[month] ?? 0)), 0) / 12;
  return (
    (one.sceneKind === other.sceneKind ? 0.2 : 0) +
    shared(one.vacationTypes, other.vacationTypes) * 0.2 +
    shared(one.interests, other.interests) * 0.2 +
    shared(one.keywords, other.keywords) * 0.2 +
    Math.max(0, 1 - warmth / 15) * 0.2
  );
}
