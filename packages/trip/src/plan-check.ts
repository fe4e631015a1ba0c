/** What does not fit together in a plan. It reads the plan and nothing else, and always says the same of the same one. */
import type { Item, TripPlan } from '@sojourn/contracts/plan';
import { addDays, zoneInstant } from '@sojourn/travel';
import { spendingOf } from './spending';
import { daysOf } from './trip-days';

/** One thing to look at. `over` is US cents; of two items that overlap the later one comes second. */
export type Finding =
  | { kind: 'overlap'; itemIds: [string, string] }
  | { kind: 'missing-night'; day: string }
  | { kind: 'outside-dates'; itemId: string }
  | { kind: 'over-budget'; over: number };

type Span = { id: string; from: number; to: number };

/** One sleeps through a stay and reads a note at any time. */
const takesTime = ({ type }: Item): boolean => type !== 'stay' && type !== 'note';

/** An item under its id, as a trip has it: to copy hundreds of them takes a phone longer than to judge them. */
type Entry = readonly [id: string, item: Item];

function spanOf([id, item]: Entry, tripZone: string): Span | null {
  const { day, start, end } = item;
  if (day === null || start === null || !takesTime(item)) return null;
  const zone = item.zone ?? tripZone;
  const from = zoneInstant(day, start, zone);
  const to = end ? zoneInstant(addDays(day, end.daysLater), end.time, end.zone ?? zone) : from;
  return { id, from, to: Math.max(from, to) };
}

/** Each item that begins before an earlier one has ended, or at the same time, once: with the one that lasts longest. */
function overlapsIn(entries: readonly Entry[], tripZone: string): Finding[] {
  const spans = entries.flatMap((entry) => spanOf(entry, tripZone) ?? []).sort((one, other) => one.from - other.from);
  let latest: Span | undefined;
  return spans.flatMap((span): Finding[] => {
    const before = latest;
    if (!before || span.to >= before.to) latest = span;
    if (!before || (span.from >= before.to && span.from !== before.from)) return [];
    return [{ kind: 'overlap', itemIds: [before.id, span.id] }];
  });
}

/** The nights, from a day until before another one, for which one has a bed or is under way; null for none. */
function bedOf({ type, day, end }: Item): { from: string; until: string } | null {
  const isOvernight = type === 'stay' || type === 'flight' || type === 'transport';
  const nights = end?.daysLater ?? Number(type === 'stay');
  return day === null || !isOvernight || nights < 1 ? null : { from: day, until: addDays(day, nights) };
}

/** Everything that does not fit: overlaps, nights without a bed, items outside of the dates, and a plan over its budget. */
export function checkPlan(trip: TripPlan): Finding[] {
  const { dates, destination } = trip.head;
  const entries = Object.entries(trip.items);
  const nights = daysOf(dates).slice(0, -1);
  const beds = entries.flatMap(([, item]) => bedOf(item) ?? []);
  const outside = entries.filter(([, { day }]) => day !== null && (day < dates.startDate || day > dates.endDate));
  const over = -(spendingOf(trip).left ?? 0);
  return [
    ...overlapsIn(entries, destination.timeZone ?? 'UTC'),
    ...nights
      .filter((night) => !beds.some(({ from, until }) => from <= night && night < until))
      .map((day): Finding => ({ kind: 'missing-night', day })),
    ...outside.map(([id]): Finding => ({ kind: 'outside-dates', itemId: id })),
    ...(over > 0 ? [{ kind: 'over-budget', over } as const] : []),
  ];
}
