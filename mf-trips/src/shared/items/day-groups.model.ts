/** A plan day by day, for lists that draw only what has changed: a day that is as it was is the same object again. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daysOf, plannedItem, timelineOf, unscheduledItems, type PlannedItem } from '@sojourn/trip';

/** One line of a day: an item begins, or (`isEnd`) one that began before ends; `title` says which. */
export type DayRow = { item: PlannedItem; isEnd: boolean; title: string };

/** A day and what stands on it; `day` null is Unscheduled. `number` counts the trip's days, null outside of its dates. */
export type DayGroup = { day: string | null; number: number | null; rows: readonly DayRow[] };

/** All that a plan shows: the trip's days, days outside of its dates on which something begins, and Unscheduled. */
export type PlanDays = { days: readonly DayGroup[]; outside: readonly DayGroup[]; unscheduled: DayGroup };

const isSameRow = (one: DayRow, other: DayRow | undefined): boolean =>
  one.item === other?.item && one.isEnd === other.isEnd;

const isSameGroup = (one: DayGroup, other: DayGroup): boolean =>
  one.number === other.number &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => isSameRow(row, other.rows[at]));

/** Items that begin in a group, in order: what can be moved there. */
export const itemsIn = ({ rows }: DayGroup): PlannedItem[] =>
  rows.filter(({ isEnd }) => !isEnd).map(({ item }) => item);

/** A function from a plan to its days, which remembers what it returned last. */
export function createDayGrouper(): (plan: Pick<TripPlan, 'head' | 'items'>) => PlanDays {
  let known = new Map<string | null, DayGroup>();

  return (plan) => {
    const rowsOf = new Map<string, DayRow[]>();
    for (const { itemId, day, title, isEnd } of timelineOf(plan)) {
      const item = plan.items[itemId];
      if (!item) continue;
      const rows = rowsOf.get(day) ?? [];
      rows.push({ item: plannedItem(item, itemId), isEnd, title });
      rowsOf.set(day, rows);
    }
    const next = new Map<string | null, DayGroup>();
    const groupOf = (day: string | null, number: number | null, rows: readonly DayRow[]): DayGroup => {
      const made = { day, number, rows };
      const before = known.get(day);
      const group = before && isSameGroup(made, before) ? before : made;
      next.set(day, group);
      return group;
    };
    const tripDays = daysOf(plan.head.dates);
    const days = tripDays.map((day, at) => groupOf(day, at + 1, rowsOf.get(day) ?? []));
    const first = tripDays[0] ?? '';
    const last = tripDays.at(-1) ?? '';
    const outside = [...rowsOf]
      .filter(([day, rows]) => (day < first || day > last) && rows.some(({ isEnd }) => !isEnd))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, rows]) => groupOf(day, null, rows));
    const aside = unscheduledItems(plan).map((item): DayRow => ({ item, isEnd: false, title: item.title }));
    const unscheduled = groupOf(null, null, aside);
    known = next;
    return { days, outside, unscheduled };
  };
}
