/** What rules a destination out: hard wishes, one by one. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isBeyond, isComparison } from './comparison.model';
import { roomRate } from './cost.model';
import { estimateByRail } from './travel-estimate.model';
import { isOnlyLiked, meetsNeed } from './needs.model';
import { isIn } from './place-match.model';
import { hasTrait, strengthOf } from './topic.model';
import type { SourcedWish } from './wishes.model';

/** What somebody does not want to be in; of other things the activities are left out, and the place weighs less. */
const surroundings: Readonly<Record<string, number>> = {
  beaches: 0,
  nightlife: 0,
  cities: 0.5,
  islands: 0.5,
  desert: 0.5,
  forest: 0.6,
  mountains: 0.6,
  lakes: 0.6,
  'old-towns': 0.6,
  skiing: 0,
};
/** How far a dog travels by land. */
const DOG_KM = 1_600;

/** Whether a place may be shown at all, before it is costed. */
export function isAllowed(entry: CatalogueEntry, criteria: MatchCriteria): boolean {
  return criteria.wishes.every((wish) => allows(entry, wish, criteria));
}

function allows(entry: CatalogueEntry, wish: SourcedWish, { origin }: MatchCriteria): boolean {
  if (isOnlyLiked(wish)) return true;
  switch (wish.kind) {
    case 'place':
      return wish.isWanted || !isIn(entry, wish.place);
    case 'similar':
      return !isIn(entry, wish.place);
    case 'thing':
      return wish.isWanted || !isSurroundedBy(entry, wish.thing);
    case 'need':
      return meetsNeed(entry, wish.need);
    case 'means':
      return wish.means === 'no-car' ? !hasTrait(entry, 'needs-car') : estimateByRail(origin, entry) !== null;
    default:
      return true;
  }
}

function isSurroundedBy(entry: CatalogueEntry, thing: string): boolean {
  const most = surroundings[thing];
  return most !== undefined && strengthOf(entry, thing) > most;
}

/** Whether a costed place keeps the limits that were named: money, hours, another place, and the way of a dog. */
export function keepsLimits(candidate: Candidate, criteria: MatchCriteria): boolean {
  const { cost, travel } = candidate;
  return criteria.wishes.every((wish) => {
    if (wish.strength === 'soft') return true;
    if (isComparison(wish)) return isBeyond(candidate, wish, criteria) ?? true;
    if (wish.kind === 'most-fare') return travel.fare <= wish.usd;
    if (wish.kind === 'most-night') return roomRate(cost, criteria.party) <= wish.usd;
    if (wish.kind === 'most-cost') return cost.total <= wish.usd;
    if (wish.kind === 'most-hours') return travel.minutes <= wish.hours * 60;
    if (wish.kind === 'most-stops') return (travel.changes ?? 0) <= wish.stops;
    return !(wish.kind === 'need' && wish.need === 'dogs') || travel.km <= DOG_KM;
  });
}
