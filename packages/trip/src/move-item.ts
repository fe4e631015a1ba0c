/** Where an item goes when somebody moves it: its day, its time there and its place among the others. */
import type { ItemContent, StepOf, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { clockOfMinutes, minutesOfClock } from '@sojourn/travel';
import { itemsOn, rankAt, unscheduledItems, type PlannedItem } from './day-plan';
import { freeStartOn } from './free-start';
import { scaleOf, type Clocked, type DayScale } from './moments';
import { isSame, nameOf } from './part';
import { formatDayOrUnscheduled, shorten } from './format';

/** Before which of the items of a day somebody puts one, counted without it; `day` null is Unscheduled. */
export type Slot = { day: string | null; at: number };

/** How long something takes, in minutes, that does not say so. */
const USUAL_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;
const MOST_REORDERED = 400;

/** Where an item ends on the day it begins on, in minutes of that day's clock; null when that is not known. */
function endOnItsDay({ end, zone }: ItemContent): number | null {
  const isThere = end && end.daysLater === 0 && (end.zone === null || end.zone === zone);
  return isThere ? minutesOfClock(end.time) : null;
}

/** The items that stand on a day, or are unscheduled, without one of them. */
function othersAt(trip: Clocked, day: string | null, id: string): PlannedItem[] {
  const all = day === null ? unscheduledItems(trip) : itemsOn(trip, day);
  return all.filter((item) => item.id !== id);
}

/**
 * A time between two neighbours, in minutes of one's own clock: when the one before has ended, an hour after it began when
 * nobody knows, or half-way when there is less room than that.
 */
function minutesBetween(
  { before, after }: { before: PlannedItem | undefined; after: PlannedItem | undefined },
  item: PlannedItem,
  { scale, takes }: { scale: DayScale; takes: number },
): number {
  const zero = scale.zeroOf(item.zone);
  const within = (minutes: number) => Math.max(0, Math.min(LAST_MINUTE, minutes));
  const to = after?.start ? scale.minuteOf(after) - zero : null;
  if (!before?.start) return within((to ?? 0) - Math.max(takes, USUAL_MINUTES));
  const from = scale.minuteOf(before) - zero;
  const ends = endOnItsDay(before);
  const free = Math.max(from, ends === null ? from + USUAL_MINUTES : from + ends - minutesOfClock(before.start));
  if (to === null || free < to) return within(free);
  return within(Math.max(from, Math.floor((from + to) / 10) * 5));
}

/** An end as many minutes later or earlier as its start. */
function endMoved(end: NonNullable<ItemContent['end']>, minutes: number): NonNullable<ItemContent['end']> {
  const total = end.daysLater * 24 * 60 + minutesOfClock(end.time) + minutes;
  const daysLater = Math.floor(total / (24 * 60));
  return daysLater < -1 || daysLater > 366
    ? end
    : { ...end, daysLater, time: clockOfMinutes(total - daysLater * 24 * 60) };
}

type Times = Pick<ItemContent, 'start' | 'end'>;

/**
 * Its place among the others, and its times there. What stands by a time takes another one where it must, its length
 * kept; only what is booked, and what is put aside, keeps its time and stands where that says. Nothing loses a time: what has
 * one never stands below what has none.
 */
function settle(
  item: PlannedItem,
  others: readonly PlannedItem[],
  { slot: { day, at }, scale }: { slot: Slot; scale: DayScale },
): Times & { at: number } {
  const { start, end } = item;
  const keyOf = scale.minuteOf;
  const isTimed = others.filter((other) => other.start !== null).length;
  const wanted = Math.max(0, Math.min(at, start === null ? others.length : isTimed));
  const first = others.filter((other) => keyOf(other) < keyOf(item)).length;
  const last = others.filter((other) => keyOf(other) <= keyOf(item)).length;
  const fitting = Math.max(first, Math.min(wanted, last));
  if (fitting === wanted || day === null || item.bookingId !== null) return { start, end, at: fitting };
  const ends = endOnItsDay(item);
  const takes = start === null || ends === null ? USUAL_MINUTES : ends - minutesOfClock(start);
  const neighbours = { before: others[wanted - 1], after: others[wanted] };
  const minutes = minutesBetween(neighbours, item, { scale, takes });
  const moved = start === null || end === null ? end : endMoved(end, minutes - minutesOfClock(start));
  return { start: clockOfMinutes(minutes), end: moved, at: wanted };
}

/** Ranks for those that would no longer stand after a rank, because they have the same or an earlier one. */
function makeRoom(after: readonly PlannedItem[], rank: string): StepOf<'item.reorder'>[] {
  const steps: StepOf<'item.reorder'>[] = [];
  let last = rank;
  for (const [at, { id, version, rank: own }] of after.entries()) {
    if (own > last || steps.length === MOST_REORDERED) break;
    last = rankAt([{ rank: last }, ...after.slice(at + 1)], 1);
    steps.push({ type: 'item.reorder', id, version, rank: last });
  }
  return steps;
}

/** The place of an item as it stands; null when it is not in the trip. */
export function slotOf(trip: Clocked, id: string): Slot | null {
  const item = trip.items[id];
  if (!item) return null;
  const all = item.day === null ? unscheduledItems(trip) : itemsOn(trip, item.day);
  return { day: item.day, at: all.findIndex((each) => each.id === id) };
}

/**
 * The command that puts an item into a slot; null when it stands there already, or is not in the trip. The order of that day is
 * then the one that was shown, as far as times that must stay allow: see {@link settle}.
 */
export function moveItem(trip: Clocked, id: string, slot: Slot): TripCommand | null {
  const found = trip.items[id];
  const now = slotOf(trip, id);
  if (!found || !now) return null;
  const item = { ...found, id };
  const others = othersAt(trip, slot.day, id);
  const scale = scaleOf(trip, slot.day);
  const { start, end, at } = settle(item, others, { slot, scale });
  if (now.day === slot.day && now.at === at && item.start === start) return null;
  const minute = scale.minuteOf({ start, zone: item.zone });
  const isPeer = (other: PlannedItem) => scale.minuteOf(other) === minute;
  const [before, after] = [others.slice(0, at).filter(isPeer), others.slice(at).filter(isPeer)];
  const rank = rankAt([...before, ...after], before.length);
  const read = { id, version: item.version };
  const step: StepOf<'item.move'> = {
    type: 'item.move',
    ...read,
    day: slot.day,
    rank,
    ...(start !== item.start && { start }),
    ...(!isSame(end, item.end) && { end }),
  };
  const room = makeRoom(after, rank);
  if (room.length === 0) return step;
  const summary = shorten(`Moved ${nameOf('items', item)} to ${formatDayOrUnscheduled(slot.day)}`);
  return { type: 'batch', summary, steps: [step, ...room] };
}

/**
 * The command that moves an item to another day: at its hour where that is free there, else at the nearest free time of that
 * part of the day. What is booked, and what has no time, stays as it is.
 */
export function moveToDay(trip: Clocked, id: string, day: string | null): TripCommand | null {
  const item = trip.items[id];
  if (!item || item.day === day) return null;
  const { version, start, end, bookingId } = item;
  if (day === null || start === null || bookingId !== null) {
    return moveItem(trip, id, { day, at: Number.POSITIVE_INFINITY });
  }
  const found = freeStartOn(othersAt(trip, day, id), { ...item, start }, scaleOf(trip, day));
  const isLater = found !== start;
  const rank = rankAfterAll(trip, { day, start: found, id });
  const moved = end && isLater ? { end: endMoved(end, minutesOfClock(found) - minutesOfClock(start)) } : {};
  return { type: 'item.move', id, version, day, rank, ...(isLater && { start: found }), ...moved };
}

/** A rank after everything that has the same time on a day: where something new, or something given another time, stands. */
export function rankAfterAll(
  trip: Clocked,
  { day, start, id = '' }: { day: string | null; start: string | null; id?: string },
): string {
  const peers = othersAt(trip, day, id).filter((other) => other.start === start);
  return rankAt(peers, peers.length);
}

/** The command that begins an item of a day at another time, its length kept; null where there is nothing to change. */
export function startItemAt(trip: Pick<TripPlan, 'items'>, id: string, start: string): TripCommand | null {
  const item = trip.items[id];
  if (!item || item.start === start) return null;
  const { version, day, end } = item;
  const minutes = item.start === null ? 0 : minutesOfClock(start) - minutesOfClock(item.start);
  const rank = rankAfterAll(trip, { day, start, id });
  return { type: 'item.move', id, version, day, rank, start, ...(end && { end: endMoved(end, minutes) }) };
}

/** The command that brings an item from outside of a trip's dates to its nearest day, at the same time; null for one within. */
export function intoTrip(trip: Pick<TripPlan, 'items' | 'head'>, id: string): StepOf<'item.move'> | null {
  const item = trip.items[id];
  const { startDate, endDate } = trip.head.dates;
  if (!item || item.day === null || (item.day >= startDate && item.day <= endDate)) return null;
  const day = item.day < startDate ? startDate : endDate;
  return { type: 'item.move', id, version: item.version, day, rank: rankAfterAll(trip, { day, start: item.start }) };
}
