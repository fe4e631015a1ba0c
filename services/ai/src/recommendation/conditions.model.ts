/** What rules a destination out: hard wishes, one by one. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { Candidate, MatchCriteria } from './candidate.model';
import { isBeyond, isComparison } from './comparison.model';
import { roomRate } from './cost.model';
import { estimateByGround } from './ground-estimate.model';
import { isOnlyLiked, meetsNeed } from './needs.model';
import { isIn } from './place-match.model';
import { HAS, hasTrait, strengthOf } from './topic.model';
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

function allows(entry: CatalogueEntry, wish: SourcedWish, criteria: MatchCriteria): boolean {
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
      return wish.means === 'no-car' ? !hasTrait(entry, 'needs-car') : estimateByGround(entry, criteria) !== null;
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
  return criteria.wishes.every((wish) => wish.strength === 'soft' || keepsLimit(candidate, wish, criteria));
}

function keepsLimit(candidate: Candidate, wish: SourcedWish, criteria: MatchCriteria): boolean {
  const { cost, travel } = candidate;
  if (isComparison(wish)) return isBeyond(candidate, wish, criteria) ?? true;
  if (wish.kind === 'most-fare') return travel.fare <= wish.usd;
  if (wish.kind === 'most-night') return roomRate(cost, criteria.party) <= wish.usd;
  if (wish.kind === 'most-cost') return cost.total <= wish.usd;
  if (wish.kind === 'most-hours') return travel.minutes <= wish.hours * 60;
  if (wish.kind === 'most-stops') return (travel.changes ?? 0) <= wish.stops;
  return !(wish.kind === 'need' && wish.need === 'dogs') || travel.km <= DOG_KM;
}

/** Whether a costed place keeps one wish, however strongly it was said; of several places that are wanted one is enough. */
export function keeps(candidate: Candidate, wish: SourcedWish, criteria: MatchCriteria): boolean {
  const { entry, travel, travelMonth, high, days } = candidate;
  switch (wish.kind) {
    case 'place': {
      const named = criteria.wishes.flatMap((each) => (each.kind === 'place' && each.isWanted ? [each.place] : []));
      return wish.isWanted ? named.some((place) => isIn(entry, place)) : !isIn(entry, wish.place);
    }
    case 'thing':
      return wish.isWanted ? strengthOf(entry, wish.thing) >= HAS : !isSurroundedBy(entry, wish.thing);
    case 'months':
      return wish.isWanted
        ? criteria.wishes.some((each) => each.kind === 'months' && each.isWanted && each.months.includes(travelMonth))
        : !wish.months.includes(travelMonth);
    case 'least-warmth':
      return high >= wish.celsius;
    case 'most-warmth':
      return high <= wish.celsius;
    case 'days':
      if (wish.bound === 'at-least') return days >= wish.days;
      return wish.bound === 'at-most' ? days <= wish.days : days === wish.days;
    case 'means':
      return wish.means === 'no-car' ? !hasTrait(entry, 'needs-car') : travel.means !== 'plane';
    default:
      return allows(entry, { ...wish, strength: 'hard' }, criteria) && keepsLimit(candidate, wish, criteria);
  }
}
