import { tripCommandSchema, type AdditionOf, type TripPlan, type TripProposal } from '@sojourn/contracts/plan';
import { additionCommand, bookedCommand, staysAtThatTime } from './addition-command';
import { apply } from './apply';
import { proposePlace } from './proposed-place';
import { newTrip } from './new-trip';
import { contentOf } from './part';
import { proposalCommand } from './proposal';
import { spendingOf } from './spending';
import { bookingsOf, standingOf, toChoose } from './standing';
import { doing } from './testing/trip-under-test';

const today = '2026-11-22';
const proposal: TripProposal = {
  ...{ key: 'Lisbon', title: 'Lisbon', destination: 'Lisbon, Portugal', city: 'Lisbon', notes: '', activities: [] },
  ...{ startDate: '2027-04-03', endDate: '2027-04-09', people: 2, budget: 2_480, flight: { duration: '2h' } },
  stay: { name: 'Small hotel', detail: '' },
  costs: { flight: 460, stay: 960, food: 520, activities: 360, local: 180 },
};
let serial = 0;
const newId = () => `id-${(serial += 1)}`;
const empty = newTrip({ title: 'Lisbon', destination: 'Lisbon', startDate: '2027-04-03', endDate: '2027-04-09' });
const { trip } = doing(empty, proposalCommand(proposal, { today, newId }));

const stay = (id: string, checkIn: string, checkOut: string): AdditionOf<'stay'> => ({
  ...{
    kind: 'stay',
    destination: 'Lisbon, Portugal',
    isSample: true,
    checkIn,
    checkOut,
    searchPath: '/hotels/search?city=Lisbon',
  },
  hotel: { id, name: `Hotel ${id}`, location: 'Alfama', price: 100, bookingUrl: '' },
});
const segment = (from: string, to: string, day: string) => ({
  ...{ flightNumber: 'TP 1', carrierName: 'TAP', duration: 'PT2H' },
  departure: { iataCode: from, at: `${day}T08:00:00` },
  arrival: { iataCode: to, at: `${day}T10:00:00` },
});
const flight = (day: string, back?: string): AdditionOf<'flight'> => ({
  ...{ kind: 'flight', destination: 'Lisbon, Portugal', isSample: true, seats: 2, airports: {} },
  searchPath: `/flights/search?departureDate=${day}`,
  offer: {
    ...{ id: `offer-${day}`, mainCarrierName: 'TAP', mainCarrierCode: 'TP', stops: 0, totalDuration: 'PT2H' },
    segments: [segment('LHR', 'LIS', day)],
    returnSegments: back === undefined ? [] : [segment('LIS', 'LHR', back)],
    ...{
      departureTime: `${day}T08:00:00`,
      arrivalTime: `${day}T10:00:00`,
      departureAirport: 'LHR',
      arrivalAirport: 'LIS',
    },
    ...{ numberOfBookableSeats: 4, lastTicketingDate: day, totalPrice: 200, currency: 'USD' },
  },
});
function adding(plan: TripPlan, found: AdditionOf<'stay'> | AdditionOf<'flight'>, replace = false) {
  const command = additionCommand(plan, found, { place: proposePlace(plan, found), today, newId, replace });
  expect(tripCommandSchema.safeParse(command).error).toBeUndefined();
  return doing(plan, command);
}
const late = (one: ReturnType<typeof segment>, departure: string, arrival: string) => ({
  ...one,
  departure: { ...one.departure, at: `${one.departure.at.slice(0, 10)}T${departure}:00` },
  arrival: { ...one.arrival, at: `${one.arrival.at.slice(0, 10)}T${arrival}:00` },
});
const contents = ({ items }: TripPlan) =>
  Object.fromEntries(Object.entries(items).map(([id, item]) => [id, contentOf(item)]));
const titles = (plan: TripPlan) => bookingsOf(plan).map(([, { title }]) => title);
const openNights = (plan: TripPlan) => toChoose(plan, 'stay').map(({ day, end }) => [day, end?.daysLater]);

describe('what is found for a recommended trip', () => {
  it('replaces both estimated flights and their cost when it flies there and back', () => {
    const done = adding(trip, flight('2027-04-03', '2027-04-09'));
    expect(toChoose(done.trip, 'flight')).toEqual([]);
    expect(spendingOf(done.trip).byCategory.transportation.planned).toBe(40_000 + 18_000);
    expect(contents(doing(done.trip, done.inverse).trip)).toEqual(contents(trip));
  });

  it.each([
    ['2027-04-03', 'Departure from Lisbon'],
    ['2027-04-09', 'Arrival in Lisbon'],
  ])('leaves the other way to be chosen when it flies one way on %s', (day, left) => {
    const done = adding(trip, flight(day));
    expect(toChoose(done.trip, 'flight').map(({ title }) => title)).toEqual([left]);
    expect(spendingOf(done.trip).byCategory.transportation.planned).toBe(40_000 + 23_000 + 18_000);
  });

  it('replaces the estimated stay and its cost when it covers all nights', () => {
    const done = adding(trip, stay('h1', '2027-04-03', '2027-04-09'));
    expect(openNights(done.trip)).toEqual([]);
    expect(titles(done.trip)).toEqual(['Hotel h1']);
    expect(spendingOf(done.trip).byCategory.accommodation.planned).toBe(60_000);
  });

  it.each([
    ['2027-04-03', '2027-04-05', [['2027-04-05', 4]]],
    ['2027-04-07', '2027-04-09', [['2027-04-03', 4]]],
    [
      '2027-04-05',
      '2027-04-07',
      [
        ['2027-04-03', 2],
        ['2027-04-07', 2],
      ],
    ],
  ])('leaves the other nights to be chosen when it covers %s to %s', (from, until, left) => {
    const done = adding(trip, stay('h1', from, until));
    expect(openNights(done.trip)).toEqual(left);
    expect(spendingOf(done.trip).byCategory.accommodation.planned).toBe(20_000 + 64_000);
  });
});

describe('a second stay for the same nights', () => {
  const { trip: booked } = adding(trip, stay('h1', '2027-04-03', '2027-04-06'));
  const other = stay('h2', '2027-04-05', '2027-04-09');

  it('names the first one when some nights are the same', () => {
    expect(staysAtThatTime(booked, other).map(({ title }) => title)).toEqual(['Hotel h1']);
    expect(staysAtThatTime(booked, stay('h2', '2027-04-06', '2027-04-09'))).toEqual([]);
    expect(staysAtThatTime(trip, other)).toEqual([]);
  });

  it('takes the place of the first one when somebody wants that', () => {
    expect(titles(adding(booked, other, true).trip)).toEqual(['Hotel h2']);
  });

  it('stands beside the first one when somebody wants both', () => {
    expect(titles(adding(booked, other).trip)).toEqual(['Hotel h1', 'Hotel h2']);
  });
});

describe('what a search found', () => {
  const found = adding(trip, flight('2027-04-03', '2027-04-09')).trip;
  const [id = ''] = Object.entries(found.items).flatMap(([each, { type }]) => (type === 'flight' ? [each] : []));
  const standings = (plan: TripPlan) =>
    Object.values(plan.items).flatMap((item) => (item.type === 'flight' ? [standingOf(plan, item)] : []));

  it('is chosen, not booked, until somebody says so: then the whole ticket is', () => {
    expect(standings(found)).toEqual(['chosen', 'chosen']);
    const command = bookedCommand(found, id, newId);
    if (!command) throw new Error('It can be booked.');
    const { trip: booked, inverse } = doing(found, command);
    expect(standings(booked)).toEqual(['booked', 'booked']);
    const [[, before] = []] = bookingsOf(found);
    const { segments, searchPath, planned } = before ?? {};
    expect(bookingsOf(booked)).toMatchObject([[expect.any(String), { segments, searchPath, planned }]]);
    expect(standings(doing(booked, inverse).trip)).toEqual(['chosen', 'chosen']);
  });

  it('keeps its day where it is chosen', () => {
    const version = found.items[id]?.version ?? 0;
    const unscheduled = apply(found, {
      ...{ type: 'item.move', id, version, day: null, start: null, end: null, rank: 'a0' },
    });
    expect(unscheduled).toMatchObject({ refusal: { message: expect.stringContaining('is chosen for') } });
  });
});

describe('a flight beside a stay', () => {
  const out = segment('LHR', 'LIS', '2027-04-03');
  const back = segment('LIS', 'LHR', '2027-04-09');
  const both = (landing: string, departure: string): AdditionOf<'flight'> => {
    const there = late(out, '08:00', landing);
    const home = late(back, departure, '23:00');
    const plain = flight('2027-04-03', '2027-04-09');
    return { ...plain, offer: { ...plain.offer, segments: [there], returnSegments: [home] } };
  };
  const stayIn = (plan: TripPlan) => Object.values(plan.items).find(({ type }) => type === 'stay');

  it.each([
    ['21:15', '07:40', '22:45', '04:40'],
    ['10:00', '20:00', '14:00', '11:00'],
  ])('lands at %s and leaves at %s: nights from %s, until %s', (...[landing, departure, start, time]) => {
    const hours = { start, end: { time } };
    const stayFirst = adding(trip, stay('h1', '2027-04-03', '2027-04-09')).trip;
    expect(stayIn(adding(stayFirst, both(landing, departure)).trip)).toMatchObject(hours);
    const flightFirst = adding(trip, both(landing, departure)).trip;
    expect(stayIn(flightFirst)).toMatchObject(hours);
    expect(stayIn(adding(flightFirst, stay('h1', '2027-04-03', '2027-04-09')).trip)).toMatchObject(hours);
  });
});

it('costs what the whole stay costs when its taxes are known', () => {
  const { trip: plan } = adding(trip, { ...stay('h1', '2027-04-03', '2027-04-09'), total: 648 });
  expect(spendingOf(plan).byCategory.accommodation.planned).toBe(64_800);
});
