import type { DatePolicy, TripCommand } from '@sojourn/contracts/plan';
import { previewDates } from '../date-change';
import { adding, daysIn, doing, refusalOf, rome } from '../testing/trip-under-test';

const booking = { title: 'Train', provider: '', code: '', url: null, planned: null, segments: [], searchPath: null };
const { trip } = doing(
  rome,
  adding('i1', { day: '2027-04-10' }),
  adding('i2', { day: '2027-04-12' }),
  adding('i3', { day: '2027-04-17' }),
  adding('i4'),
  adding('i5', { day: '2027-04-08' }),
  { type: 'booking.add', id: 'b1', content: { ...booking, kind: 'transport' }, places: [] },
  adding('i6', { day: '2027-04-16', bookingId: 'b1' }),
);

type Change = [startDate: string, endDate: string, policy: DatePolicy, version?: number];
const change = (...[startDate, endDate, policy, version = 1]: Change): TripCommand => ({
  type: 'dates.change',
  startDate,
  endDate,
  policy,
  version,
});

describe('a change of dates', () => {
  it.each([
    // Later by ten days, and two days shorter.
    [
      'shift',
      '2027-04-20',
      '2027-04-25',
      { i1: '2027-04-20', i2: '2027-04-22', i3: null, i5: '2027-04-18', i6: '2027-04-26' },
    ],
    [
      'keep-bookings',
      '2027-04-20',
      '2027-04-25',
      { i1: '2027-04-20', i2: '2027-04-22', i3: null, i5: '2027-04-18', i6: '2027-04-16' },
    ],
    ['unschedule', '2027-04-20', '2027-04-25', { i1: null, i2: null, i3: null, i5: null, i6: '2027-04-16' }],
    ['unschedule', '2027-04-12', '2027-04-16', { i1: null, i2: '2027-04-12', i3: null, i5: null, i6: '2027-04-16' }],
    [
      'shift',
      '2027-04-10',
      '2027-04-30',
      { i1: '2027-04-10', i2: '2027-04-12', i3: '2027-04-17', i5: '2027-04-08', i6: '2027-04-16' },
    ],
  ] as const)('with %s to %s – %s', (...[policy, startDate, endDate, days]) => {
    const outcome = doing(trip, change(startDate, endDate, policy));
    expect(daysIn(outcome.trip)).toEqual({ ...days, i4: null });
    expect(outcome.trip.head.dates).toEqual({ startDate, endDate, version: 2, latest: 2 });
    expect(daysIn(doing(outcome.trip, outcome.inverse).trip)).toEqual(daysIn(trip));
  });

  it('is previewed as it will be', () => {
    const wanted = { startDate: '2027-04-20', endDate: '2027-04-25', policy: 'keep-bookings' } as const;
    expect(previewDates(trip, wanted)).toEqual({
      moved: [
        { id: 'i1', from: '2027-04-10', to: '2027-04-20' },
        { id: 'i2', from: '2027-04-12', to: '2027-04-22' },
        { id: 'i5', from: '2027-04-08', to: '2027-04-18' },
      ],
      unscheduled: [{ id: 'i3', from: '2027-04-17', to: null }],
      outside: [
        { id: 'i5', from: '2027-04-08', to: '2027-04-18' },
        { id: 'i6', from: '2027-04-16', to: '2027-04-16' },
      ],
    });
    const later = { ...wanted, startDate: '2027-04-10', endDate: '2027-04-16', policy: 'shift' } as const;
    expect(previewDates(trip, later).outside).toEqual([{ id: 'i5', from: '2027-04-08', to: '2027-04-08' }]);
  });

  it('unschedules what lies ten years away rather than leave the calendar', () => {
    const far = doing(rome, adding('i1', { day: '2199-12-31' }), adding('i2', { day: '2037-04-17' })).trip;
    const moved = doing(far, change('2027-04-11', '2027-04-18', 'shift')).trip;
    expect(daysIn(moved)).toEqual({ i1: null, i2: '2037-04-18' });
  });

  it.each([
    ['2027-04-17', '2027-04-16', 'The end date must not be before the start date.'],
    ['2027-04-10', '2028-04-10', 'A trip may last at most 366 days.'],
  ])('to %s – %s is refused', (startDate, endDate, message) => {
    expect(refusalOf(trip, change(startDate, endDate, 'shift')).message).toBe(message);
  });

  it('of a year is allowed, and one that knew other dates is a conflict', () => {
    const year = doing(trip, change('2027-04-10', '2028-04-09', 'shift'));
    expect(year.happened.summary).toBe('Changed the dates to Apr 10, 2027 – Apr 9, 2028');
    expect(refusalOf(year.trip, change('2027-04-11', '2027-04-12', 'shift'))).toMatchObject({
      reason: 'conflict',
      message: 'The dates were changed somewhere else in the meantime.',
    });
  });
});

describe('whole days', () => {
  const days = ['10', '11', '12', '13', '14'].map((day) => `2027-04-${day}`);
  const planned = doing(
    rome,
    ...days.map((day, at) => adding(`d${at}`, { day })),
    adding('s1', { type: 'stay', day: '2027-04-11' }),
  ).trip;

  it.each([
    ['2027-04-11', '2027-04-13', ['10', '13', '11', '12', '14']],
    ['2027-04-13', '2027-04-11', ['10', '12', '13', '11', '14']],
    ['2027-04-12', '2027-04-12', ['10', '11', '12', '13', '14']],
  ])('%s moves to %s, and the days between make room', (from, to, expected) => {
    const { trip: moved, happened } = doing(planned, { type: 'day.move', from, to });
    const { s1, ...others } = daysIn(moved);
    expect(Object.values(others)).toEqual(expected.map((day) => `2027-04-${day}`));
    expect(s1).toBe('2027-04-11');
    expect(happened.summary).toBe(`Moved the plan of Apr ${from.slice(8)}, 2027 to Apr ${to.slice(8)}, 2027`);
  });

  it('are swapped, but for what is booked, unscheduled or a bed', () => {
    const { trip: swapped, happened } = doing(trip, { type: 'day.swap', one: '2027-04-10', other: '2027-04-16' });
    expect(daysIn(swapped)).toEqual({ ...daysIn(trip), i1: '2027-04-16' });
    expect(happened.summary).toBe('Swapped Apr 10, 2027 and Apr 16, 2027');
    const { d0, d4, d1 } = daysIn(doing(planned, { type: 'day.swap', one: '2027-04-10', other: '2027-04-14' }).trip);
    expect([d0, d4, d1]).toEqual(['2027-04-14', '2027-04-10', '2027-04-11']);
  });
});
