/** When of another day something fits that had an hour of its own: there at that hour, or near it. */
import type { Item } from '@sojourn/contracts/plan';
import { clockOfMinutes, minutesOfClock } from '@sojourn/travel';
import type { PlannedItem } from './day-plan';
import { dayTimeOf } from './day-time';
import type { DayScale } from './moments';
import { mealAt, mealOf } from './named-hours';

type Span = { from: number; to: number };

const DAY_MINUTES = 24 * 60;
/** How long something takes that does not say so. */
const USUAL_MINUTES = 60;
const STEP_MINUTES = 15;
/** Parts of a day by when something begins, in minutes: night, morning, afternoon, evening. */
const PARTS: readonly Span[] = [
  { from: 0, to: 300 },
  { from: 300, to: 720 },
  { from: 720, to: 1_080 },
  { from: 1_080, to: DAY_MINUTES },
];
const EVENING = 1_080;
/** Where a plan has no dinner, one dines at seven. */
const USUAL_DINNER = 1_140;
const MORNING = 480;

const lengthOf = ({ start, end, zone }: Pick<Item, 'start' | 'end' | 'zone'>): number => {
  if (start === null || !end || (end.zone !== null && end.zone !== zone)) return USUAL_MINUTES;
  const minutes = end.daysLater * DAY_MINUTES + minutesOfClock(end.time) - minutesOfClock(start);
  return Math.max(STEP_MINUTES, Math.min(minutes, DAY_MINUTES));
};

/** What takes time on a day, by the clock of what is moved there. One sleeps through a stay and reads a note at any time. */
function spansOf(others: readonly PlannedItem[], scale: DayScale, zero: number): Span[] {
  return others
    .filter(({ type, start }) => start !== null && type !== 'stay' && type !== 'note')
    .map((other) => {
      const from = scale.minuteOf(other) - zero;
      return { from, to: from + lengthOf(other) };
    });
}

/** When a day is over for what is done by day: at dinner. */
function dinnerOn(others: readonly PlannedItem[]): number {
  const dinners = others.flatMap(({ type, start }) =>
    type === 'meal' && start !== null ? [minutesOfClock(start)] : [],
  );
  return Math.min(USUAL_DINNER, ...dinners.filter((minutes) => minutes >= EVENING - 60));
}

/**
 * A time (`HH:MM`) of its own clock. Its own hour where that is free; else the nearest free time of that part of the day,
 * never over midnight and by day never into dinner; its own hour again where the day has no room.
 */
export function freeStartOn(others: readonly PlannedItem[], item: Item & { start: string }, scale: DayScale): string {
  const own = minutesOfClock(item.start);
  const takes = lengthOf(item);
  const spans = spansOf(others, scale, scale.zeroOf(item.zone));
  const isFree = (from: number) => spans.every((span) => from + takes <= span.from || from >= span.to);
  if (isFree(own)) return item.start;
  const part = PARTS.find(({ from, to }) => own >= from && own < to) ?? { from: 0, to: DAY_MINUTES };
  const isEvening = part.from === EVENING || dayTimeOf({ name: item.title }) === 'evening';
  const latestEnd = isEvening ? DAY_MINUTES : dinnerOn(others);
  const day = { from: isEvening ? EVENING : MORNING, to: latestEnd };
  for (const { from, to } of [part, day]) {
    const times = Array.from({ length: Math.ceil((to - from) / STEP_MINUTES) }, (_, at) => from + at * STEP_MINUTES)
      .filter((start) => start + takes <= latestEnd && start + takes < DAY_MINUTES && isFree(start))
      .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own));
    const [nearest] = times;
    // Something for one light does not go to another.
    if (nearest !== undefined && keepsLight(item.title, nearest)) return clockOfMinutes(nearest);
  }
  return item.start;
}

function keepsLight(name: string, start: number): boolean {
  const meal = mealOf(name);
  if (meal !== null && meal !== mealAt(start)) return false;
  const time = dayTimeOf({ name });
  if (time === 'dawn') return start < 540;
  if (time === 'sunset') return start >= 900;
  return time !== 'evening' || start >= EVENING;
}
