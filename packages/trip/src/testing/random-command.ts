/** Commands as people would send them, made from chance and from the trip as it is. Only for tests. */
import {
  datePolicies,
  expenseCategories,
  itemTypes,
  packingCategories,
  statusesAfter,
  type BookingContent,
  type CollectionName,
  type ExpenseContent,
  type ItemContent,
  type TripCommand,
  type TripPlan,
  type TripStep,
} from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { rankAt } from '../day-plan';
import { generatePackingList, packingThings } from '../generate-packing-list';
import { generateTimeline } from '../generate-timeline';
import { moneyOf } from '../money';
import { newItem, newTrip } from '../new-trip';

/** Whole numbers of chance, used up one after the other. */
type Chance = (below: number) => number;

const chanceOf = (numbers: readonly number[]): Chance => {
  let at = 0;
  return (below) => {
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    return Math.floor((number / 0x1000000) * below + at) % below;
  };
};

const oneOf = <Value>(chance: Chance, values: readonly Value[]): Value => values[chance(values.length)] as Value;

const names = [
  'Dinner',
  'Museo Nazionale',
  'Ponte Vecchio 🌉',
  'רחלה',
  'Walk',
  'Train to Siena',
  'Wine & cheese',
  '東京',
];
const START = '2027-04-10';

export const emptyTrip = newTrip({
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: START,
  endDate: '2027-04-17',
});

const dayOf = (chance: Chance): string | null => (chance(5) === 0 ? null : addDays(START, chance(10) - 1));
const timeOf = (chance: Chance): string =>
  `${String(chance(24)).padStart(2, '0')}:${oneOf(chance, ['00', '15', '40'])}`;
const moneyFrom = (chance: Chance) => {
  const [currency, rate] = oneOf(chance, [
    ['USD', '1'],
    ['EUR', '1.0843'],
    ['JPY', '0.0066712'],
    ['KWD', '3.257'],
  ] as const);
  return moneyOf({ amount: 1 + chance(1_000_000), currency, rate, rateDay: START });
};

function itemFrom(chance: Chance): ItemContent {
  const start = chance(3) === 0 ? null : timeOf(chance);
  const end = start === null || chance(2) === 0 ? null : { daysLater: 1, time: timeOf(chance), zone: null };
  const planned = chance(2) === 0 ? null : moneyFrom(chance);
  const place = chance(2) === 0 ? null : { name: oneOf(chance, names), position: { latitude: 41.9, longitude: 12.5 } };
  const [type, title, day] = [oneOf(chance, itemTypes), oneOf(chance, names), dayOf(chance)];
  return newItem({ type, title, day, start, end, planned, place, rank: `a${chance(9)}` });
}

function expenseFrom(chance: Chance, trip: TripPlan): ExpenseContent {
  const people = Object.keys(trip.travellers).sort();
  const paidBy = people.length > 0 && chance(4) > 0 ? oneOf(chance, people) : null;
  const sharedBy = people.filter(() => chance(3) > 0).map((travellerId) => ({ travellerId, weight: 1 + chance(3) }));
  const [description, category] = [oneOf(chance, names), oneOf(chance, expenseCategories)];
  const day = addDays(START, chance(8));
  return { description, category, day, money: moneyFrom(chance), paidBy, sharedBy, bookingId: null };
}

const bookingFrom = (chance: Chance): BookingContent => ({
  kind: oneOf(chance, ['flight', 'stay', 'activity'] as const),
  title: oneOf(chance, names),
  provider: '',
  code: chance(2) === 0 ? '' : 'ABC123',
  url: null,
  planned: chance(2) === 0 ? null : moneyFrom(chance),
  segments: [],
  searchPath: null,
});

/** A part that there is, as it was read; undefined when there is none. */
function partOf<Name extends CollectionName>(chance: Chance, trip: TripPlan, name: Name) {
  const ids = Object.keys(trip[name]).sort();
  if (ids.length === 0) return undefined;
  const id = oneOf(chance, ids);
  return { id, version: Number(trip[name][id]?.version) };
}

type Maker = (chance: Chance, trip: TripPlan, id: string) => TripStep | undefined;

const of =
  (
    name: CollectionName,
    make: (read: { id: string; version: number }, chance: Chance, trip: TripPlan) => TripStep,
  ): Maker =>
  (chance, trip) => {
    const read = partOf(chance, trip, name);
    return read && make(read, chance, trip);
  };

const setRate: Maker = (chance, { rates }) => {
  const [currency, rate] = [oneOf(chance, ['EUR', 'JPY']), `1.${1 + chance(9_999)}`];
  return { type: 'rate.set', currency, version: rates[currency]?.version ?? 0, content: { rate, day: START } };
};

const makers: Maker[] = [
  (chance, { head }) => ({
    type: 'head.edit',
    parts: { title: { text: oneOf(chance, names), version: head.title.version } },
  }),
  (chance, { head }) => {
    const budget = { cents: chance(5) === 0 ? null : chance(9_000) * 100, version: head.budget.version };
    return { type: 'head.edit', parts: { budget, notes: { text: oneOf(chance, names), version: head.notes.version } } };
  },
  (chance, { head: { status } }) => {
    const next = oneOf(chance, statusesAfter[status.status]);
    return { type: 'head.edit', parts: { status: { status: next, version: status.version } } };
  },
  (chance, { head }) => {
    const startDate = addDays(START, chance(20) - 10);
    const endDate = addDays(startDate, chance(12));
    return {
      type: 'dates.change',
      startDate,
      endDate,
      policy: oneOf(chance, datePolicies),
      version: head.dates.version,
    };
  },
  (chance, _, id) => ({ type: 'item.add', id, content: itemFrom(chance) }),
  (chance, _, id) => ({ type: 'item.add', id, content: itemFrom(chance) }),
  of('items', (read, chance) => ({
    type: 'item.edit',
    ...read,
    fields: { title: oneOf(chance, names), planned: moneyFrom(chance) },
  })),
  of('items', (read, chance) => ({ type: 'item.move', ...read, day: dayOf(chance), rank: `a${chance(9)}` })),
  of('items', (read, chance, trip) => ({
    type: 'item.reorder',
    ...read,
    rank: rankAt(Object.values(trip.items).slice(0, 1), chance(2)),
  })),
  (chance, trip, id) => {
    const source = partOf(chance, trip, 'items');
    return source && { type: 'item.duplicate', id, of: source.id, day: dayOf(chance), rank: 'a1' };
  },
  of('items', (read) => ({ type: 'item.remove', ...read })),
  (chance) => ({ type: 'day.move', from: addDays(START, chance(8)), to: addDays(START, chance(8)) }),
  (chance) => ({ type: 'day.swap', one: addDays(START, chance(8)), other: addDays(START, chance(8)) }),
  (chance, _, id) => {
    const places = Array.from({ length: chance(3) }, (_none, at) => {
      const { bookingId: _unbooked, ...content } = itemFrom(chance);
      return { id: `${id}-${at}`, content };
    });
    return { type: 'booking.add', id, content: bookingFrom(chance), places };
  },
  of('bookings', (read, chance) => ({ type: 'booking.edit', ...read, fields: { code: `X${chance(99)}` } })),
  of('bookings', (read, _, trip) => {
    const linked = Object.entries(trip.items).filter(([, { bookingId }]) => bookingId === read.id);
    return {
      type: 'booking.remove',
      ...read,
      places: Object.fromEntries(linked.map(([id, { version }]) => [id, version])),
    };
  }),
  (chance, trip, id) => ({ type: 'expense.add', id, content: expenseFrom(chance, trip) }),
  (chance, trip, id) => ({ type: 'expense.add', id, content: expenseFrom(chance, trip) }),
  of('expenses', (read, chance) => ({ type: 'expense.edit', ...read, fields: { money: moneyFrom(chance) } })),
  of('expenses', (read) => ({ type: 'expense.remove', ...read })),
  setRate,
  setRate,
  of('rates', ({ id, version }) => ({ type: 'rate.remove', currency: id, version })),
  (chance, _, id) => ({ type: 'traveller.add', id, content: { name: oneOf(chance, names) } }),
  (chance, _, id) => ({ type: 'traveller.add', id, content: { name: oneOf(chance, names) } }),
  of('travellers', (read, chance) => ({ type: 'traveller.edit', ...read, fields: { name: oneOf(chance, names) } })),
  of('travellers', (read) => ({ type: 'traveller.remove', ...read })),
  (chance, trip) => {
    const travellerIds = Object.keys(trip.travellers).slice(0, 2);
    const seed = { days: chance(12), climate: oneOf(chance, ['cold', 'mild'] as const) };
    if (chance(2) === 0) return { type: 'packing.make', things: packingThings(seed).slice(0, 12), travellerIds };
    const entries = generatePackingList({ ...seed, travellerIds });
    return { type: 'packing.generate', entries: entries.slice(0, 12 + chance(8)) };
  },
  (chance, _, id) => {
    const content = { label: oneOf(chance, names), category: oneOf(chance, packingCategories), travellerId: null };
    return { type: 'packing.add', id, content };
  },
  of('packing', (read, chance) => ({ type: 'packing.tick', ...read, checked: chance(3) > 0 })),
  of('packing', (read) => ({ type: 'packing.remove', ...read })),
  () => ({ type: 'packing.reset' }),
  (chance, trip, id) => {
    const bookingId = chance(2) === 0 ? null : (partOf(chance, trip, 'bookings')?.id ?? null);
    const file = { name: oneOf(chance, names), mediaType: 'application/pdf', bytes: 1 + chance(9_999) } as const;
    return { type: 'document.add', id, content: { ...file, addedAt: '2027-01-02T10:00:00Z', bookingId } };
  },
  of('documents', (read, chance) => ({
    type: 'document.edit',
    ...read,
    fields: { name: oneOf(chance, names), bookingId: null },
  })),
  of('documents', (read) => ({ type: 'document.remove', ...read })),
];

/**
 * The command of a seed for a trip as it is, which mostly can be carried out on it. `label` makes its ids its own.
 * One in nine is a batch.
 */
export function commandFrom(numbers: readonly number[], trip: TripPlan, label: string): TripCommand {
  const chance = chanceOf(numbers);
  const step = oneOf(chance, makers)(chance, trip, `${label}-1`);
  const instead: TripStep = { type: 'item.add', id: `${label}-2`, content: itemFrom(chance) };
  if (chance(9) > 0) return step ?? instead;
  if (chance(3) > 0) return { type: 'batch', steps: step ? [step, instead] : [instead] };
  const { startDate, endDate } = trip.head.dates;
  return { type: 'batch', steps: generateTimeline({ destination: 'Rome', startDate, endDate }).slice(0, 20) };
}
