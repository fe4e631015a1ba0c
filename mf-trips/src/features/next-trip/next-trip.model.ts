/** What the portal's first page says of the trip that comes next. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { formatList } from '@sojourn/travel';
import { formatTripLength, type PlannedItem } from '@sojourn/trip';
import { beginningOf, missingParts, type MissingPart } from '../../shared/plan-outline.model';
import { timeUntil } from '../../shared/trip-days.model';

/** So many things of today are named. */
const SHOWN = 4;

const nouns: Record<MissingPart, string> = {
  flight: 'a flight',
  stay: 'a place to stay',
  days: 'a plan for the days',
  budget: 'a budget',
  packing: 'a packing list',
};

/**
 * In a person's words: how far away it is, what it is called, how long it takes, and what is missing. While it is under way
 * `today` is how today goes, and `more` counts what else is on it; before, nothing is.
 */
export type NextTripWords = {
  when: string;
  title: string;
  length: string;
  lead: string;
  today: PlannedItem[];
  more: number;
};

/** @param today `YYYY-MM-DD`, the person's own day */
export function nextTripWords(plan: TripPlan, today: string): NextTripWords {
  const { dates, title } = plan.head;
  const isUnderWay = dates.startDate <= today;
  const missing = isUnderWay ? [] : missingParts(plan, today).map((part) => nouns[part]);
  const { items, more } = isUnderWay ? beginningOf(plan, { day: today, most: SHOWN }) : { items: [], more: 0 };
  const before =
    missing.length > 0 ? `Still missing: ${formatList(missing)}.` : 'Nothing is missing. Have a good trip!';
  const during = items.length > 0 ? 'Today’s plan:' : 'Nothing is planned for today.';
  return {
    when: timeUntil(dates, today),
    title: title.text,
    length: formatTripLength(dates),
    lead: isUnderWay ? during : before,
    today: items,
    more,
  };
}
