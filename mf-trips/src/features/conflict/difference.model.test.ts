import { dollars, moneyOf, newTrip, type Conflict } from '@sojourn/trip';
import { differencesOf } from './difference.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const versions = { version: 2, latest: 2 };
const plan = { ...rome, travellers: { 'ana-1': { name: 'Ana', ...versions } } };
const euros = moneyOf({ amount: 1_000, currency: 'EUR', rate: '1.25', rateDay: '2127-04-10' });
const of = (name: string, id: string, versionsOf: { yours: unknown; theirs: object | null }) =>
  differencesOf({ in: name, id, version: 1, ...versionsOf } as Conflict, plan);

const cases: [name: string, part: [id: string, yours: object, theirs: object], told: [string, string, string]][] = [
  ['head', ['title', { text: 'Mine' }, { text: 'Theirs' }], ['Title', 'Mine', 'Theirs']],
  ['head', ['notes', { text: '' }, { text: 'Theirs' }], ['Notes', 'nothing', 'Theirs']],
  ['head', ['budget', { cents: 125_000 }, { cents: null }], ['Budget', '$1,250', 'nothing']],
  ['head', ['dates', { endDate: '2127-04-18' }, { endDate: '2127-04-19' }], ['Last day', '2127-04-18', '2127-04-19']],
  ['packing', ['x-1', { checked: true }, { checked: false }], ['Packed', 'yes', 'no']],
  ['expenses', ['x-1', { money: dollars(1_205, '2127-04-10') }, { money: euros }], ['Money', '$12.05', '$12.50 (EUR)']],
  ['expenses', ['x-1', { paidBy: 'ana-1' }, { paidBy: 'ben-1' }], ['Paid by', 'Ana', 'somebody who is gone']],
  [
    'expenses',
    ['x-1', { sharedBy: [{ travellerId: 'ana-1', weight: 1 }] }, { sharedBy: [] }],
    ['Shared by', 'Ana', 'nothing'],
  ],
  [
    'items',
    ['x-1', { end: { time: '09:00', daysLater: 1, zone: null } }, { end: { time: '21:00', daysLater: 0, zone: null } }],
    ['End', '09:00, 1 day later', '21:00'],
  ],
  ['items', ['x-1', { place: { name: 'Monti', position: null } }, { place: null }], ['Place', 'Monti', 'nothing']],
  ['bookings', ['x-1', { segments: [{}] }, { segments: [{}, {}] }], ['Segments', '1 flight', '2 flights']],
];

it.each(cases)('of %s %j, what differs is told in a person’s words', (name, [id, yours, theirs], [field, ...told]) => {
  expect(of(name, id, { yours, theirs })).toEqual([{ field, yours: told[0], theirs: told[1] }]);
});

it('what is the same, or what nobody has ever seen, is not told', () => {
  const yours = { title: 'Walk', rank: 'a1', source: null };
  expect(
    of('items', 'x-1', { yours, theirs: { ...yours, rank: 'a2', source: { kind: 'lifted' }, ...versions } }),
  ).toEqual([]);
});

it('nothing differs from what is gone', () => {
  expect(of('items', 'x-1', { yours: null, theirs: { title: 'Walk' } })).toEqual([]);
  expect(of('items', 'x-1', { yours: { title: 'Walk' }, theirs: null })).toEqual([]);
});
