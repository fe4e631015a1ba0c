/** Trips that hold so and so much, always the same ones, for measurements and tests of what large trips cost. */
import {
  expenseCategories,
  type BrowserTrip,
  type CollectionName,
  type ContentIn,
  type ItemContent,
  type ItemType,
  type PartIn,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { addDays, clockOfMinutes } from '@sojourn/travel';
import { generateNKeysBetween } from 'fractional-indexing';
import { specFieldsOf } from '../browser-trip';
import { moneyOf } from '../money';
import { newItem, newTrip } from '../new-trip';

/** How much a trip holds. */
export type TripSize = { days: number; items: number; expenses: number; documents: number; travellers?: number };

/** A month with everything written down: as much as has to stay smooth. */
export const LARGE_TRIP: TripSize = { days: 30, items: 400, expenses: 1_000, documents: 100 };
/** A long weekend. */
export const SMALL_TRIP: TripSize = { days: 4, items: 12, expenses: 8, documents: 2 };
/** As much as a trip may hold (GROW-1). */
export const FULL_TRIP: TripSize = { days: 60, items: 1_000, expenses: 2_000, documents: 500, travellers: 20 };

const START = '2028-04-03';
const FIRST_HOUR = 7;
const PLACES = ['Colosseum', 'Galleria Borghese', 'Trastevere', 'Pantheon', 'Campo de’ Fiori', 'Villa Farnesina'];
const TYPES: ItemType[] = ['activity', 'meal', 'activity', 'transport', 'activity', 'meal', 'note'];
const SUMS = [
  ['USD', '1'],
  ['EUR', '1.0843'],
  ['EUR', '1.0843'],
] as const;

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

function itemAt(at: number, { days, items }: TripSize, rank: string): ItemContent {
  const serial = Math.floor(at / days);
  const perDay = Math.ceil(items / days);
  const minutes = FIRST_HOUR * 60 + Math.floor((serial * 16 * 60) / perDay);
  const start = clockOfMinutes(minutes);
  const name = pick(PLACES, at);
  return newItem({
    type: pick(TYPES, at),
    title: `${name} ${at + 1}`,
    notes: at % 6 === 0 ? 'Meet in front of the main entrance, tickets are on the phone.' : '',
    place: { name, position: { latitude: 41.85 + (at % 37) / 500, longitude: 12.42 + (at % 41) / 500 } },
    day: addDays(START, at % days),
    start: at % 11 === 0 ? null : start,
    rank,
    planned: at % 4 === 0 ? moneyOf({ amount: 1_250 + at, currency: 'EUR', rate: '1.0843', rateDay: START }) : null,
  });
}

const versioned = <Name extends CollectionName>(parts: [string, ContentIn[Name]][]): Record<string, PartIn[Name]> =>
  Object.fromEntries(parts.map(([id, part]) => [id, { ...part, version: 1, latest: 1 }])) as Record<
    string,
    PartIn[Name]
  >;

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_none, at) => make(at));

/** A trip to Rome of a size; of the same size always the same one. */
export function tripOfSize(size: TripSize): TripPlan {
  const { days, items, expenses, documents, travellers = 4 } = size;
  const ranks = generateNKeysBetween(null, null, items);
  const people = times(travellers, (at) => `traveller-${at + 1}`);
  const trip = newTrip({
    title: `Rome in ${days} days`,
    destination: 'Rome, Italy',
    startDate: START,
    endDate: addDays(START, days - 1),
    budgetCents: 2_000_000,
  });
  return {
    ...trip,
    head: { ...trip.head, destination: { ...trip.head.destination, timeZone: 'Europe/Rome' } },
    travellers: versioned<'travellers'>(people.map((id, at) => [id, { name: `Traveller ${at + 1}` }])),
    items: versioned<'items'>(times(items, (at) => [`item-${at + 1}`, itemAt(at, size, ranks[at] ?? 'a0')])),
    expenses: versioned<'expenses'>(
      times(expenses, (at) => {
        const [currency, rate] = pick(SUMS, at);
        return [
          `expense-${at + 1}`,
          {
            description: `${pick(['Dinner', 'Tickets', 'Taxi', 'Coffee', 'Hotel'], at)} ${at + 1}`,
            money: moneyOf({ amount: 500 + at * 7, currency, rate, rateDay: START }),
            category: pick(expenseCategories, at),
            day: addDays(START, at % days),
            paidBy: pick(people, at),
            sharedBy: people.map((travellerId) => ({ travellerId, weight: 1 })),
            bookingId: null,
          },
        ];
      }),
    ),
    documents: versioned<'documents'>(
      times(documents, (at) => [
        `document-${at + 1}`,
        {
          name: `Ticket ${at + 1}.pdf`,
          mediaType: 'application/pdf',
          bytes: 40_000 + at,
          addedAt: '2028-03-01T10:00:00Z',
          bookingId: null,
        },
      ]),
    ),
  };
}

/** A plan as a guest's browser keeps it, under its storage key `trips`. */
export const browserTripOf = (plan: TripPlan, id: number): BrowserTrip => ({
  id,
  ...specFieldsOf(plan),
  sample: false,
  plan,
});
