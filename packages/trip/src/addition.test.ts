import { tripCommandSchema, type AdditionOf, type TripAddition, type TripPlan } from '@sojourn/contracts/plan';
import { additionStep, hasAddition, titleOfAddition, tripOfAddition } from './addition';
import { apply, isApplied } from './apply';
import { itemsOn } from './day-plan';
import { newItem, newTrip } from './new-trip';
import { proposePlace } from './proposed-place';
import { spendingOf } from './spending';
import { adding, doing, going } from './testing/trip-under-test';

const today = '2026-11-22';
const trip = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-14' });

const segment = (flightNumber: string, from: [string, string], to: [string, string]) => ({
  flightNumber,
  carrierName: 'British Airways',
  departure: { iataCode: from[0], at: from[1] },
  arrival: { iataCode: to[0], at: to[1] },
  duration: 'PT2H30M',
});

const flight: AdditionOf<'flight'> = {
  kind: 'flight',
  destination: 'Rome, Italy',
  isSample: true,
  offer: {
    id: 'offer-1',
    mainCarrierName: 'British Airways',
    mainCarrierCode: 'BA',
    segments: [segment('BA 542', ['LHR', '2027-04-10T08:20:00'], ['FCO', '2027-04-10T11:50:00'])],
    returnSegments: [
      segment('BA 543', ['FCO', '2027-04-14T22:40:00'], ['MXP', '2027-04-14T23:50:00']),
      segment('BA 581', ['MXP', '2027-04-15T00:50:00'], ['LHR', '2027-04-15T01:40:00']),
    ],
    stops: 0,
    totalDuration: 'PT2H30M',
    departureTime: '2027-04-10T08:20:00',
    arrivalTime: '2027-04-10T11:50:00',
    departureAirport: 'LHR',
    arrivalAirport: 'FCO',
    numberOfBookableSeats: 4,
    lastTicketingDate: '2027-04-01',
    totalPrice: 142.5,
    currency: 'USD',
  },
  seats: 2,
  searchPath: '/flights/search?origin=LHR&destination=FCO',
  airports: {
    LHR: { name: 'London Heathrow', cityName: 'London', timeZone: 'Europe/London' },
    FCO: { name: 'Rome Fiumicino', cityName: 'Rome', timeZone: 'Europe/Rome' },
  },
};
const stay: AdditionOf<'stay'> = {
  kind: 'stay',
  destination: 'Rome, Italy',
  isSample: true,
  hotel: { id: 'h1', name: 'Hotel Campo Marzio', location: 'Centro', price: 142, bookingUrl: 'https://example.org/h1' },
  checkIn: '2027-04-10',
  checkOut: '2027-04-14',
  searchPath: '/hotels/search?city=Rome',
};
const museum: AdditionOf<'activity' | 'attraction'> = {
  kind: 'attraction',
  destination: 'Rome, Italy',
  isSample: true,
  id: 'museum',
  name: 'Capitoline Museums',
  location: 'Rome',
  duration: 'PT2H30M',
  price: 18,
};

let serial = 0;
const newId = () => `id-${(serial += 1)}`;
function added(plan: TripPlan, addition: TripAddition, place = proposePlace(plan, addition)) {
  const step = additionStep(plan, addition, { place, today, newId });
  expect(tripCommandSchema.safeParse(step).error).toBeUndefined();
  const outcome = apply(plan, step);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome;
}

describe('a flight', () => {
  it('is a booking with a place for each way, in the time of the airports, and one cost for all', () => {
    const { trip: plan } = added(trip, flight);
    const [out] = itemsOn(plan, '2027-04-10');
    const [back] = itemsOn(plan, '2027-04-14');
    expect(out).toMatchObject({
      type: 'flight',
      title: 'BA 542: LHR to FCO',
      start: '08:20',
      zone: 'Europe/London',
      end: { daysLater: 0, time: '11:50', zone: 'Europe/Rome' },
      place: { name: 'London Heathrow', position: null },
      planned: null,
    });
    expect(back).toMatchObject({
      title: 'BA 543, BA 581: FCO to LHR',
      start: '22:40',
      end: { daysLater: 1, time: '01:40', zone: 'Europe/London' },
    });
    const [booking] = Object.values(plan.bookings);
    expect(booking).toMatchObject({
      kind: 'flight',
      provider: 'British Airways',
      title: 'British Airways, LHR to FCO and back',
    });
    expect(booking?.segments).toHaveLength(3);
    expect(spendingOf(plan).byCategory.transportation.planned).toBe(28_500);
  });

  it('begins a trip that ends with its return, or after a week', () => {
    expect(tripOfAddition(flight)).toEqual({
      title: 'Trip to Rome',
      destination: 'Rome, Italy',
      dates: { startDate: '2027-04-10', endDate: '2027-04-15' },
    });
    const oneWay = { ...flight, offer: { ...flight.offer, returnSegments: [] } };
    expect(tripOfAddition(oneWay).dates).toEqual({ startDate: '2027-04-10', endDate: '2027-04-17' });
    expect(titleOfAddition(oneWay)).toBe('British Airways, LHR to FCO');
    const { trip: plan } = added(trip, oneWay);
    expect(Object.values(plan.items).map(({ title }) => title)).toEqual(['BA 542: LHR to FCO']);
  });

  it('has its own day and time, as a stay has', () => {
    expect(proposePlace(trip, flight)).toEqual({ day: '2027-04-10', start: '08:20' });
    expect(proposePlace(trip, stay)).toEqual({ day: '2027-04-10', start: '14:00' });
  });

  it('takes times of an unknown airport for the trip’s own', () => {
    const [out] = itemsOn(added(trip, { ...flight, airports: {} }).trip, '2027-04-10');
    expect(out).toMatchObject({ zone: null, place: { name: 'LHR', position: null } });
  });
});

describe('a stay', () => {
  it('is a booking from check-in to check-out, and costs its nights', () => {
    const { trip: plan } = added(trip, stay);
    expect(itemsOn(plan, '2027-04-10')).toMatchObject([
      { type: 'stay', title: 'Hotel Campo Marzio', start: '14:00', end: { daysLater: 4, time: '11:00', zone: null } },
    ]);
    expect(spendingOf(plan).byCategory.accommodation.planned).toBe(56_800);
    expect(Object.values(plan.bookings)).toMatchObject([{ kind: 'stay', url: 'https://example.org/h1' }]);
    expect(tripOfAddition(stay).dates).toEqual({ startDate: '2027-04-10', endDate: '2027-04-14' });
  });

  it.each([
    ['11:50', '14:00'],
    ['17:55', '19:25'],
    ['23:10', '23:59'],
  ])('begins after the flight that lands at %s: %s', (time, start) => {
    const at = `2027-04-10T${time}:00`;
    const landing = {
      ...flight.offer,
      arrivalTime: at,
      segments: [segment('BA 1', ['LHR', '2027-04-10T08:20:00'], ['FCO', at])],
    };
    const { trip: plan } = added(added(trip, { ...flight, offer: landing }).trip, stay);
    expect(itemsOn(plan, '2027-04-10').find(({ type }) => type === 'stay')?.start).toBe(start);
  });

  it.each([
    [
      'an evening out',
      adding('out', { day: '2027-04-10', start: '20:00', end: { daysLater: 0, time: '23:30', zone: null } }),
    ],
    [
      'a flight that lands the next day',
      adding('away', {
        type: 'flight',
        day: '2027-04-10',
        start: '22:00',
        end: { daysLater: 1, time: '23:30', zone: null },
      }),
    ],
  ])('is not kept waiting by %s', (_what, other) => {
    const { trip: plan } = added(doing(trip, other).trip, stay);
    expect(itemsOn(plan, '2027-04-10').find(({ type }) => type === 'stay')?.start).toBe('14:00');
  });

  it('costs nothing that is known where no price is, and is where its house is where no part of town is', () => {
    const { trip: plan } = added(trip, { ...stay, hotel: { ...stay.hotel, price: 0, location: '' } });
    expect(Object.values(plan.bookings)).toMatchObject([{ planned: null }]);
    expect(Object.values(plan.items)).toMatchObject([{ place: { name: 'Hotel Campo Marzio' } }]);
    expect(Object.values(added(trip, stay).trip.items)).toMatchObject([{ place: { name: 'Centro' } }]);
  });

  it.each(['javascript:alert(1)', 'javascript:alert("https://x.example")', '//x.example', ''])(
    'has no address that a browser could run: %s',
    (bookingUrl) => {
      const { trip: plan } = added(trip, { ...stay, hotel: { ...stay.hotel, bookingUrl } });
      expect(Object.values(plan.bookings)).toMatchObject([{ url: null }]);
    },
  );
});

describe('something to do', () => {
  it('fits into the first free morning or afternoon between arrival and departure', () => {
    expect(proposePlace(trip, museum)).toEqual({ day: '2027-04-11', start: '10:00' });
    const { trip: once } = added(trip, museum);
    expect(itemsOn(once, '2027-04-11')).toMatchObject([
      { title: 'Capitoline Museums', start: '10:00', end: { daysLater: 0, time: '12:30', zone: null } },
    ]);
    expect(proposePlace(once, { ...museum, id: 'other' })).toEqual({ day: '2027-04-11', start: '15:00' });
  });

  const on = (
    start: string | null,
    end: { daysLater: number; time: string } | null = null,
    type = 'activity' as const,
  ) => adding('other', { type, day: '2027-04-11', start, end: end && { ...end, zone: null } });
  it.each([
    ['ends as it begins', on('09:00', { daysLater: 0, time: '10:00' }), '10:00'],
    ['ends a minute later', on('09:00', { daysLater: 0, time: '10:01' }), '15:00'],
    ['begins as it ends', on('12:30', { daysLater: 0, time: '13:00' }), '10:00'],
    ['begins a minute earlier', on('12:29', { daysLater: 0, time: '13:00' }), '15:00'],
    ['takes an hour, as nobody says how long', on('09:00'), '10:00'],
    ['takes an hour and began at one minute past nine', on('09:01'), '15:00'],
    ['has no time', on(null), '10:00'],
    ['is a bed, whenever its key is given', on('10:30', null, 'stay' as never), '10:00'],
  ])('has its morning or gives it up to what %s', (_what, other, start) => {
    expect(proposePlace(doing(trip, other).trip, museum)).toEqual({ day: '2027-04-11', start });
  });

  it('gives up a day to what goes on until the next morning', () => {
    const { trip: away } = doing(trip, on('09:30', { daysLater: 1, time: '08:00' }));
    expect(proposePlace(away, museum)).toEqual({ day: '2027-04-12', start: '10:00' });
  });

  // 2027-04-11 is a Sunday.
  it.each<[string, Partial<typeof museum>, string, string]>([
    ['an evening', { name: 'Tapas evening' }, '2027-04-11', '19:00'],
    ['a walk by night', { name: 'Gion', when: 'evening' }, '2027-04-11', '19:30'],
    ['a sunset', { name: 'Sunset from the fort', duration: 'PT1H' }, '2027-04-11', '17:00'],
    ['a sunrise', { name: 'Sunrise at the crater', duration: 'PT2H' }, '2027-04-11', '06:00'],
    [
      'a day of fourteen hours',
      { name: 'Machu Picchu', category: 'adventure', duration: 'PT14H' },
      '2027-04-11',
      '05:00',
    ],
    ['what is shut on Sundays', { openingHours: 'Mo-Sa 09:00-18:00' }, '2027-04-12', '10:00'],
    ['what opens in the afternoon', { openingHours: 'Mo-Su 16:00-20:00' }, '2027-04-11', '16:00'],
  ])('has the hours of %s', (_what, more, ...[day, start]) => {
    expect(proposePlace(trip, { ...museum, ...more })).toEqual({ day, start });
  });

  it('stands where it is, as a stay does', () => {
    const position = { latitude: 41.893, longitude: 12.483 };
    const { trip: plan } = added(trip, { ...museum, position });
    const { trip: both } = added(plan, { ...stay, hotel: { ...stay.hotel, position } });
    expect(Object.values(both.items).map(({ place }) => place?.position)).toEqual([position, position]);
  });

  it('has two hours where nobody says how long it takes', () => {
    const { trip: plan } = added(trip, { ...museum, duration: 'a while' });
    expect(itemsOn(plan, '2027-04-11')).toMatchObject([{ start: '10:00', end: { daysLater: 0, time: '12:00' } }]);
  });

  it('begins a trip to its destination on no day yet', () => {
    expect(tripOfAddition(museum)).toEqual({ title: 'Trip to Rome', destination: 'Rome, Italy', dates: null });
  });

  it('is at its destination where it names no place', () => {
    expect(Object.values(added(trip, { ...museum, location: '' }).trip.items)).toMatchObject([
      { place: { name: 'Rome, Italy', position: null } },
    ]);
  });

  it('does not stand in the way of a bed or a note', () => {
    const { trip: withStay } = added(trip, { ...stay, checkIn: '2027-04-11' });
    const noted = apply(withStay, {
      type: 'item.add',
      id: 'note-1',
      content: newItem({ type: 'note', title: 'Tickets', day: '2027-04-11', start: '10:30' }),
    });
    expect(isApplied(noted) && proposePlace(noted.trip, museum)).toEqual({ day: '2027-04-11', start: '10:00' });
  });

  it('is unscheduled when no day is free, and on the one day of a short trip when that is', () => {
    const short = newTrip({ title: 'Day', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-10' });
    expect(proposePlace(short, museum)).toEqual({ day: '2027-04-10', start: '10:00' });
    const full = [museum, { ...museum, id: 'm2' }].reduce((plan, each) => added(plan, each).trip, short);
    expect(proposePlace(full, museum)).toEqual({ day: null, start: null });
    const { trip: plan } = added(full, { ...museum, id: 'm3', name: 'Late' });
    expect(Object.values(plan.items).filter(({ day }) => day === null)).toMatchObject([{ title: 'Late', end: null }]);
  });

  it('costs each of the party its price, whoever shares expenses, and nothing where it is free', () => {
    const party = { people: 2, from: '', version: 1 };
    const two = doing(trip, { type: 'head.edit', parts: { party } }, going('ana-1', 'Ana')).trip;
    expect(spendingOf(added(two, museum).trip).planned).toBe(3_600);
    expect(spendingOf(added(trip, { ...museum, price: 0 }).trip).planned).toBe(0);
  });
});

it.each([flight, stay, museum])('is known to be there once it was added, and goes again as one: $kind', (addition) => {
  expect(hasAddition(trip, addition)).toBe(false);
  const { trip: plan, inverse } = added(trip, addition);
  expect(hasAddition(plan, addition)).toBe(true);
  const undone = apply(plan, inverse);
  if (!isApplied(undone)) throw new Error(undone.refusal.message);
  const { version: _, ...content } = undone.trip;
  const { version: __, ...before } = trip;
  expect(content).toEqual(before);
});
