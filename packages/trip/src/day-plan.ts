/** The order of a plan: of the items on a day, of what is unscheduled, and of what happens when. */
import type { Item, ItemType, TripPlan } from '@sojourn/contracts/plan';
import { addDays, compareWords } from '@sojourn/travel';
import { generateKeyBetween } from 'fractional-indexing';

/** An item with its id. */
export type PlannedItem = Item & { id: string };

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** By time; what has none after that, by rank; the id decides between equals, so that everybody sees one order. */
function inOrder(one: PlannedItem, other: PlannedItem): number {
  const byTime = byText(one.start ?? '24:00', other.start ?? '24:00');
  return byTime || byText(one.rank, other.rank) || byText(one.id, other.id);
}

const planned = new WeakMap<Item, PlannedItem>();

/** An item with its id: the same object for the same item, so that a change of a trip makes no other one anew. */
export function plannedItem(item: Item, id: string): PlannedItem {
  const known = planned.get(item);
  if (known?.id === id) return known;
  const made = { ...item, id };
  planned.set(item, made);
  return made;
}

const itemsWith = (trip: Pick<TripPlan, 'items'>, isWanted: (item: Item) => boolean): PlannedItem[] =>
  Object.entries(trip.items)
    .filter(([, item]) => isWanted(item))
    .map(([id, item]) => plannedItem(item, id))
    .sort(inOrder);

/** The items that begin on a day, in order. */
export const itemsOn = (trip: Pick<TripPlan, 'items'>, day: string): PlannedItem[] =>
  itemsWith(trip, (item) => item.day === day);

/** The items that are on no day yet, in order. */
export const unscheduledItems = (trip: Pick<TripPlan, 'items'>): PlannedItem[] =>
  itemsWith(trip, (item) => item.day === null);

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

/** What an item is on a timeline: nothing without a day, one event, or its beginning and its end. */
function eventsOf({ id: itemId, type, day, start, end, title }: PlannedItem): TimelineEvent[] {
  if (day === null) return [];
  const event = { itemId, type, isEnd: false };
  const isStay = type === 'stay';
  const first = { ...event, day, time: start, title: isStay ? `Check-in: ${title}` : title };
  if (!end || (end.daysLater === 0 && !isStay)) return [first];
  const last = { ...event, day: addDays(day, end.daysLater), time: end.time, isEnd: true };
  return [first, { ...last, title: `${isStay ? 'Check-out' : 'Arrival'}: ${title}` }];
}

/** Everything that has a day, hour by hour. */
export function timelineOf(trip: Pick<TripPlan, 'items'>): TimelineEvent[] {
  return itemsWith(trip, (item) => item.day !== null)
    .flatMap(eventsOf)
    .sort((one, other) => byText(one.day, other.day) || byText(one.time ?? '24:00', other.time ?? '24:00'));
}

/** Whether something found elsewhere is in the trip already, by where it came from or by its name. */
export function isInTrip(trip: Pick<TripPlan, 'items'>, found: { title: string; source: Item['source'] }): boolean {
  return Object.values(trip.items).some(({ title, source }) => {
    const isSource = found.source !== null && source?.kind === found.source.kind && source.id === found.source.id;
    return isSource || compareWords(title, found.title) === 0;
  });
}
