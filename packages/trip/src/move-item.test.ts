import type { ItemContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { itemsOn, unscheduledItems, type PlannedItem } from './day-plan';
import { intoTrip, moveItem, rankAfterAll, slotOf, startItemAt, type Slot } from './move-item';
import { adding, doing, rome } from './testing/trip-under-test';

const day = '2027-04-11';
const next = '2027-04-12';
const at = (time: string, known: Partial<ItemContent> = {}) => ({ day, start: time, ...known });
const untilOf = (time: string, daysLater = 0) => ({ end: { daysLater, time, zone: null } });

const { trip } = doing(
  rome,
  adding('i1', at('09:00', untilOf('11:00'))),
  adding('i2', at('13:00')),
  adding('i3', at('15:00', untilOf('15:05'))),
  adding('i4', { day }),
  adding('i5', { day }),
  adding('i6', { day: next, start: '20:00', ...untilOf('23:30') }),
  adding('i7', { title: 'Someday' }),
);

const moved = (id: string, slot: Slot, from = trip): TripPlan => {
  const command = moveItem(from, id, slot);
  return command ? doing(from, command).trip : from;
};
const shown = (plan: TripPlan, on: string | null): string[] =>
  (on === null ? unscheduledItems(plan) : itemsOn(plan, on)).map(({ id }) => id);
const timesOf = (plan: TripPlan, id: string) => [plan.items[id]?.start, plan.items[id]?.end?.time ?? null];

test.each([
  ['after what has ended', 1, ['11:00', '14:30']],
  ['an hour after what does not say when it ends', 2, ['14:00', '17:30']],
  ['as it is where that fits', 3, ['20:00', '23:30']],
  ['before the first, by its own length', 0, ['05:30', '09:00']],
])('something put between times takes one: %s', (_what, to, times) => {
  const plan = moved('i6', { day, at: to });
  expect(timesOf(plan, 'i6')).toEqual(times);
  expect(shown(plan, day).indexOf('i6')).toBe(to);
});

const LONDON = 'Europe/London';
test.each([
  ['in the zone it began in', { daysLater: 0, time: '11:00', zone: LONDON }, '11:00'],
  ['in a zone that is not said', { daysLater: 0, time: '11:00', zone: null }, '11:00'],
  [
    'by the clock of where it arrives, which is the trip’s own',
    { daysLater: 0, time: '11:00', zone: 'Europe/Rome' },
    '11:00',
  ],
  ['on another day', { daysLater: 1, time: '11:00', zone: LONDON }, '10:00'],
])('something begins after what ended %s', (_what, end, start) => {
  const plan = doing(rome, adding('i1', at('09:00', { zone: LONDON, end })), adding('i2')).trip;
  expect(timesOf(moved('i2', { day, at: 1 }, doing(plan, adding('i3', at('18:00'))).trip), 'i2')[0]).toBe(start);
});

test('only what stands in the way makes room', () => {
  const ranks = ['a0', 'a0', 'a5', 'a6'];
  const plan = doing(rome, ...ranks.map((rank, n) => adding(`r${n}`, { day, rank })), adding('new')).trip;
  const command = moveItem(plan, 'new', { day, at: 1 });
  const steps = command?.type === 'batch' ? command.steps : [];
  expect(steps.map((step) => [step.type, 'id' in step && step.id])).toEqual([
    ['item.move', 'new'],
    ['item.reorder', 'r1'],
  ]);
  expect(command).toMatchObject({ summary: expect.stringMatching(/^Moved .*new.* to /) });
  expect(shown(moved('new', { day, at: 1 }, plan), day)).toEqual(['r0', 'new', 'r1', 'r2', 'r3']);
});

test('where its own time fits it is kept, and nothing below what has no time loses its own', () => {
  expect(moveItem(trip, 'i6', { day, at: 3 })).toEqual({
    type: 'item.move',
    id: 'i6',
    version: 1,
    day,
    rank: 'a0',
  });
  expect(shown(moved('i6', { day, at: 5 }), day)).toEqual(['i1', 'i2', 'i3', 'i6', 'i4', 'i5']);
});

test('with less room than an hour it stands half-way, and at one time by its rank', () => {
  const close = doing(trip, adding('i8', at('13:20')), adding('i9', at('13:20'))).trip;
  expect(timesOf(moved('i6', { day, at: 2 }, close), 'i6')).toEqual(['13:10', '16:40']);
  const tied = moved('i6', { day, at: 3 }, close);
  expect(timesOf(tied, 'i6')[0]).toBe('13:20');
  expect(shown(tied, day)).toEqual(['i1', 'i2', 'i8', 'i6', 'i9', 'i3', 'i4', 'i5']);
});

test('what has no time gets one among times, and none among those without', () => {
  expect(timesOf(moved('i5', { day, at: 1 }), 'i5')).toEqual(['11:00', null]);
  const swapped = moved('i5', { day, at: 3 });
  expect(shown(swapped, day)).toEqual(['i1', 'i2', 'i3', 'i5', 'i4']);
  expect(swapped.items['i5']?.start).toBeNull();
});

test('what is put aside keeps its times, and what is booked keeps them anywhere', () => {
  expect(moved('i1', { day: null, at: 0 }).items['i1']).toMatchObject({ day: null, start: '09:00' });
  const booking = { kind: 'activity', title: 'Tour', provider: '', code: '', url: null } as const;
  const { id: _, ...place } = { ...itemsOn(trip, next)[0], title: 'Tour' } as PlannedItem;
  const { version: _v, latest: _l, bookingId: _b, ...content } = place;
  const booked = doing(trip, {
    type: 'booking.add',
    id: 'b1',
    content: { ...booking, planned: null, segments: [], searchPath: null },
    places: [{ id: 'p1', content }],
  } as TripCommand).trip;
  const plan = moved('p1', { day, at: 0 }, booked);
  expect(shown(plan, day)).toEqual(['i1', 'i2', 'i3', 'p1', 'i4', 'i5']);
  expect(timesOf(plan, 'p1')).toEqual(['20:00', '23:30']);
});

test('a slot where it stands already, and an item that is not there, are no command', () => {
  expect(moveItem(trip, 'i2', { day, at: 1 })).toBeNull();
  expect(moveItem(trip, 'i9', { day, at: 1 })).toBeNull();
  expect(slotOf(trip, 'i9')).toBeNull();
  expect(slotOf(trip, 'i5')).toEqual({ day, at: 4 });
  expect(slotOf(trip, 'i7')).toEqual({ day: null, at: 0 });
});

test('an end never leaves the calendar, whatever its start does', () => {
  const far = doing(trip, adding('i8', { day: next, start: '23:00', ...untilOf('23:30', 366) })).trip;
  expect(moved('i8', { day, at: 0 }, far).items['i8']?.end).toEqual({ daysLater: 366, time: '08:30', zone: null });
  const late = doing(trip, adding('i8', { day: next, start: '00:10', ...untilOf('23:50', 366) })).trip;
  expect(moved('i8', { day, at: 2 }, late).items['i8']?.end).toEqual({ daysLater: 366, time: '23:50', zone: null });
});

test('something new stands after all of its time', () => {
  const tied = doing(trip, adding('i8', at('13:00', { rank: 'a5' }))).trip;
  expect(rankAfterAll(tied, { day, start: '13:00' })).toBe('a6');
  expect(rankAfterAll(tied, { day, start: '13:00', id: 'i8' })).toBe('a1');
  expect(rankAfterAll(tied, { day, start: '13:30' })).toBe('a0');
});

const days = [day, next, null];
const someItem = fc.record({
  day: fc.constantFrom(...days),
  start: fc.option(fc.constantFrom('00:00', '09:00', '09:05', '13:00', '23:59')),
  minutes: fc.option(fc.constantFrom(0, 45, 900)),
  rank: fc.constantFrom('a0', 'a1', 'Zz'),
});
const someMove = fc.record({ item: fc.nat(), day: fc.constantFrom(...days), at: fc.nat({ max: 12 }) });

function tripOf(items: readonly { day: string | null; start: string | null; minutes: number | null; rank: string }[]) {
  const commands = items.map(({ day: on, start, minutes, rank }, each) => {
    const end = start === null || minutes === null ? null : { daysLater: 1, time: '12:00', zone: null };
    return adding(`i${each}`, { day: on, start, rank, end });
  });
  return doing(rome, ...commands).trip;
}

test('whatever is moved, the order is as it was shown, nothing is lost and no time is but its own', () => {
  fc.assert(
    fc.property(
      fc.array(someItem, { minLength: 1, maxLength: 8 }),
      fc.array(someMove, { minLength: 1, maxLength: 6 }),
      (items, moves) => {
        let plan = tripOf(items);
        for (const move of moves) {
          const id = `i${move.item % items.length}`;
          const slot = { day: move.day, at: move.at };
          const others = shown(plan, slot.day).filter((each) => each !== id);
          const isTimed = others.filter((each) => plan.items[each]?.start !== null).length;
          const before = plan;
          plan = moved(id, slot, plan);
          const wanted = Math.min(slot.at, before.items[id]?.start === null ? others.length : isTimed);
          const after = shown(plan, slot.day);
          expect(after.filter((each) => each !== id)).toEqual(others);
          expect(plan.items[id]?.day).toBe(slot.day);
          if (slot.day !== null) expect(after.indexOf(id)).toBe(wanted);
          expect(Object.keys(plan.items)).toEqual(Object.keys(before.items));
          if (before.items[id]?.start) expect(plan.items[id]?.start).not.toBeNull();
          for (const other of Object.keys(plan.items).filter((each) => each !== id)) {
            const { day: on, start, end, title } = plan.items[other] as ItemContent;
            expect(before.items[other]).toMatchObject({ day: on, start, end, title });
          }
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('another start keeps the length, and what is there already is no command', () => {
  expect(startItemAt(trip, 'i1', '10:30')).toMatchObject({ day, start: '10:30', end: { time: '12:30' } });
  expect(startItemAt(trip, 'i4', '10:30')).toEqual({
    type: 'item.move',
    id: 'i4',
    version: 1,
    day,
    rank: 'a0',
    start: '10:30',
  });
  expect(startItemAt(trip, 'i1', '09:00')).toBeNull();
  expect(startItemAt(trip, 'i99', '09:00')).toBeNull();
});

test('what lies outside of the dates comes to the nearest day, at its time', () => {
  const wide = doing(
    rome,
    adding('i1', { day: '2027-04-02', start: '09:00' }),
    adding('i2', { day: '2027-05-02' }),
    adding('i3', { day: '2027-04-10', start: '09:00' }),
    adding('i4', { day: '2027-04-17' }),
    adding('i5'),
  ).trip;
  const move = { type: 'item.move', version: 1, rank: 'a1' };
  expect(intoTrip(wide, 'i1')).toEqual({ ...move, id: 'i1', day: '2027-04-10' });
  expect(intoTrip(wide, 'i2')).toEqual({ ...move, id: 'i2', day: '2027-04-17' });
  for (const id of ['i3', 'i4', 'i5', 'i6']) expect(intoTrip(wide, id)).toBeNull();
});
