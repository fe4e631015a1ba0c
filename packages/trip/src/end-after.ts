import type { ItemContent } from '@sojourn/contracts/plan';
import { clockOfMinutes, minutesOfClock } from '@sojourn/travel';

/** When something that begins at a time ends, so many minutes later. */
export function endAfter(start: string, minutes: number): ItemContent['end'] {
  const total = minutesOfClock(start) + minutes;
  return { daysLater: Math.floor(total / 1_440), time: clockOfMinutes(total % 1_440), zone: null };
}
