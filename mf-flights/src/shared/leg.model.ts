/** A leg: one direction of an offer with its times, duration and layovers. */
import type { FlightOffer, Segment } from '@sojourn/contracts';
import { daysBetween, formatCount, oncePer, parseIsoDuration } from '@sojourn/travel';

/** `minutes` from first take-off to last landing; `dayShift` how many days later it lands on the calendar,
 * fewer than 0 for those before. */
export type Leg = {
  segments: readonly Segment[];
  departure: Segment['departure'];
  arrival: Segment['arrival'];
  stops: number;
  minutes: number;
  dayShift: number;
  layovers: readonly Layover[];
};

/** The wait between two segments; `isOvernight` when a night passes, `changesAirport` when one must cross town. */
export type Layover = { iataCode: string; minutes: number; isOvernight: boolean; changesAirport: boolean };

/** Hour of the day of a local time, 0 to 23. */
export function hourOf(localTime: string): number {
  return Number(localTime.slice(11, 13));
}

const clockOf = (localTime: string) => Date.parse(`${localTime}Z`);
const dayOf = (localTime: string) => localTime.slice(0, 10);

/** Both ends of a layover are at one place, so its local times can be subtracted. */
function layoverBetween(before: Segment, after: Segment): Layover {
  const minutes = Math.max(0, Math.round((clockOf(after.departure.at) - clockOf(before.arrival.at)) / 60_000));
  return {
    iataCode: after.departure.iataCode,
    minutes,
    isOvernight: dayOf(after.departure.at) > dayOf(before.arrival.at) && minutes >= 6 * 60,
    changesAirport: before.arrival.iataCode !== after.departure.iataCode,
  };
}

function legOf(segments: readonly Segment[]): Leg | undefined {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return undefined;
  const layovers = segments.slice(1).flatMap((after, at) => {
    const before = segments[at];
    return before ? [layoverBetween(before, after)] : [];
  });
  const flying = segments.reduce((sum, segment) => sum + (parseIsoDuration(segment.duration) ?? 0), 0);
  return {
    segments,
    departure: first.departure,
    arrival: last.arrival,
    stops: segments.length - 1,
    minutes: flying + layovers.reduce((sum, { minutes }) => sum + minutes, 0),
    dayShift: daysBetween(dayOf(first.departure.at), dayOf(last.arrival.at)),
    layovers,
  };
}

/** The outbound leg and, on a round trip, the return leg. */
export const legsOf = oncePer((offer: Pick<FlightOffer, 'segments' | 'returnSegments'>): readonly Leg[] =>
  [offer.segments, offer.returnSegments].flatMap((segments) => legOf(segments) ?? []),
);

/** How often one changes planes on the leg with most changes: a nonstop offer has none, there or back. */
export const mostStopsOf = (offer: Pick<FlightOffer, 'segments' | 'returnSegments'>): number =>
  Math.max(0, ...legsOf(offer).map(({ stops }) => stops));

/** The mark beside a landing on another day, and its words: a day before, over the date line. Nothing on the same day. */
export function dayMarkOf({ dayShift }: Pick<Leg, 'dayShift'>): { mark: string; words: string } | undefined {
  if (dayShift === 0) return undefined;
  const days = formatCount(Math.abs(dayShift), 'day');
  return dayShift > 0
    ? { mark: `+${dayShift}`, words: `${days} later` }
    : { mark: `\u2212${-dayShift}`, words: `${days} earlier` };
}

/** The IATA code of the carrier that flies a leg's first segment: what its flight number begins with. */
export function carrierCodeOf({ segments }: Leg): string {
  return segments[0]?.flightNumber.split(' ')[0] ?? '';
}

/** `Nonstop`, `1 stop`, `2 stops`. */
export function stopsLabel(stops: number): string {
  return stops === 0 ? 'Nonstop' : formatCount(stops, 'stop');
}
