/** How far it is from one place of a plan to the next, in words. */
import type { Position } from '@sojourn/contracts/plan';
import { formatKm, formatList, groundTravel } from '@sojourn/travel';
import { itemsIn, type DayGroup } from '../items/day-groups.model';

const minutesWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

/** The way from one place to the next in words; '' when they are one place, or one flies. */
export function wayWords(from: Position, to: Position): string {
  const way = groundTravel(from, to);
  if (!way) return '';
  const minutes = [
    way.walkMinutes === null ? '' : `about ${minutesWords(way.walkMinutes)} on foot`,
    way.driveMinutes === null ? '' : `${minutesWords(way.driveMinutes)} by car`,
  ].filter(Boolean);
  return [formatKm(way.km), formatList(minutes, 'or')].filter(Boolean).join(', ');
}

/** Ways to each stop of a day from the one before it on that day, by item. */
export function waysOn(group: DayGroup): Map<string, string> {
  const ways = new Map<string, string>();
  let before: Position | null = null;
  for (const item of itemsIn(group)) {
    const position = item.place?.position ?? null;
    if (!position) continue;
    if (before) ways.set(item.id, wayWords(before, position));
    before = position;
  }
  return ways;
}
