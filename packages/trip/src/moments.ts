/** When things of a plan happen, in the one time that all its clocks share. */
import type { ItemContent, TripPlan } from '@sojourn/contracts/plan';
import { minutesOfClock, oncePer, zoneInstant } from '@sojourn/travel';

/** A plan as far as its order goes: without a head its own clock is read from what is in it. */
export type Clocked = Pick<TripPlan, 'items'> & Partial<Pick<TripPlan, 'head'>>;

type Timed = Pick<ItemContent, 'start' | 'zone'>;

const MINUTE_MS = 60_000;

/** Clocks that items name, and the one where the first journey ends. They never change: another plan has other items. */
const clocksIn = oncePer((items: TripPlan['items']) => {
  const zones = new Set<string>();
  let first: { day: string; zone: string } | null = null;
  for (const { day, zone, end } of Object.values(items)) {
    if (zone !== null) zones.add(zone);
    if (end?.zone) zones.add(end.zone);
    if (day !== null && end?.zone && (first === null || day < first.day)) first = { day, zone: end.zone };
  }
  return { zones, arrival: (first as { zone: string } | null)?.zone ?? [...zones][0] ?? null };
});

/** Minutes on one scale for all that stands on a day; `zero` is where a clock's midnight of that day stands on it. */
export type DayScale = { minuteOf(item: Timed): number; zeroOf(zone: string | null): number };

/**
 * The scale of a day. Where a plan knows one clock only, the digits of it are compared: to ask for instants takes a phone
 * longer. What has no time comes last.
 */
export function scaleOf({ items, head }: Clocked, day: string | null): DayScale {
  const { zones, arrival } = clocksIn(items);
  const own = head?.destination.timeZone ?? arrival;
  const isOneClock = day === null || own === null || [...zones].every((zone) => zone === own);
  const zeroOf = (zone: string | null): number => (isOneClock ? 0 : zoneInstant(day, '00:00', zone ?? own) / MINUTE_MS);
  const minuteOf = ({ start, zone }: Timed): number => {
    if (start === null) return Infinity;
    return isOneClock ? minutesOfClock(start) : zoneInstant(day, start, zone ?? own) / MINUTE_MS;
  };
  return { minuteOf, zeroOf };
}
