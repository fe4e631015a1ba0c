/** Times of day, `HH:MM`, and minutes since midnight. */
import type { ItemContent } from '@sojourn/contracts/plan';

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number) => String(value).padStart(2, '0');
export const clockOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** When something that begins at a time ends, so many minutes later. */
export function endAfter(start: string, minutes: number): ItemContent['end'] {
  const total = minutesOf(start) + minutes;
  return { daysLater: Math.floor(total / 1_440), time: clockOf(total % 1_440), zone: null };
}
