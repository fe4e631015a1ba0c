/** Another idea for one thing of a day. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { distanceKm, isInSeason, minutesOfClock, monthOf } from '@sojourn/travel';
import { foundOf, type DayActivity } from './day-activity';
import { FARTHEST_KM, PER_KM } from './day-filling';
import { isInTrip, itemsOn } from './day-plan';
import { suitsDay } from './day-suits';
import { lightOf } from './day-time';
import { isOpenFor } from './opening-hours';
import { daylightOf } from './plan-daylight';

const MOST = 5;

/**
 * Things in the place of one of a day, for its time: of its kind first, of about its length, open and light then, near it, and
 * for those whom the trip minds; five at most.
 */
export function similarActivities(plan: TripPlan, itemId: string, activities: readonly DayActivity[]): DayActivity[] {
  const item = plan.items[itemId];
  if (!item) return [];
  const known = activities.find((activity) => isInTrip({ items: { [itemId]: item } }, foundOf(activity)));
  const { day, start, end } = item;
  const length =
    start && end?.daysLater === 0 ? minutesOfClock(end.time) - minutesOfClock(start) : (known?.minutes ?? 120);
  const place = item.place?.position ?? known?.position;
  const nextStart = start === null || day === null ? null : nextAfter(plan, { day, start });
  const worth = ({ category, minutes, rating, position }: DayActivity) =>
    (category === known?.category ? 2 : 0) +
    rating -
    Math.abs(minutes - length) / 120 -
    (place && position ? Math.min(FARTHEST_KM, distanceKm(place, position)) * PER_KM : 0);
  return activities
    .filter(({ months }) => day === null || isInSeason(months, monthOf(day)))
    .filter((activity) => !isInTrip(plan, foundOf(activity)) && suitsDay(activity, { needs: plan.head.party?.needs }))
    .filter((activity) => {
      if (start === null || day === null) return true;
      const { minutes, openingHours } = activity;
      const from = minutesOfClock(start);
      const light = lightOf(activity, daylightOf(plan, day));
      if (light && (from < light.earliest || from > light.latestStart)) return false;
      return (
        (nextStart === null || from + minutes <= nextStart) &&
        isOpenFor(openingHours, day, { from, to: from + minutes })
      );
    })
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, MOST);
}

/** When the next thing of a day begins, in minutes; null where nothing comes. */
function nextAfter(plan: TripPlan, item: { day: string; start: string }): number | null {
  const later = itemsOn(plan, item.day).find(
    ({ type, start }) => type !== 'note' && type !== 'stay' && start !== null && start > item.start,
  );
  return later?.start ? minutesOfClock(later.start) : null;
}
