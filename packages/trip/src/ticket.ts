/** One booking, one date: what a booking says of its days, kept the same as its place in the plan. */
import type { BookedSegment, BookingContent, ItemContent } from '@sojourn/contracts/plan';
import { addDays, daysBetween } from '@sojourn/travel';
import { dayOf, timeOf } from './local-time';

type Times = Pick<ItemContent, 'day' | 'start' | 'end'>;
type Dated = Times & { day: string };

function atDay<End extends BookedSegment['departure']>(end: End, days: number): End {
  return { ...end, at: `${addDays(dayOf(end.at), days)}${end.at.slice(10)}` };
}

/** The segments of a place: those that leave on its day, and what connects to them before the place ends. */
function segmentsOf(segments: readonly BookedSegment[], { day, end }: Dated): Set<number> {
  const last = addDays(day, Math.max(0, end?.daysLater ?? 0));
  const first = segments.findIndex(({ departure }) => dayOf(departure.at) === day);
  const found = new Set<number>();
  if (first < 0) return found;
  for (let at = first; at < segments.length; at += 1) {
    const segment = segments[at];
    if (!segment || dayOf(segment.departure.at) > last) break;
    found.add(at);
    // There: what leaves later on that day is the way back.
    if (end && dayOf(segment.arrival.at) === last && timeOf(segment.arrival.at) === end.time) break;
  }
  return found;
}

/** A search's address with other days. */
function searchOn(path: string, days: ReadonlyMap<string, string>): string {
  const [pathname = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of [...params]) params.set(name, days.get(value) ?? value);
  return `${pathname}?${params}`;
}

/**
 * A booking after one of its places was moved: its ticket and its search say the place's new days.
 * @param from the place as it was, @param to as it is
 */
export function bookingMoved(booking: BookingContent, from: Times, to: Times): BookingContent {
  if (from.day === null || to.day === null) return booking;
  const [before, after] = [
    { ...from, day: from.day },
    { ...to, day: to.day },
  ];
  const days = daysBetween(before.day, after.day);
  const own = segmentsOf(booking.segments, before);
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const segments = booking.segments.map((segment, at) => {
    if (!own.has(at)) return segment;
    const departure = atDay(segment.departure, days);
    const arrival = atDay(segment.arrival, days);
    const starts = at === first && to.start !== null && to.start !== from.start;
    const ends = at === last && to.end !== null && to.end.time !== from.end?.time;
    return {
      ...segment,
      departure: starts ? { ...departure, at: `${dayOf(departure.at)}T${to.start}:00` } : departure,
      arrival: ends ? { ...arrival, at: `${dayOf(arrival.at)}T${to.end?.time}:00` } : arrival,
    };
  });
  const lastDay = ({ day, end }: Dated) => addDays(day, Math.max(0, end?.daysLater ?? 0));
  const moved = new Map([
    [lastDay(before), lastDay(after)],
    [before.day, after.day],
  ]);
  const { searchPath } = booking;
  return { ...booking, segments, searchPath: searchPath === null ? null : searchOn(searchPath, moved) };
}
