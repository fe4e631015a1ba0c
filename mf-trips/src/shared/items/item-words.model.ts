/** What items and days are called on the screen, and how their times are written. */
import type { Item, ItemType } from '@sojourn/contracts/plan';
import { addDays, formatCount, formatMinutes, monthName, monthOf, weekdayOf, zoneInstant } from '@sojourn/travel';
import { todaysName } from './zone-renames.model';

export const itemTypeWords: Readonly<Record<ItemType, string>> = {
  flight: 'Flight',
  stay: 'Stay',
  activity: 'Activity',
  meal: 'Meal',
  transport: 'Transport',
  note: 'Note',
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dateWords = (day: string): string =>
  `${monthName(monthOf(day)).slice(0, 3)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** `Saturday, Apr 10, 2027`. */
export const dayWords = (day: string): string => `${WEEKDAYS[weekdayOf(day)]}, ${dateWords(day)}`;

/** `Apr 10, 2027`, or Unscheduled. */
export const placeWords = (day: string | null): string => (day === null ? 'Unscheduled' : dateWords(day));

/** `19:00` as `7:00 PM`. */
export function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Europe/Rome` as `Rome time`. */
export const zoneWords = (zone: string): string => `${todaysName(zone).split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** `+1 day`, `+3 days`, `-1 day`; nothing on the same day. */
export function laterWords(days: number): string {
  if (days === 0) return '';
  return `${days > 0 ? '+' : '-'}${formatCount(Math.abs(days), 'day')}`;
}

/** The times of an item in words; each is '' where there is nothing to say. */
export type TimeWords = { start: string; startZone: string; end: string; endZone: string; later: string };

type Timed = Pick<Item, 'day' | 'start' | 'zone' | 'end'>;

/** A zone is named where it is not the trip's, and at both ends of what crosses zones. */
export function timeWords({ start, zone, end }: Timed, tripZone: string | null): TimeWords {
  const startZone = zone ?? tripZone;
  const endZone = end ? (end.zone ?? startZone) : startZone;
  const isCrossing = startZone !== endZone;
  const named = (name: string | null) => (name !== null && (isCrossing || name !== tripZone) ? zoneWords(name) : '');
  return {
    start: start === null ? '' : clockWords(start),
    startZone: start === null ? '' : named(startZone),
    end: end ? clockWords(end.time) : '',
    endZone: end && isCrossing ? named(endZone) : '',
    later: end ? laterWords(end.daysLater) : '',
  };
}

/** How long something is under way, `2h 30m`: of what goes from one zone to another its times do not show it. */
export function lengthWords({ day, start, zone, end }: Timed, tripZone: string | null): string {
  if (day === null || start === null || end === null) return '';
  const from = zone ?? tripZone ?? 'UTC';
  const begins = zoneInstant(day, start, from);
  const minutes = Math.round((zoneInstant(addDays(day, end.daysLater), end.time, end.zone ?? from) - begins) / 60_000);
  return minutes > 0 ? formatMinutes(minutes) : '';
}

/** `1 night`, `7 nights`; nothing without one. */
export function nightsWords(end: Item['end']): string {
  const nights = end?.daysLater ?? 0;
  if (nights < 1) return '';
  return formatCount(nights, 'night');
}
