/** Every field of every command, and what nobody should be able to do with it. */
import type {
  BookingContent,
  DocumentContent,
  ExpenseContent,
  ItemContent,
  TripCommand,
} from '@sojourn/contracts/plan';
import { moneyOf } from '../money';
import { newItem } from '../new-trip';
import { doing, rome } from './trip-under-test';

const day = '2027-04-11';
const money = moneyOf({ amount: 1_250, currency: 'EUR', rate: '1.0843', rateDay: day });
const place = { name: 'Colosseum', position: { latitude: 41.89, longitude: 12.49 } };
const end = { daysLater: 0, time: '12:00', zone: 'Europe/Rome' };
const item: ItemContent = {
  ...newItem({ type: 'activity', title: 'Walk', notes: 'Bring water', place, day, start: '10:00', end }),
  ...{ zone: 'Europe/Rome', bookingId: 'b1', planned: money, source: { kind: 'activity', id: 'walk' } },
};
const { bookingId: _, ...unbooked } = item;
const endpoint = { iataCode: 'FCO', at: '2027-04-11T08:20:00', terminal: '3' };
const booking: BookingContent = {
  ...{
    kind: 'flight',
    title: 'To Rome',
    provider: 'Air',
    code: 'ABC123',
    url: 'https://air.example/1',
    planned: money,
  },
  segments: [{ flightNumber: 'AZ 1', carrierName: 'Air', departure: endpoint, arrival: endpoint, duration: 'PT2H' }],
  searchPath: '/flights/search?origin=LHR',
};
const expense: ExpenseContent = {
  ...{ description: 'Dinner', money, category: 'food', day, paidBy: 't1', bookingId: 'b1' },
  sharedBy: [{ travellerId: 't1', weight: 1 }],
};
const file: DocumentContent = {
  ...{ name: 'Ticket.pdf', mediaType: 'application/pdf', bytes: 9, addedAt: '2027-01-01T10:00:00Z', bookingId: 'b1' },
};
const packed = { label: 'Hat', category: 'Clothing', travellerId: 't1' } as const;
const entry = { ...packed, checked: false, key: 'hat' };
const rate = { rate: '1.1', day };
const read = (id: string) => ({ id, version: 1 });
/** The trip that {@link everyCommand} is about. */
export const { trip: furnishedTrip } = doing(
  rome,
  { type: 'traveller.add', id: 't1', content: { name: 'Ana' } },
  { type: 'booking.add', id: 'b1', content: booking, places: [] },
  { type: 'item.add', id: 'i1', content: { ...item, bookingId: null } },
  { type: 'expense.add', id: 'e1', content: expense },
  { type: 'rate.set', currency: 'EUR', version: 0, content: rate },
  { type: 'packing.add', id: 'p1', content: packed },
  { type: 'document.add', id: 'd1', content: file },
);

const headParts = {
  title: { text: 'Oslo' },
  destination: { name: 'Oslo', position: place.position, timeZone: 'Europe/Oslo' },
  budget: { cents: 120_000 },
  notes: { text: 'Warm clothes' },
  status: { status: 'confirmed' as const },
  cover: { imageUrl: '/scenes/oslo', picture: 'p1' },
  party: { people: 4, children: 1, infants: 1, needs: ['naps' as const], from: 'Leeds' },
};
const datesPart = { dates: { startDate: '2027-04-10', endDate: '2027-04-17' } };
const withEach = <Parts extends object>(parts: Parts, more: object) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...(part as object), ...more }])) as never;

/** Contents of every collection, whole. */
const contents = {
  travellers: { name: 'Ben' },
  bookings: booking,
  items: { ...item, bookingId: null },
  expenses: expense,
  rates: rate,
  packing: entry,
  documents: file,
};
const ids = {
  travellers: 't1',
  bookings: 'b1',
  items: 'i1',
  expenses: 'e1',
  rates: 'EUR',
  packing: 'p1',
  documents: 'd1',
};
const collections = Object.keys(contents) as (keyof typeof contents)[];
const newId = (name: string) => (name === 'rates' ? 'CHF' : 'new-1');

/** One command of every type, with everything in it that it may have. */
export const everyCommand: Record<TripCommand['type'], TripCommand> = {
  'head.edit': { type: 'head.edit', parts: withEach(headParts, { version: 1 }) },
  'dates.change': { type: 'dates.change', version: 1, startDate: '2027-05-10', endDate: '2027-05-17', policy: 'shift' },
  'item.add': { type: 'item.add', id: 'i2', content: item },
  'item.edit': { type: 'item.edit', ...read('i1'), fields: unbooked },
  'item.move': { type: 'item.move', ...read('i1'), day, start: '09:00', end, rank: 'a1' },
  'item.reorder': { type: 'item.reorder', ...read('i1'), rank: 'a1' },
  'item.duplicate': { type: 'item.duplicate', id: 'i3', of: 'i1', day, rank: 'a1' },
  'item.remove': { type: 'item.remove', ...read('i1') },
  'day.move': { type: 'day.move', from: day, to: '2027-04-12' },
  'day.swap': { type: 'day.swap', one: day, other: '2027-04-12' },
  'booking.add': { type: 'booking.add', id: 'b3', content: booking, places: [{ id: 'i4', content: unbooked }] },
  'booking.edit': { type: 'booking.edit', ...read('b1'), fields: booking },
  'booking.remove': { type: 'booking.remove', ...read('b1'), places: { 'i1-1': 1 } },
  'expense.add': { type: 'expense.add', id: 'e2', content: expense },
  'expense.edit': { type: 'expense.edit', ...read('e1'), fields: expense },
  'expense.remove': { type: 'expense.remove', ...read('e1') },
  'rate.set': { type: 'rate.set', currency: 'EUR', version: 1, content: rate },
  'rate.remove': { type: 'rate.remove', currency: 'EUR', version: 1 },
  'traveller.add': { type: 'traveller.add', id: 't2', content: { name: 'Ben' } },
  'traveller.edit': { type: 'traveller.edit', ...read('t1'), fields: { name: 'Anna' } },
  'traveller.remove': { type: 'traveller.remove', ...read('t1') },
  'packing.generate': { type: 'packing.generate', entries: [{ id: 'p2', ...packed, key: 'hat' }] },
  'packing.make': {
    type: 'packing.make',
    things: [{ key: 'hat', label: 'Hat', category: 'Clothing' }],
    travellerIds: ['t1'],
  },
  'packing.add': { type: 'packing.add', id: 'p3', content: packed },
  'packing.tick': { type: 'packing.tick', ...read('p1'), checked: true },
  'packing.remove': { type: 'packing.remove', ...read('p1') },
  'packing.reset': { type: 'packing.reset' },
  'document.add': { type: 'document.add', id: 'd2', content: file },
  'document.edit': { type: 'document.edit', ...read('d1'), fields: { name: 'Ticket.pdf', bookingId: 'b1' } },
  'document.remove': { type: 'document.remove', ...read('d1') },
  import: {
    type: 'import',
    head: { ...headParts, ...datesPart },
    parts: Object.fromEntries(collections.map((name) => [name, { [newId(name)]: contents[name] }])),
  },
  restore: {
    type: 'restore',
    summary: 'Undid',
    head: withEach({ ...headParts, ...datesPart }, { version: 1, was: 1 }),
    put: collections.map((name) => ({
      in: name,
      id: newId(name),
      version: 1,
      latest: 1,
      content: contents[name],
    })) as never,
    change: collections.map((name) => ({ in: name, ...read(ids[name]), was: 1, fields: contents[name] })) as never,
    remove: [{ in: 'items', ...read('i1') }],
  },
  batch: { type: 'batch', summary: 'Two', steps: [{ type: 'packing.reset' }, { type: 'item.remove', ...read('i1') }] },
};

/** What stands where something else belongs. */
export const hostileValues: readonly unknown[] = [
  ...['x'.repeat(10_240), '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['a\u202Eb', '\u2066x\u2069', 'a\u200Bb', 'a\u0000b', '\u0000', 'a\nb', '\uD800', '👩‍👩‍👧‍👦🏳️‍🌈', ' ', ''],
  ...['0001-01-01', '2027-02-29', '2028-02-29', '9999-12-31', '2027-13-01', '24:00', '-1', '1e20', '12,5', 'NaN', '٣'],
  ...['__proto__', 'constructor', '$where', 'a.b', '../../etc/passwd', '${7*7}', '{{7*7}}'],
  ...[-1, -0.5, 0, 1.5, 1e20, Number.MAX_SAFE_INTEGER, 2 ** 31, null, true, [], {}, { $ne: null }],
];

/** Where something stands in a value. */
export type Path = readonly (string | number)[];

/** Where everything stands that holds nothing else. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** A value with another one at a place in it. */
export function withAt(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((each, at) => (at === name ? withAt(each, rest, other) : (each as unknown)));
  return { ...(value as object), [name]: withAt((value as Record<string, unknown>)[name], rest, other) };
}
