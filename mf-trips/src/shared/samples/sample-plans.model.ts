/** The whole plans of the two sample trips, on the days that their trip has. Fetched only where a sample is. */
import type { BrowserTrip } from '@sojourn/contracts';
import type { BookingContent, ItemContent, TripPlan } from '@sojourn/contracts/plan';
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
import { greece } from './greece.model';
import type { SampleBooking, SampleItem, SampleStory } from './sample-story.model';
import { tokyo } from './tokyo.model';

const CENTS = 100;
/** What is packed already. */
const PACKED = ['passport-or-id', 'travel-insurance', 'power-adapter'];

const first = { version: 1, latest: 1 };
const idOf = (name: string | number) => `sample-1-${name}`;

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

function planFrom(start: TripStart, story: SampleStory): TripPlan {
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
  return {
    ...plan,
    head: { ...plan.head, destination: { ...plan.head.destination, position, timeZone } },
    bookings: partsFrom(Object.entries(story.bookings).map(([id, each]) => [idOf(id), bookingOf(each, dayAt)])),
    items: partsFrom(items),
    expenses: partsFrom(expenses),
    rates: partsFrom(Object.entries(story.rates).map(([code, rate]) => [code, { rate, day: startDate }])),
    packing: partsFrom(packing),
  };
}

const stories: Readonly<Record<string, SampleStory>> = { 'Summer in Greece': greece, 'Tokyo in blossom': tokyo };

/** The plan of a sample trip; undefined for one that is not known here. */
export function samplePlanOf({
  name,
  destination,
  startDate,
  endDate,
  totalBudget,
}: BrowserTrip): TripPlan | undefined {
  const story = stories[name];
  const start = { title: name, destination, startDate, endDate, budgetCents: totalBudget * CENTS };
  return story && planFrom(start, story);
}
