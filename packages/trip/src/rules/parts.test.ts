/** Items, bookings, expenses, travellers, documents: what is made together goes together, and nothing is left loose. */
import { tripPartLimits, type BookingContent, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { moneyOf } from '../money';
import { newItem } from '../new-trip';
import { adding, doing, expense, going, refusalOf, rome } from '../testing/trip-under-test';

const file = {
  name: 'Ticket.pdf',
  mediaType: 'application/pdf',
  bytes: 1_000,
  addedAt: '2027-01-02T10:00:00Z',
} as const;
const flight: BookingContent = {
  kind: 'flight',
  title: 'Flight to Rome',
  provider: 'Sample Air',
  code: 'ABC123',
  url: null,
  planned: moneyOf({ amount: 20_000, currency: 'EUR', rate: '1.0843', rateDay: '2027-01-02' }),
  segments: [],
  searchPath: '/flights/search?origin=LHR',
};
const { bookingId: _, ...out } = newItem({ type: 'flight', title: 'LHR to FCO', day: '2027-04-10', start: '08:20' });
const bookFlight: TripCommand = {
  type: 'booking.add',
  id: 'b1',
  content: flight,
  places: [
    { id: 'i1', content: out },
    { id: 'i2', content: { ...out, title: 'FCO to LHR', day: '2027-04-17' } },
  ],
};
const booked = doing(
  rome,
  bookFlight,
  { type: 'document.add', id: 'd1', content: { ...file, bookingId: 'b1' } },
  { type: 'expense.add', id: 'e1', content: expense(21_686, { bookingId: 'b1' }) },
).trip;

describe('a booking', () => {
  it('is made with its places and its planned cost in one step', () => {
    const { trip, happened, inverse } = doing(rome, bookFlight);
    expect(Object.values(trip.items).map(({ bookingId }) => bookingId)).toEqual(['b1', 'b1']);
    expect(trip.bookings['b1']).toEqual({ ...flight, version: 1, latest: 1 });
    expect(happened.summary).toBe('Added “Flight to Rome”');
    expect(doing(trip, inverse).trip).toMatchObject({ items: {}, bookings: {} });
  });

  it('goes with its places; what was spent and its documents stay', () => {
    const { trip, inverse, happened } = doing(booked, {
      type: 'booking.remove',
      id: 'b1',
      version: 1,
      places: { i1: 1, i2: 1 },
    });
    expect(trip).toMatchObject({ items: {}, bookings: {} });
    expect(trip.documents['d1']?.bookingId).toBeNull();
    expect(trip.expenses['e1']?.bookingId).toBeNull();
    expect(happened.summary).toBe('Removed “Flight to Rome”');
    const back = doing(trip, inverse).trip;
    expect([back.items, back.bookings]).toEqual([booked.items, booked.bookings]);
    expect(back.documents['d1']).toEqual({ ...booked.documents['d1'], latest: 2 });
  });

  it('does not go when a place of it was changed, added or unlinked since', () => {
    const moved = doing(booked, { type: 'item.move', id: 'i2', version: 1, day: '2027-04-16', rank: 'a0' }).trip;
    const refusal = refusalOf(moved, { type: 'booking.remove', id: 'b1', version: 1, places: { i1: 1, i2: 1 } });
    expect(refusal).toMatchObject({
      reason: 'conflict',
      message: 'The plan of “Flight to Rome” was changed somewhere else in the meantime.',
      conflicts: [{ in: 'items', id: 'i2', version: 1, theirs: { day: '2027-04-16', version: 2 }, yours: null }],
    });
    const unseen = refusalOf(booked, { type: 'booking.remove', id: 'b1', version: 1, places: { i1: 1 } });
    expect(unseen.conflicts).toMatchObject([{ id: 'i2', version: 0 }]);
    const other = doing(booked, adding('i3')).trip;
    const foreign = refusalOf(other, { type: 'booking.remove', id: 'b1', version: 1, places: { i1: 1, i2: 1, i3: 1 } });
    expect(foreign.conflicts).toMatchObject([{ id: 'i3', version: 1, theirs: { title: 'Item i3' } }]);
  });

  it('takes no place away alone, and says what to do', () => {
    expect(refusalOf(booked, { type: 'item.remove', id: 'i1', version: 1 }).message).toBe(
      'This is part of the booking “Flight to Rome”: removing that removes all its parts.',
    );
    const conflict = refusalOf(booked, { type: 'item.remove', id: 'i1', version: 2 });
    expect(conflict.reason).toBe('conflict');
  });

  it('is edited like everything else', () => {
    const { trip, happened } = doing(booked, {
      type: 'booking.edit',
      id: 'b1',
      version: 1,
      fields: { code: 'XYZ', url: undefined },
    });
    expect(trip.bookings['b1']).toEqual({ ...flight, code: 'XYZ', version: 2, latest: 2 });
    expect(happened.summary).toBe('Changed “Flight to Rome”');
  });
});

describe('an item', () => {
  const { trip } = doing(rome, adding('i1', { day: '2027-04-10', start: '10:00', notes: 'Bring water' }));

  it('is added once, however often it is sent', () => {
    expect(doing(trip, adding('i1', { day: '2027-04-10', start: '10:00', notes: 'Bring water' })).trip).toBe(trip);
    expect(refusalOf(trip, adding('i1', { title: 'Other' })).message).toBe('“Other” cannot be added: its id is taken.');
  });

  it('moves to a day, to a time and to Unscheduled, and keeps what is not said', () => {
    const move = { type: 'item.move', id: 'i1', version: 1, rank: 'a5' } as const;
    const later = doing(trip, { ...move, day: '2027-04-12', start: '15:00' });
    expect(later.trip.items['i1']).toMatchObject({
      day: '2027-04-12',
      start: '15:00',
      notes: 'Bring water',
      rank: 'a5',
    });
    expect(later.happened.summary).toBe('Moved “Item i1” to Apr 12, 2027');
    const off = doing(trip, { ...move, day: null });
    expect(off.trip.items['i1']).toMatchObject({ day: null, start: '10:00' });
    expect(off.happened.summary).toBe('Moved “Item i1” to Unscheduled');
    expect(doing(trip, { type: 'item.reorder', id: 'i1', version: 1, rank: 'b00' }).happened.summary).toBe(
      'Moved “Item i1”',
    );
  });

  it('is duplicated as a plan of its own, without a booking', () => {
    const { trip: twice, happened } = doing(booked, {
      type: 'item.duplicate',
      id: 'i9',
      of: 'i1',
      day: '2027-04-11',
      rank: 'a3',
    });
    expect(twice.items['i9']).toEqual({
      ...booked.items['i1'],
      day: '2027-04-11',
      rank: 'a3',
      bookingId: null,
      version: 1,
      latest: 1,
    });
    expect(happened.summary).toBe('Duplicated “LHR to FCO”');
    const gone = { type: 'item.duplicate', id: 'i9', of: 'i8', day: null, rank: 'a3' } as const;
    expect(refusalOf(booked, gone).message).toBe(
      'What you want to duplicate was removed from the trip in the meantime.',
    );
  });

  it('that is gone is a conflict without a version of theirs', () => {
    const { trip: without, happened } = doing(trip, { type: 'item.remove', id: 'i1', version: 1 });
    expect(happened.summary).toBe('Removed “Item i1”');
    expect(refusalOf(without, { type: 'item.edit', id: 'i1', version: 1, fields: { title: 'Late' } })).toEqual({
      reason: 'conflict',
      message: 'This was removed from the trip in the meantime.',
      conflicts: [{ in: 'items', id: 'i1', version: 1, theirs: null, yours: null }],
    });
  });

  it('that was changed in the meantime is a conflict with both versions', () => {
    const { trip: changed } = doing(trip, { type: 'item.edit', id: 'i1', version: 1, fields: { title: 'Theirs' } });
    const edit = { type: 'item.edit', id: 'i1', version: 1, fields: { title: 'Mine' } } as const;
    const { message, conflicts } = refusalOf(changed, edit);
    expect(message).toBe('“Theirs” was changed somewhere else in the meantime.');
    expect(conflicts).toMatchObject([{ theirs: { title: 'Theirs', version: 2 }, yours: { title: 'Mine' } }]);
    expect(doing(changed, { ...edit, fields: { title: 'Theirs' } }).trip).toBe(changed);
  });

  it.each([
    [
      'an end without a start',
      { start: null, end: { daysLater: 0, time: '11:00', zone: null } },
      'Please give the time when it begins, too.',
    ],
    [
      'an end before the start',
      { end: { daysLater: 0, time: '09:59', zone: null } },
      'The end must not be before the start.',
    ],
    [
      'an end the day before',
      { end: { daysLater: -1, time: '23:00', zone: null } },
      'The end must not be before the start.',
    ],
    [
      'the same zone written twice',
      { zone: 'Europe/Rome', end: { daysLater: 0, time: '09:00', zone: 'Europe/Rome' } },
      'The end must not be before the start.',
    ],
    [
      'dollars that are none',
      { planned: { amount: 100, currency: 'EUR', rate: '1.1', rateDay: '2027-01-01', usCents: 111 } },
      'The amount in dollars does not fit its currency and rate.',
    ],
    ['a rank that none can follow', { rank: 'zz' }, 'That is no place in an order.'],
    ['a booking that is not there', { bookingId: 'b7' }, 'That booking is not part of the trip.'],
  ])('with %s is refused', (_case, fields, message) => {
    expect(refusalOf(rome, adding('i1', { start: '10:00', ...fields })).message).toBe(message);
  });

  it.each([
    ['across midnight', { end: { daysLater: 1, time: '01:00', zone: null } }],
    ['at the minute it begins', { end: { daysLater: 0, time: '10:00', zone: null } }],
    ['across zones', { end: { daysLater: 0, time: '09:30', zone: 'Europe/London' } }],
    ['across the date line', { end: { daysLater: -1, time: '22:00', zone: 'Pacific/Honolulu' } }],
  ])('may end %s', (_case, fields) => {
    expect(doing(rome, adding('i1', { start: '10:00', zone: 'Asia/Tokyo', ...fields })).trip.items).toHaveProperty(
      'i1',
    );
  });
});

describe('expenses, rates and travellers', () => {
  const { trip } = doing(rome, going('t1', 'Ana'), going('t2', 'Ben'), {
    type: 'expense.add',
    id: 'e1',
    content: expense(1_000, {
      paidBy: 't1',
      sharedBy: [
        { travellerId: 't1', weight: 1 },
        { travellerId: 't2', weight: 1 },
      ],
    }),
  });

  it('are added, changed and removed', () => {
    const changed = doing(trip, { type: 'expense.edit', id: 'e1', version: 1, fields: { description: 'Lunch' } });
    expect(changed.happened.summary).toBe('Changed the expense “Lunch”');
    const removed = doing(changed.trip, { type: 'expense.remove', id: 'e1', version: 2 });
    expect([removed.trip.expenses, removed.happened.summary]).toEqual([{}, 'Removed the expense “Lunch”']);
    const renamed = doing(trip, { type: 'traveller.edit', id: 't1', version: 1, fields: { name: 'Anna' } });
    expect(renamed.happened.summary).toBe('Changed “Anna”');
  });

  it.each([
    ['somebody who does not go', { paidBy: 't9' }, 'That traveller is not part of the trip.'],
    [
      'a sharer who does not go',
      { sharedBy: [{ travellerId: 't9', weight: 1 }] },
      'That traveller is not part of the trip.',
    ],
    [
      'a sharer twice',
      {
        sharedBy: [
          { travellerId: 't1', weight: 1 },
          { travellerId: 't1', weight: 2 },
        ],
      },
      'Each traveller can share an expense once.',
    ],
    ['a booking that is not there', { bookingId: 'b9' }, 'That booking is not part of the trip.'],
    [
      'dollars at another rate than 1',
      { money: { amount: 100, currency: 'USD', rate: '1.5', rateDay: '2027-01-01', usCents: 150 } },
      'The amount in dollars does not fit its currency and rate.',
    ],
  ])('with %s are refused', (_case, fields, message) => {
    expect(refusalOf(trip, { type: 'expense.add', id: 'e2', content: expense(100, fields) }).message).toBe(message);
  });

  it('a traveller who pays or shares stays until that is settled', () => {
    const remove = (id: string, from: TripPlan) =>
      refusalOf(from, { type: 'traveller.remove', id, version: 1 }).message;
    expect(remove('t2', trip)).toBe('“Ben” paid for or shares 1 expense. Please change it first.');
    const more = doing(trip, { type: 'expense.add', id: 'e2', content: expense(5, { paidBy: 't1' }) }).trip;
    expect(remove('t1', more)).toBe('“Ana” paid for or shares 2 expenses. Please change them first.');
  });

  it('the undo of a traveller is refused once something names them', () => {
    const ana = doing(rome, going('t1', 'Ana'));
    const paid = doing(ana.trip, { type: 'expense.add', id: 'e1', content: expense(5, { paidBy: 't1' }) }).trip;
    expect(refusalOf(paid, ana.inverse).message).toBe('Something else in the trip belongs to it by now.');
  });

  it('rates are set, changed by who read them, and removed', () => {
    const set = (rate: string, version: number): TripCommand => ({
      type: 'rate.set',
      currency: 'EUR',
      version,
      content: { rate, day: '2027-04-01' },
    });
    const first = doing(rome, set('1.08', 0));
    expect([first.trip.rates['EUR'], first.happened.summary]).toEqual([
      { rate: '1.08', day: '2027-04-01', version: 1, latest: 1 },
      'Set the rate of EUR to 1.08',
    ]);
    expect(refusalOf(first.trip, set('1.09', 0)).reason).toBe('conflict');
    expect(refusalOf(rome, set('1.09', 1)).reason).toBe('conflict');
    const second = doing(first.trip, set('1.09', 1)).trip;
    const none = doing(second, { type: 'rate.remove', currency: 'EUR', version: 2 });
    expect([none.trip.rates, none.happened.summary]).toEqual([{}, 'Removed the rate of EUR']);
  });
});

describe('documents', () => {
  it('are described, renamed, attached and removed', () => {
    const { trip, happened } = doing(booked, {
      type: 'document.edit',
      id: 'd1',
      version: 1,
      fields: { name: 'Out.pdf', bookingId: null },
    });
    expect(trip.documents['d1']).toEqual({ ...file, name: 'Out.pdf', bookingId: null, version: 2, latest: 2 });
    expect(happened.summary).toBe('Changed the document “Out.pdf”');
    const gone = doing(trip, { type: 'document.remove', id: 'd1', version: 2 });
    expect([gone.trip.documents, gone.happened.summary]).toEqual([{}, 'Removed the document “Out.pdf”']);
    const loose = { type: 'document.edit', id: 'd1', version: 1, fields: { bookingId: 'b2' } } as const;
    expect(refusalOf(booked, loose).message).toBe('That booking is not part of the trip.');
  });
});

describe('limits', () => {
  const full = (count: number): TripPlan => {
    const content = { ...newItem({ type: 'note', title: 'Note' }), version: 1, latest: 1 };
    return { ...rome, items: Object.fromEntries(Array.from({ length: count }, (_none, at) => [`n${at}`, content])) };
  };
  const message = 'A trip has at most 1,000 items. Please remove some that you no longer need.';

  it('refuse one too many, also within a batch that makes more than it takes', () => {
    const trip = full(tripPartLimits.items);
    expect(refusalOf(trip, adding('i1'))).toEqual({ reason: 'limit', message, conflicts: [] });
    expect(doing(full(tripPartLimits.items - 1), adding('i1')).trip.version).toBe(1);
    const swap = { type: 'batch', steps: [adding('i1'), { type: 'item.remove', id: 'n0', version: 1 }] } as TripCommand;
    expect(doing(trip, swap).trip.items).not.toHaveProperty('n0');
  });

  it('let a trip that holds too much shrink and change', () => {
    const trip = full(tripPartLimits.items + 5);
    expect(doing(trip, { type: 'item.remove', id: 'n0', version: 1 }).trip.version).toBe(1);
    expect(doing(trip, { type: 'item.edit', id: 'n1', version: 1, fields: { title: 'Other' } }).trip.version).toBe(1);
    expect(refusalOf(trip, adding('i1')).reason).toBe('limit');
  });
});

describe('a batch', () => {
  it('is carried out whole or not at all, and taken back as one', () => {
    const steps = [
      adding('i1'),
      { type: 'item.edit', id: 'i1', version: 1, fields: { title: 'Second thought' } },
    ] as never;
    const { trip, inverse, happened } = doing(rome, { type: 'batch', steps });
    expect(trip.items['i1']).toMatchObject({ title: 'Second thought', version: 2 });
    expect([trip.version, happened.summary]).toEqual([1, 'Added “Item i1”, and 1 more change']);
    const back = doing(trip, inverse);
    expect([back.trip.items, back.happened.summary]).toEqual([{}, 'Undid: Added “Item i1”, and 1 more change']);
    expect(doing(back.trip, back.inverse).happened.summary).toBe('Redid: Added “Item i1”, and 1 more change');
    expect(
      refusalOf(rome, {
        type: 'batch',
        steps: [adding('i1'), going('t1', 'Ana'), adding('i1', { title: 'X' })] as never,
      }).reason,
    ).toBe('refused');
    expect(
      doing(rome, { type: 'batch', summary: 'Filled the timeline', steps: [adding('i1')] as never }).happened.summary,
    ).toBe('Filled the timeline');
    expect(doing(rome, { type: 'batch', steps: [adding('i1')] as never }).happened.summary).toBe('Added “Item i1”');
  });

  it('that ends where it began changes nothing', () => {
    const steps = [adding('i1'), { type: 'item.remove', id: 'i1', version: 1 }] as never;
    expect(doing(rome, { type: 'batch', steps }).trip).toBe(rome);
  });
});
