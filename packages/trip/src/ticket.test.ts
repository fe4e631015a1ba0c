import type { BookedSegment, BookingContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { newItem } from './new-trip';
import { doing, refusalOf, rome } from './testing/trip-under-test';

const end = (iataCode: string, at: string) => ({ iataCode, at: `${at}:00`, terminal: null });
type End = [iataCode: string, at: string];
const segment = ([from, leaves]: End, [to, lands]: End): BookedSegment => ({
  ...{ flightNumber: 'BA 1', carrierName: 'BA', duration: 'PT2H' },
  ...{ departure: end(from, leaves), arrival: end(to, lands) },
});
const content: BookingContent = {
  ...{ kind: 'flight', title: 'BA, LHR to FCO and back', provider: 'BA', code: '', url: null, planned: null },
  segments: [
    segment(['LHR', '2027-04-10T22:00'], ['CDG', '2027-04-10T23:30']),
    segment(['CDG', '2027-04-11T00:40'], ['FCO', '2027-04-11T02:30']),
    segment(['FCO', '2027-04-17T12:00'], ['LHR', '2027-04-17T14:00']),
  ],
  searchPath: '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&returnDate=2027-04-17',
};
const placeOf = (known: Parameters<typeof newItem>[0]) => {
  const { bookingId: _, ...place } = newItem(known);
  return place;
};
const out = placeOf({
  type: 'flight',
  title: 'Out',
  day: '2027-04-10',
  start: '22:00',
  end: { daysLater: 1, time: '02:30', zone: null },
});
const back = placeOf({
  type: 'flight',
  title: 'Back',
  day: '2027-04-17',
  start: '12:00',
  end: { daysLater: 0, time: '14:00', zone: null },
});
const { trip } = doing(rome, {
  ...{ type: 'booking.add', id: 'b1', content },
  places: [
    { id: 'i1', content: out },
    { id: 'i2', content: back },
  ],
});

const ticketDays = ({ bookings }: TripPlan) =>
  bookings['b1']?.segments.map(({ departure, arrival }) => [departure.at.slice(0, 10), arrival.at.slice(0, 10)]);
const datesTo = (
  startDate: string,
  endDate: string,
  policy: 'shift' | 'keep-bookings' | 'unschedule',
): TripCommand => ({
  ...{ type: 'dates.change', version: 1, startDate, endDate, policy },
});

describe('one booking, one date', () => {
  it.each(['keep-bookings', 'unschedule'] as const)(
    'keeps the ticket and its place when dates change by %s',
    (policy) => {
      const done = doing(trip, datesTo('2027-05-01', '2027-05-08', policy));
      expect(done.trip.bookings).toEqual(trip.bookings);
      expect(done.trip.items).toEqual(trip.items);
    },
  );

  it('moves the ticket and its search along when everything is moved, and back when that is undone', () => {
    const done = doing(trip, datesTo('2027-05-01', '2027-05-08', 'shift'));
    expect([done.trip.items['i1']?.day, done.trip.items['i2']?.day]).toEqual(['2027-05-01', '2027-05-08']);
    expect(ticketDays(done.trip)).toEqual([
      ['2027-05-01', '2027-05-01'],
      ['2027-05-02', '2027-05-02'],
      ['2027-05-08', '2027-05-08'],
    ]);
    expect(done.trip.bookings['b1']?.searchPath).toContain('departureDate=2027-05-01&returnDate=2027-05-08');
    expect(doing(done.trip, done.inverse).trip.bookings['b1']?.segments).toEqual(content.segments);
  });

  it('moves one way only when one place is moved', () => {
    const done = doing(trip, { type: 'item.move', id: 'i2', version: 1, day: '2027-04-18', rank: 'a1' });
    expect(ticketDays(done.trip)).toEqual([
      ['2027-04-10', '2027-04-10'],
      ['2027-04-11', '2027-04-11'],
      ['2027-04-18', '2027-04-18'],
    ]);
    expect(done.trip.bookings['b1']?.searchPath).toContain('departureDate=2027-04-10&returnDate=2027-04-18');
  });

  it('says the new hours when a place is given others', () => {
    const later = { start: '13:00', end: { daysLater: 0, time: '15:00', zone: null } };
    const done = doing(trip, { type: 'item.edit', id: 'i2', version: 1, fields: later });
    const last = done.trip.bookings['b1']?.segments[2];
    expect([last?.departure.at, last?.arrival.at]).toEqual(['2027-04-17T13:00:00', '2027-04-17T15:00:00']);
  });

  it('keeps a day when somebody takes it to Unscheduled', () => {
    expect(refusalOf(trip, { type: 'item.move', id: 'i1', version: 1, day: null, rank: 'a1' }).message).toBe(
      '“Out” is booked for Apr 10, 2027, so it keeps a day.',
    );
  });

  it('moves check-in and check-out in its search when a stay is moved', () => {
    const nights = { daysLater: 3, time: '11:00', zone: null };
    const stay = placeOf({ type: 'stay', title: 'Hotel', day: '2027-04-10', start: '14:00', end: nights });
    const searchPath = '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-13&adults=2';
    const booked = doing(rome, {
      ...{ type: 'booking.add', id: 'b1', content: { ...content, kind: 'stay', segments: [], searchPath } },
      places: [{ id: 'i1', content: stay }],
    });
    const done = doing(booked.trip, { type: 'item.move', id: 'i1', version: 1, day: '2027-04-11', rank: 'a1' });
    expect(done.trip.bookings['b1']?.searchPath).toContain('checkIn=2027-04-11&checkOut=2027-04-14');
  });
});

describe('a trip with all kinds of bookings', () => {
  const nights = (daysLater: number, time: string) => ({ daysLater, time, zone: null });
  const kinds = {
    flight: { day: '2027-04-10', start: '22:00', end: nights(1, '02:30') },
    stay: { day: '2027-04-11', start: '15:00', end: nights(6, '11:00') },
    train: { day: '2027-04-13', start: '09:00', end: nights(0, '10:35') },
    tour: { day: '2027-04-14', start: '14:00', end: nights(0, '17:00') },
  };
  const ticketOf = {
    flight: content.segments.slice(0, 2),
    stay: [],
    train: [segment(['FCO', '2027-04-13T09:00'], ['FLR', '2027-04-13T10:35'])],
    tour: [],
  };
  const searchOf = ({ day, end }: (typeof kinds)['stay']) =>
    `/hotels/search?city=Rome&checkIn=${day}&checkOut=${addDays(day, end.daysLater)}`;
  const whole = Object.entries(kinds).reduce((made, [id, times]) => {
    const kind = id as keyof typeof kinds;
    const type = ({ train: 'transport', tour: 'activity' } as const)[id] ?? (kind as 'flight' | 'stay');
    const booked = { ...content, kind: id === 'stay' ? ('stay' as const) : ('flight' as const), title: id };
    return doing(made, {
      ...{ type: 'booking.add', id, content: { ...booked, segments: ticketOf[kind], searchPath: searchOf(times) } },
      places: [{ id: `${id}-place`, content: placeOf({ type, title: id, ...times }) }],
    }).trip;
  }, rome);
  /** What the plan says of each booking, and what its ticket and its search say. */
  const saidTwice = ({ items, bookings }: TripPlan) =>
    Object.keys(kinds).map((id) => {
      const { day, end } = items[`${id}-place`] ?? {};
      const { segments = [], searchPath } = bookings[id] ?? {};
      const last = day ? addDays(day, end?.daysLater ?? 0) : undefined;
      const query = new URLSearchParams(searchPath?.split('?')[1]);
      const ticket = [segments[0]?.departure.at, segments.at(-1)?.arrival.at].map((at) => at?.slice(0, 10));
      return {
        plan: [day, last],
        ticket: segments.length === 0 ? [day, last] : ticket,
        search: [query.get('checkIn'), query.get('checkOut')],
      };
    });
  const move = (id: string, day: string): TripCommand => ({
    ...{ type: 'item.move', id: `${id}-place`, version: 1, day, rank: 'a1' },
  });

  it.each<[string, TripCommand[]]>([
    ['its dates move to the next month', [datesTo('2027-05-10', '2027-05-17', 'shift')]],
    ['its dates move back over New Year', [datesTo('2026-12-30', '2027-01-06', 'shift')]],
    ['its dates move and bookings stay', [datesTo('2027-06-01', '2027-06-08', 'keep-bookings')]],
    ['it becomes shorter than its bookings', [datesTo('2027-04-10', '2027-04-12', 'shift')]],
    ['it becomes shorter and bookings stay', [datesTo('2027-04-10', '2027-04-12', 'keep-bookings')]],
    ['what lies outside is unscheduled', [datesTo('2027-04-16', '2027-04-20', 'unschedule')]],
    ['its overnight flight moves', [move('flight', '2027-04-12')]],
    ['its stay moves past its end', [move('stay', '2027-04-16')]],
    ['its train moves a day back', [move('train', '2027-04-12')]],
    ['its tour moves, and then all of it', [move('tour', '2027-04-16'), datesTo('2028-02-25', '2028-03-03', 'shift')]],
    [
      'it moves there and back',
      [datesTo('2027-05-10', '2027-05-17', 'shift'), datesTo('2027-04-10', '2027-04-17', 'shift')],
    ],
    [
      'a longer stay is written down',
      [{ type: 'item.edit', id: 'stay-place', version: 1, fields: { end: nights(8, '11:00') } }],
    ],
  ])('says one date of each booking when %s', (_what, commands) => {
    const versioned = commands.reduce((done, command) => {
      const version = 'id' in command ? done.items[command.id]?.version : done.head.dates.version;
      return doing(done, { ...command, version } as TripCommand).trip;
    }, whole);
    for (const { plan, ticket, search } of saidTwice(versioned)) {
      expect(ticket).toEqual(plan);
      expect(search).toEqual(plan);
    }
  });
});
