/** A sample trip as it is told: what is on which day, what was spent, where it all is; and the plan that it becomes. */
import type { BookingContent, ExpenseCategory, ItemContent, ItemType, TripPlan } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import {
  climateOf,
  dollars,
  durationInDays,
  generatePackingList,
  moneyOf,
  newItem,
  newTrip,
  rankAt,
  type TripStart,
} from '@sojourn/trip';
import { sampleIdOf as idOf } from './sample-id.model';

/** A place by its name and its position (WGS 84). */
export type SamplePlace = readonly [name: string, latitude: number, longitude: number];

/** `day` counts from 1, the first day of the trip. Times are local: `zone` is left out where it is the trip's. */
export type SampleItem = {
  type: ItemType;
  title: string;
  day: number;
  start?: string;
  zone?: string;
  end?: { daysLater?: number; time: string; zone?: string };
  place?: SamplePlace;
  notes?: string;
  /** Whole US dollars. */
  planned?: number;
  booking?: string;
};

/** `amount` is in minor units of `currency`. */
export type SampleExpense = {
  day: number;
  description: string;
  category: ExpenseCategory;
  amount: number;
  currency: string;
  booking?: string;
};

export type SampleBooking = Pick<BookingContent, 'kind' | 'title' | 'provider'> & {
  planned: number;
  /** Take-offs and landings on days of the trip, in local times. */
  segments?: readonly {
    flightNumber: string;
    carrierName: string;
    from: readonly [iataCode: string, day: number, time: string];
    to: readonly [iataCode: string, day: number, time: string];
    duration: string;
  }[];
};

export type SampleStory = {
  place: { latitude: number; longitude: number; timeZone: string };
  /** Dollars for one unit of a currency. */
  rates: Readonly<Record<string, string>>;
  bookings: Readonly<Record<string, SampleBooking>>;
  items: readonly SampleItem[];
  expenses: readonly SampleExpense[];
  papers: readonly SamplePaper[];
};

/** A PDF that lies in `papers` under its id. */
export type SamplePaper = { id: string; name: string; bytes: number; booking?: string };

const CENTS = 100;
/** What is packed already. */
const PACKED = ['passport-or-id', 'travel-insurance', 'power-adapter'];

const first = { version: 1, latest: 1 };

/** Parts by ids of their own, as they were made. */
const partsFrom = <Content extends object>(contents: readonly (readonly [id: string, Content])[]) =>
  Object.fromEntries(contents.map(([id, content]) => [id, { ...content, ...first }]));

function bookingOf(
  { segments = [], planned, ...booking }: SampleBooking,
  dayAt: (day: number) => string,
): BookingContent {
  const point = ([iataCode, day, time]: readonly [string, number, string]) => ({
    iataCode,
    at: `${dayAt(day)}T${time}:00`,
    terminal: null,
  });
  return {
    ...booking,
    code: '',
    url: null,
    planned: dollars(planned * CENTS, dayAt(1)),
    segments: segments.map(({ from, to, ...segment }) => ({ ...segment, departure: point(from), arrival: point(to) })),
    searchPath: null,
  };
}

function itemOf(
  { day, end, place, planned, booking, ...item }: SampleItem,
  on: { day: string; rank: string },
): ItemContent {
  return newItem({
    ...item,
    ...on,
    zone: item.zone ?? null,
    end: end ? { daysLater: end.daysLater ?? 0, time: end.time, zone: end.zone ?? null } : null,
    place: place ? { name: place[0], position: { latitude: place[1], longitude: place[2] } } : null,
    planned: planned === undefined ? null : dollars(planned * CENTS, on.day),
    bookingId: booking === undefined ? null : idOf(booking),
  });
}

/**
 * The plan of a story, told from the first day of a trip on.
 *
 * @param madeAt the instant at which its papers came, ISO 8601
 */
export function planOfStory(start: TripStart, story: SampleStory, madeAt: string): TripPlan {
  const plan = newTrip(start);
  const { startDate, destination } = start;
  const dayAt = (day: number) => addDays(startDate, day - 1);
  const { timeZone, ...position } = story.place;
  const ranks: { rank: string }[] = [];
  const items = story.items.map((item, at) => {
    const rank = rankAt(ranks, ranks.length);
    ranks.push({ rank });
    return [idOf(at), itemOf(item, { day: dayAt(item.day), rank })] as const;
  });
  const expenses = story.expenses.map(({ day, amount, currency, booking, ...expense }, at) => {
    const rate = story.rates[currency] ?? '1';
    const money = moneyOf({ amount, currency, rate, rateDay: startDate });
    const content = { ...expense, day: dayAt(day), money, paidBy: null, sharedBy: [] };
    return [idOf(at), { ...content, bookingId: booking === undefined ? null : idOf(booking) }] as const;
  });
  const packing = generatePackingList({
    days: durationInDays(start),
    climate: climateOf(destination, startDate, position.latitude),
  }).map(({ id, ...entry }) => [id, { ...entry, checked: PACKED.includes(entry.key) }] as const);
  const documents = story.papers.map(({ id, name, bytes, booking }) => {
    const content = { name, mediaType: 'application/pdf' as const, bytes, addedAt: madeAt };
    return [idOf(id), { ...content, bookingId: booking === undefined ? null : idOf(booking) }] as const;
  });
  return {
    ...plan,
    head: { ...plan.head, destination: { ...plan.head.destination, position, timeZone } },
    bookings: partsFrom(Object.entries(story.bookings).map(([id, each]) => [idOf(id), bookingOf(each, dayAt)])),
    items: partsFrom(items),
    expenses: partsFrom(expenses),
    rates: partsFrom(Object.entries(story.rates).map(([code, rate]) => [code, { rate, day: startDate }])),
    packing: partsFrom(packing),
    documents: partsFrom(documents),
  };
}
