/** Adding something found to a trip in one step: the real thing takes the place of what was still to be chosen. */
import type {
  AdditionOf,
  BookingContent,
  Item,
  Money,
  StepOf,
  TripAddition,
  TripCommand,
  TripPlan,
  TripStep,
} from '@sojourn/contracts/plan';
import { addDays, daysBetween } from '@sojourn/travel';
import { additionStep, checkInAfter, checkOutBefore, titleOfAddition, unbooked } from './addition';
import { apportion } from './apportion';
import { plannedItem, type PlannedItem } from './day-plan';
import { shorten } from './format';
import { dayOf, timeOf } from './local-time';
import { contentOf } from './part';
import { standingOf, toChoose } from './standing';

type Seed = Parameters<typeof additionStep>[2];

/** `replace`: the stays that a person has for these nights go. */
export type AdditionSeed = Seed & { replace?: boolean };

type Nights = { from: string; until: string };

const nightsOf = ({ day, end }: Pick<Item, 'day' | 'end'>): Nights | null =>
  day === null ? null : { from: day, until: addDays(day, Math.max(1, end?.daysLater ?? 1)) };

const meets = (one: Nights, other: Nights): boolean => one.from < other.until && other.from < one.until;

/** Stays that a person has for some of the same nights: only they can say whether they want both. */
export function staysAtThatTime(trip: Pick<TripPlan, 'bookings' | 'items'>, addition: TripAddition): PlannedItem[] {
  if (addition.kind !== 'stay') return [];
  const wanted = { from: addition.checkIn, until: addition.checkOut };
  return Object.entries(trip.items).flatMap(([id, item]) => {
    const nights = item.type === 'stay' && standingOf(trip, item) !== 'to-choose' ? nightsOf(item) : null;
    return nights && meets(nights, wanted) ? [plannedItem(item, id)] : [];
  });
}

/** Takes items out of a plan, with the whole booking where they have one. */
function removalOf(plan: TripPlan, items: readonly PlannedItem[]): TripStep[] {
  const bookings = new Set(items.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId])));
  const booked = [...bookings].flatMap((id): TripStep[] => {
    const places = Object.entries(plan.items).filter(([, item]) => item.bookingId === id);
    const version = plan.bookings[id]?.version;
    const read = Object.fromEntries(places.map(([place, item]) => [place, item.version]));
    return version === undefined ? [] : [{ type: 'booking.remove', id, version, places: read }];
  });
  const others = items.filter(({ bookingId }) => bookingId === null);
  return [...booked, ...others.map(({ id, version }): TripStep => ({ type: 'item.remove', id, version }))];
}

/** The flights to be chosen that an offer settles: all of them with a way back, else the one that is nearest in time. */
function settledFlights(plan: TripPlan, { offer }: AdditionOf<'flight'>): PlannedItem[] {
  const open = toChoose(plan, 'flight');
  if (offer.returnSegments.length > 0) return open;
  const day = offer.departureTime.slice(0, 10);
  const far = (item: PlannedItem) => (item.day === null ? Infinity : Math.abs(daysBetween(item.day, day)));
  const nearest = open.reduce<PlannedItem | null>((best, item) => (best && far(best) <= far(item) ? best : item), null);
  if (!nearest) return [];
  // An estimate of an earlier release is one booking for both ways, and goes as one.
  return open.filter(
    ({ id, bookingId }) => id === nearest.id || (bookingId !== null && bookingId === nearest.bookingId),
  );
}

/** Part of what something may cost, for so many of its nights. */
function partOf(planned: Money | null, nights: number, all: number): Money | null {
  if (!planned || nights === 0) return null;
  const [amount = 0] = apportion(planned.amount, [nights, all - nights]);
  const [usCents = 0] = apportion(planned.usCents, [nights, all - nights]);
  return amount > 0 && usCents > 0 ? { ...planned, amount, usCents } : null;
}

/** A stay to be chosen for the nights that the new one leaves. */
function restOfStay(
  plan: TripPlan,
  item: PlannedItem,
  { taken, newId }: { taken: Nights; newId: () => string },
): TripStep[] {
  const nights = nightsOf(item);
  if (!nights || item.day === null) return [];
  const planned = item.planned ?? (item.bookingId === null ? null : (plan.bookings[item.bookingId]?.planned ?? null));
  const all = daysBetween(nights.from, nights.until);
  const { id: _, ...part } = item;
  const { bookingId: __, ...content } = contentOf(part) as Omit<Item, 'version' | 'latest'>;
  const left: Nights[] = [
    { from: nights.from, until: taken.from < nights.until ? taken.from : nights.until },
    { from: taken.until > nights.from ? taken.until : nights.from, until: nights.until },
  ];
  return left
    .map(({ from, until }) => ({ day: from, count: daysBetween(from, until) }))
    .filter(({ count }) => count > 0)
    .map(({ day, count }): StepOf<'item.add'> => {
      const end = item.end && { ...item.end, daysLater: count };
      const cost = partOf(planned, count, all);
      return { type: 'item.add', id: newId(), content: { ...content, bookingId: null, day, end, planned: cost } };
    });
}

/** The hours of what is not booked follow the flights: nobody checks in before the landing, or out after the way back. */
function staysBesideFlight(plan: TripPlan, { offer }: AdditionOf<'flight'>): TripStep[] {
  const landing = offer.segments.at(-1)?.arrival.at ?? '';
  const departure = offer.returnSegments[0]?.departure.at ?? '';
  return Object.entries(plan.items).flatMap(([id, item]): TripStep[] => {
    const nights = item.type === 'stay' && standingOf(plan, item) !== 'booked' ? nightsOf(item) : null;
    if (!nights) return [];
    const { start: usual, end: out } = item;
    const start = usual !== null && nights.from === dayOf(landing) ? checkInAfter(usual, [timeOf(landing)]) : usual;
    const end =
      out && nights.until === dayOf(departure) ? { ...out, time: checkOutBefore(out.time, [timeOf(departure)]) } : out;
    if (start === item.start && end?.time === item.end?.time) return [];
    return [{ type: 'item.edit', id, version: item.version, fields: { start, end } }];
  });
}

function settledStays(plan: TripPlan, { checkIn, checkOut }: AdditionOf<'stay'>, newId: () => string): TripStep[] {
  const taken = { from: checkIn, until: checkOut };
  const open = toChoose(plan, 'stay').filter((item) => {
    const nights = nightsOf(item);
    return nights === null || meets(nights, taken);
  });
  return [...removalOf(plan, open), ...open.flatMap((item) => restOfStay(plan, item, { taken, newId }))];
}

/** What goes because of an addition, and what is left of it. */
function settledBy(plan: TripPlan, addition: TripAddition, { newId, replace = false }: AdditionSeed): TripStep[] {
  if (addition.kind === 'flight') {
    return [...removalOf(plan, settledFlights(plan, addition)), ...staysBesideFlight(plan, addition)];
  }
  if (addition.kind !== 'stay') return [];
  const before = replace ? removalOf(plan, staysAtThatTime(plan, addition)) : [];
  return [...before, ...settledStays(plan, addition, newId)];
}

/**
 * The one command that adds something found to a trip: a flight or a stay takes the place of what was to be chosen, its
 * estimate included. Undone, all is as it was.
 */
export function additionCommand(plan: TripPlan, addition: TripAddition, seed: AdditionSeed): TripCommand {
  const step = additionStep(plan, addition, seed);
  const settled = settledBy(plan, addition, seed);
  if (settled.length === 0) return step;
  return { type: 'batch', summary: shorten(`Chose “${titleOfAddition(addition)}”`), steps: [...settled, step] };
}

/** What a booking says of an item that a person booked elsewhere. @param estimate what it was thought to cost */
function bookingOf({ type, title, planned }: Item, estimate: Money | null): BookingContent {
  const kinds = { flight: 'flight', stay: 'stay', activity: 'activity', transport: 'transport' } as const;
  const kind = type in kinds ? kinds[type as keyof typeof kinds] : 'other';
  return {
    ...{ kind, title, provider: '', code: '', url: null, planned: planned ?? estimate },
    ...{ segments: [], searchPath: null },
  };
}

/**
 * The command that says of a thing that a person has booked it: it becomes a booking with its days and its cost. What a search
 * found is booked as it is, with all of its places: that nobody found them for us makes them a person's own.
 */
export function bookedCommand(plan: TripPlan, id: string, newId: () => string): TripCommand | null {
  const item = plan.items[id];
  const standing = item && standingOf(plan, item);
  if (!item || standing === 'booked') return null;
  const booking = item.bookingId === null ? undefined : plan.bookings[item.bookingId];
  const found = standing === 'chosen' ? booking : undefined;
  const content = found ? contentOf(found) : bookingOf(item, booking?.planned ?? null);
  const places = found
    ? Object.values(plan.items).filter(({ bookingId }) => bookingId === item.bookingId)
    : [{ ...item, planned: null }];
  return {
    type: 'batch',
    summary: shorten(`Marked “${content.title}” as booked`),
    steps: [
      ...removalOf(plan, [plannedItem(item, id)]),
      {
        type: 'booking.add',
        id: newId(),
        content,
        places: places.map((place) => ({ id: newId(), content: { ...unbooked(contentOf(place)), source: null } })),
      },
    ],
  };
}
