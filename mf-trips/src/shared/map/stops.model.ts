/** The places of a plan in their order: what a map shows. */
import type { Position } from '@sojourn/contracts/plan';
import type { PlannedItem } from '@sojourn/trip';

/** A place where something happens; its number is its place in the order of the map. */
export type Stop = {
  id: string;
  title: string;
  place: string;
  number: number;
  position: Position;
  day: string | null;
  /** Which of the days that have places it is on, from 0; null where that is all of one day, or none. */
  dayIndex: number | null;
};

// An airport of departure would make a dot of the place that the trip goes to.
const positionOf = ({ type, place }: PlannedItem): Position | null =>
  type === 'flight' ? null : (place?.position ?? null);

/** Stops in the order of their items; what has no position is none, nor is a flight. */
export function stopsOf(items: readonly PlannedItem[]): Stop[] {
  const stops: Omit<Stop, 'dayIndex'>[] = [];
  for (const item of items) {
    const position = positionOf(item);
    if (!position) continue;
    const { id, title, place, day } = item;
    stops.push({ id, title, place: place?.name ?? '', number: stops.length + 1, position, day });
  }
  const days = daysOf(stops);
  return stops.map((stop) => ({
    ...stop,
    dayIndex: stop.day === null || days.length < 2 ? null : days.indexOf(stop.day),
  }));
}

/** Days that have places, in the order of the plan. */
export const daysOf = (stops: readonly { day: string | null }[]): string[] => [
  ...new Set(stops.flatMap(({ day }) => day ?? [])),
];
