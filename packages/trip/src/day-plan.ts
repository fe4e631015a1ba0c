/** The order of a plan: of the items on a day, of what is unscheduled, and of what happens when. */
import type { Item, ItemType, TripPlan } from '@sojourn/contracts/plan';
import { addDays, compareWords } from '@sojourn/travel';
import { generateKeyBetween } from 'fractional-indexing';
import { scaleOf, type Clocked } from './moments';

/** An item with its id. */
export type PlannedItem = Item & { id: string };

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

const planned = new WeakMap<Item, PlannedItem>();

/** An item with its id: the same object for the same item, so that a change of a trip makes no other one anew. */
export function plannedItem(item: Item, id: string): PlannedItem {
  const known = planned.get(item);
  if (known?.id === id) return known;
  const made = { ...item, id };
  planned.set(item, made);
  return made;
}

/** By instant; what has no time after that, by rank; the id decides between equals, so that everybody sees one order. */
function inOrder(trip: Clocked, day: string | null, items: readonly PlannedItem[]): PlannedItem[] {
  const { minuteOf } = scaleOf(trip, day);
  const keyed = items.map((item) => ({ item, minute: minuteOf(item) }));
  keyed.sort(({ item: one, minute }, { item: other, minute: otherMinute }) => {
    const byTime = minute === otherMinute ? 0 : minute - otherMinute;
    return byTime || byText(one.rank, other.rank) || byText(one.id, other.id);
  });
  return keyed.map(({ item }) => item);
}

const itemsWith = (trip: Clocked, isWanted: (item: Item) => boolean): PlannedItem[] =>
  Object.entries(trip.items)
    .filter(([, item]) => isWanted(item))
    .map(([id, item]) => plannedItem(item, id));

/** The items that begin on a day, in order. */
export const itemsOn = (trip: Clocked, day: string): PlannedItem[] =>
  inOrder(
    trip,
    day,
    itemsWith(trip, (item) => item.day === day),
  );

/** The items that are on no day yet, in order. */
export const unscheduledItems = (trip: Clocked): PlannedItem[] =>
  inOrder(
    trip,
    null,
    itemsWith(trip, (item) => item.day === null),
  );

/** Whether a rank can stand between others. */
export function isRank(rank: string): boolean {
  try {
    return generateKeyBetween(rank, null) > rank;
  } catch {
    // Whatever it is, the library cannot count on from it.
    return false;
  }
}

/**
 * A rank for the place `at` among others in order: after the one before, and before the next one that has another rank.
 * @param others in the order of their ranks, without the one that is placed
 */
export function rankAt(others: readonly Pick<Item, 'rank'>[], at: number): string {
  const last = others[at - 1]?.rank;
  const before = last !== undefined && isRank(last) ? last : null;
  const after = others.slice(at).find(({ rank }) => isRank(rank) && (before === null || rank > before));
  return generateKeyBetween(before, after?.rank ?? null);
}

/** Something that happens at a time: an item begins, or (`isEnd`) one that lasts into another day, or a stay, ends. */
export type TimelineEvent = {
  itemId: string;
  type: ItemType;
  day: string;
  time: string | null;
  title: string;
  isEnd: boolean;
};

type Happening = TimelineEvent & { zone: string | null; rank: string };

/** What goes from one place to another arrives; a stay is left; anything else only lasts, unless it takes whole days. */
function endWordsOf({ type, end }: PlannedItem): string | null {
  if (!end) return null;
  if (type === 'stay') return 'Check-out';
  if (end.daysLater === 0) return null;
  if (type === 'flight' || type === 'transport') return 'Arrival';
  return end.daysLater > 1 ? 'End' : null;
}

/** What an item is on a timeline: nothing without a day, one event, or its beginning and its end. */
function eventsOf(item: PlannedItem): Happening[] {
  const { id: itemId, type, day, start, end, title, zone, rank } = item;
  if (day === null) return [];
  const event = { itemId, type, isEnd: false, rank };
  const first = { ...event, day, time: start, zone, title: type === 'stay' ? `Check-in: ${title}` : title };
  const words = endWordsOf(item);
  if (!end || words === null) return [first];
  const last = { ...event, day: addDays(day, end.daysLater), time: end.time, zone: end.zone ?? zone, isEnd: true };
  return [first, { ...last, title: `${words}: ${title}` }];
}

/** Everything that has a day, day by day and by instant within each, as {@link itemsOn} has it. */
export function timelineOf(trip: Clocked): TimelineEvent[] {
  const days = new Map<string, Happening[]>();
  for (const event of itemsWith(trip, (item) => item.day !== null).flatMap(eventsOf)) {
    const found = days.get(event.day) ?? [];
    found.push(event);
    days.set(event.day, found);
  }
  return [...days]
    .sort(([one], [other]) => byText(one, other))
    .flatMap(([day, events]) => {
      const { minuteOf } = scaleOf(trip, day);
      return events
        .map((event) => ({ event, minute: minuteOf({ start: event.time, zone: event.zone }) }))
        .sort(({ event: one, minute }, { event: other, minute: otherMinute }) => {
          const byTime = minute === otherMinute ? 0 : minute - otherMinute;
          return byTime || byText(one.rank, other.rank) || byText(one.itemId, other.itemId);
        })
        .map(({ event: { zone: _, rank: __, ...event } }) => event);
    });
}

/** Whether something found elsewhere is in the trip already, by where it came from or by its name. */
export function isInTrip(trip: Pick<TripPlan, 'items'>, found: { title: string; source: Item['source'] }): boolean {
  return Object.values(trip.items).some(({ title, source }) => {
    const isSource = found.source !== null && source?.kind === found.source.kind && source.id === found.source.id;
    return isSource || compareWords(title, found.title) === 0;
  });
}
