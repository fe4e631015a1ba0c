/** A booked flight as somebody flies it: its segments in legs, and the waits between. */
import type { Booking } from '@sojourn/contracts/plan';

export type BookedSegment = Booking['segments'][number];

/** The wait before a segment, in minutes of one airport's clock; null before the first of a leg. */
export type LegPart = { segment: BookedSegment; layover: { minutes: number; iataCode: string } | null };

/** Longer than this one stays there: it is another leg (IATA's stopover begins at 24 hours). */
const LONGEST_LAYOVER_MINUTES = 24 * 60;

const instantOf = (local: string): number => Date.parse(`${local}Z`);

/** The legs of a booking, in the order of its segments. */
export function legsOf(segments: readonly BookedSegment[]): LegPart[][] {
  const legs: LegPart[][] = [];
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    const isSamePlace = before?.arrival.iataCode === segment.departure.iataCode;
    const minutes = before ? (instantOf(segment.departure.at) - instantOf(before.arrival.at)) / 60_000 : -1;
    const isLayover = isSamePlace && minutes >= 0 && minutes <= LONGEST_LAYOVER_MINUTES;
    const leg = legs.at(-1);
    if (isLayover && leg) leg.push({ segment, layover: { minutes, iataCode: segment.departure.iataCode } });
    else legs.push([{ segment, layover: null }]);
  }
  return legs;
}
