/** What is left out of a link is absent from what is sent; what is not, is there. */
import type { SharedDetails, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { newItem } from './new-trip';
import { everythingIncluded, sharedView } from './shared-view';
import { dollars } from './money';
import { doing, expense, going, rome } from './testing/trip-under-test';

type Detail = keyof SharedDetails;

/** What somebody could read of each detail, each written down somewhere else. */
const secrets: Record<Detail, string[]> = {
  notes: ['Lockbox 0000', 'Code ABC123', 'Ask for the quiet side', 'The key is below the pot'],
  bookingCodes: ['K7PQ2X', 'https://hotel.example/mine'],
  documents: ['Passport of Ana.pdf'],
  costs: ['432100', '7654300', 'Dinner with the aunt', '987600', '555500'],
  people: ['Ana Maria', 'Benedict'],
  addresses: ['Via dei Coronari 17', '41.8995'],
};

const place = {
  name: 'Via dei Coronari 17',
  position: { latitude: 41.8995, longitude: 12.4718 },
};
const booked = { ...newItem({ type: 'stay', title: 'Hotel', day: '2027-04-10', start: '15:00', place }) };
const { bookingId: _, ...stay } = { ...booked, notes: 'Ask for the quiet side' };
const commands: TripCommand[] = [
  {
    type: 'head.edit',
    parts: { notes: { text: 'Lockbox 0000', version: 1 }, budget: { cents: 987_600, version: 1 } },
  },
  going('t1', 'Ana Maria'),
  going('t2', 'Benedict'),
  {
    ...{ type: 'item.add', id: 'i1' },
    content: newItem({
      type: 'activity',
      title: 'Museum',
      notes: 'Code ABC123',
      planned: dollars(432_100, '2027-04-10'),
    }),
  },
  { type: 'item.add', id: 'i2', content: newItem({ type: 'note', title: 'The key is below the pot' }) },
  {
    ...{ type: 'booking.add', id: 'b1', places: [{ id: 'i3', content: stay }] },
    content: {
      ...{ kind: 'stay', title: 'Hotel', provider: '', code: 'K7PQ2X', url: 'https://hotel.example/mine' },
      ...{ planned: dollars(7_654_300, '2027-04-10'), segments: [], searchPath: null },
    },
  },
  {
    ...{ type: 'document.add', id: 'd1' },
    content: {
      ...{ name: 'Passport of Ana.pdf', mediaType: 'application/pdf', bytes: 9, bookingId: null },
      addedAt: '2027-01-01T10:00:00Z',
    },
  },
  {
    ...{ type: 'expense.add', id: 'e1' },
    content: expense(555_500, {
      ...{ description: 'Dinner with the aunt', paidBy: 't1' },
      sharedBy: [{ travellerId: 't2', weight: 1 }],
    }),
  },
] as TripCommand[];

const trip: TripPlan = doing(rome, ...commands).trip;
const details = Object.keys(secrets) as Detail[];

it.each<[Detail[]]>([
  [['notes']],
  [['bookingCodes']],
  [['documents']],
  [['costs']],
  [['people']],
  [['addresses']],
  [['notes', 'costs']],
  [['bookingCodes', 'documents']],
  [['people', 'costs']],
  [['notes', 'addresses', 'people']],
  [['notes', 'bookingCodes', 'documents', 'costs', 'people', 'addresses']],
])('holds no byte of %j when they are left out, and all of the rest', (leftOut) => {
  const includes = { ...everythingIncluded, ...Object.fromEntries(leftOut.map((detail) => [detail, false])) };
  const sent = JSON.stringify(sharedView(trip, includes));
  for (const detail of details)
    for (const secret of secrets[detail])
      expect([secret, sent.includes(secret)]).toEqual([secret, !leftOut.includes(detail)]);
});
