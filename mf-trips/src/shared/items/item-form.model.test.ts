import type { ItemContent, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, moneyOf, newItem, newTrip } from '@sojourn/trip';
import fc from 'fast-check';
import {
  addItem,
  editItem,
  isKnownZone,
  readItem,
  readPosition,
  valuesOf,
  withPlace,
  type ItemValues,
} from './item-form.model';

const day = '2027-04-10';
const today = '2027-01-01';
const empty = newItem({ type: 'activity', title: '', day });
const dinner = newItem({
  type: 'meal',
  title: 'Dinner',
  day,
  start: '19:00',
  end: { daysLater: 0, time: '21:00', zone: null },
});
const typed = (fields: Partial<ItemValues>, before: ItemContent = dinner) =>
  readItem({ ...valuesOf(before), ...fields }, before, today);
const contentOf = (fields: Partial<ItemValues>, before?: ItemContent): ItemContent => {
  const read = typed(fields, before);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.content;
};

test('a form that nobody touched means what it was opened with', () => {
  const euros = moneyOf({ amount: 1_250, currency: 'EUR', rate: '1.0843', rateDay: today });
  const flight = newItem({
    type: 'flight',
    title: 'BA 7',
    day,
    start: '22:00',
    zone: 'Europe/London',
    end: { daysLater: 1, time: '18:30', zone: 'Asia/Tokyo' },
    place: { name: 'Tokyo', position: { latitude: 35.7, longitude: 139.7 } },
    notes: 'Row 12',
    planned: euros,
  });
  for (const before of [dinner, flight, newItem({ type: 'note', title: 'Visa' })]) {
    expect(contentOf({}, before)).toEqual(before);
  }
});

test.each([
  ['no title', { title: '  ' }, { title: 'Please give it a title.' }],
  ['10 kB of title', { title: 'x'.repeat(10_240) }, { title: 'Please use at most 120 characters.' }],
  [
    'a title that turns',
    { title: 'abc\u202edcba' },
    { title: 'Please remove the hidden character after “abc” (U+202E).' },
  ],
  ['10 kB of notes', { notes: 'x'.repeat(10_240) }, { notes: 'Please use at most 2,000 characters.' }],
  ['10 kB of place', { place: 'x'.repeat(10_240) }, { place: 'Please use at most 200 characters.' }],
  ['29 February of another year', { day: '2027-02-29' }, { day: 'Please give a real date as YYYY-MM-DD.' }],
  ['an end without a start', { start: '' }, { start: 'Please give the time when it begins, too.' }],
  ['an end before the start', { end: '18:00' }, { end: 'The end must not be before the start.' }],
  ['a later day without its time', { end: '', daysLater: '1' }, { end: 'Please give a time as HH:MM.' }],
  ['a zone that is none', { startZone: 'Europe/Atlantis' }, { startZone: 'Please choose a time zone from the list.' }],
  ['a zone with a path', { endZone: '../etc' }, { endZone: 'Please choose a time zone from the list.' }],
  ['a comma in a cost', { cost: '12,5' }, { cost: 'Please write decimals with a point, such as 12.50.' }],
  ['a negative cost', { cost: '-3' }, { cost: 'The amount must not be negative.' }],
  ['a cost of 1e20', { cost: '1e20' }, { cost: 'Please give an amount in digits, such as 12.50.' }],
  ['a cost past all', { cost: '1000000000' }, { cost: 'That amount is too large.' }],
] as [string, Partial<ItemValues>, object][])('%s is refused at its field', (_what, fields, faults) => {
  expect(typed(fields)).toEqual({ faults });
});

test('several faults are all told at once', () => {
  expect(typed({ title: '', cost: 'free', startZone: 'x y' })).toEqual({
    faults: {
      title: 'Please give it a title.',
      cost: 'Please give an amount in digits, such as 12.50.',
      startZone: 'Please choose a time zone from the list.',
    },
  });
});

test('what is typed becomes an item', () => {
  expect(
    contentOf({
      title: ' 👨‍👩‍👧‍👦 רומא ',
      day: '',
      start: '',
      end: '',
      place: ' Trastevere ',
      cost: '$1,250.50',
      notes: '<script>',
    }),
  ).toMatchObject({
    title: '👨‍👩‍👧‍👦 רומא',
    day: null,
    start: null,
    end: null,
    place: { name: 'Trastevere', position: null },
    planned: { amount: 125_050, currency: 'USD', usCents: 125_050, rateDay: today },
    notes: '<script>',
  });
  expect(contentOf({ cost: ' ' }).planned).toBeNull();
  expect(contentOf({ cost: '0' }).planned).toMatchObject({ usCents: 0 });
});

test.each([
  ['41.8902, 12.4922', { latitude: 41.8902, longitude: 12.4922 }],
  ['-33.9;151.2', { latitude: -33.9, longitude: 151.2 }],
  ['91, 10', null],
  ['10, 181', null],
  ['Rome', null],
  ['12,5', { latitude: 12, longitude: 5 }],
])('%s is read as a position or not', (text, position) => {
  expect(readPosition(text)).toEqual(position);
});

test('zones are those of this machine', () => {
  expect([isKnownZone('Europe/Rome'), isKnownZone('Mars/Olympus'), isKnownZone('')]).toEqual([true, false, false]);
});

const plan: TripPlan = {
  ...newTrip({ title: 'Rome', destination: 'Rome', startDate: day, endDate: '2027-04-11' }),
  items: { i1: { ...dinner, version: 3, latest: 3 } },
};

test.each([
  [{ title: 'Albergo del Sole' }, true],
  [{ notes: 'Near the station' }, false],
])('a placeholder that is given %j is chosen: %s', (known, isChosen) => {
  const made = newItem({
    type: 'stay',
    title: 'A stay in Rome',
    day,
    source: { kind: 'recommendation', id: 'Rome|1' },
  });
  const edit = editItem(plan, { id: 'i2', version: 1, before: made }, { ...made, ...known });
  expect(edit?.fields).toEqual({ ...known, ...(isChosen ? { source: null } : {}) });
});

test('an edit names only what was changed, and stands last where it comes to', () => {
  const read = { id: 'i1', version: 3, before: dinner };
  expect(editItem(plan, read, contentOf({}))).toBeNull();
  expect(editItem(plan, read, contentOf({ title: 'Late dinner' }))).toEqual({
    type: 'item.edit',
    id: 'i1',
    version: 3,
    fields: { title: 'Late dinner' },
  });
  expect(editItem(plan, read, contentOf({ start: '20:00' }))?.fields).toEqual({ start: '20:00', rank: 'a0' });
  expect(addItem(plan, 'i2', dinner).content.rank).toBe('a1');
});

test('whatever the form takes, the trip takes, too', () => {
  const some = fc.record({
    title: fc.string({ maxLength: 130 }),
    notes: fc.string({ unit: 'grapheme', maxLength: 40 }),
    place: fc.string({ maxLength: 30 }),
    start: fc.constantFrom('', '09:00', '23:59'),
    end: fc.constantFrom('', '00:00', '10:00'),
    daysLater: fc.constantFrom('0', '1', '-1'),
    startZone: fc.constantFrom('', 'Asia/Tokyo', 'nowhere'),
    endZone: fc.constantFrom('', 'America/New_York'),
    cost: fc.constantFrom('', '12', '12,5', '9.999', '$3'),
  });
  fc.assert(
    fc.property(some, (fields) => {
      const read = readItem({ ...valuesOf(empty), ...fields }, empty, today);
      if ('faults' in read) return Object.values(read.faults).every((fault) => fault !== '');
      return isApplied(apply(plan, addItem(plan, 'i9', read.content)));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['flight', 'Europe/London', { startZone: 'Europe/London' }],
  ['transport', 'Europe/London', { startZone: 'Europe/London' }],
  ['flight', null, {}],
  ['activity', 'Europe/London', {}],
] as const)('the place of a %s in the zone %s fills in %j beside its name and position', (type, timeZone, zone) => {
  const position = { latitude: 51.47, longitude: -0.45 };
  const place = { name: 'London Heathrow', position, timeZone };
  expect(withPlace({ type }, place)).toEqual({ place: 'London Heathrow', position, ...zone });
});
