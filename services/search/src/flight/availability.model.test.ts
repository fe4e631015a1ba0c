import { isJourneyFlown, isTight } from './availability.model';
import { aFlight, anAirport, anItinerary } from './flight.fake';
import type { ItineraryFinder } from './itinerary.model';

const [A, B] = [anAirport('AAA'), anAirport('BBB')];
const DAY = '2027-04-10';
const midnight = Date.parse(`${DAY}T00:00:00Z`);
const HOUR = 3_600_000;

/** One flight a day each way: out at 08:00, back at 12:00 and at 20:00; both take two hours. */
const daily: ItineraryFinder = {
  find: (from, to, date) =>
    (from === A ? ['08:00'] : ['12:00', '20:00']).map((time) =>
      anItinerary(aFlight({ from, to, departs: `${date}T${time}` })),
    ),
  isFlown: () => true,
};
const isFlown = (change: Partial<Parameters<typeof isJourneyFlown>[2]>, finder = daily) =>
  isJourneyFlown(finder, { from: A, to: B }, { departureDate: DAY, travelClass: 'ECONOMY', ...change });

test.each([
  ['the same day', DAY, true],
  ['three days later', '2027-04-13', true],
  ['four days later', '2027-04-14', false],
  ['never', undefined, false],
])('a way back %s is near or not', (_when, returnDate, near) =>
  expect(isTight({ departureDate: DAY, returnDate })).toBe(near),
);

test('a day ahead is flown where timetables say so, both ways', () => {
  const asked: string[] = [];
  const finder = {
    ...daily,
    isFlown: (from: typeof A, _to: typeof A, { date }: { date: string }) => (asked.push(from.iataCode + date), true),
  };
  expect(isFlown({ returnDate: '2027-04-20' }, finder)).toBe(true);
  expect(asked).toEqual(['AAA2027-04-10', 'BBB2027-04-20']);
  expect(isFlown({}, { ...daily, isFlown: () => false })).toBe(false);
});

test('what has left is not flown', () => {
  expect(isFlown({ earliest: midnight + 8 * HOUR })).toBe(true);
  expect(isFlown({ earliest: midnight + 8 * HOUR + 1 })).toBe(false);
});

test('back on the same day is flown from an hour and a half after landing', () => {
  expect(isFlown({ returnDate: DAY })).toBe(true);
  const early: ItineraryFinder = {
    ...daily,
    find: (from, to, date) => [
      anItinerary(aFlight({ from, to, departs: `${date}T${from === A ? '08:00' : '11:30'}` })),
    ],
  };
  expect(isFlown({ returnDate: DAY }, early)).toBe(true);
  const tooEarly: ItineraryFinder = {
    ...daily,
    find: (from, to, date) => [
      anItinerary(aFlight({ from, to, departs: `${date}T${from === A ? '08:00' : '11:29'}` })),
    ],
  };
  expect(isFlown({ returnDate: DAY }, tooEarly)).toBe(false);
});

test('a cabin that no flight has is not flown, nor a way to where one is', () => {
  expect(isFlown({ returnDate: DAY, travelClass: 'FIRST' })).toBe(false);
  expect(isJourneyFlown(daily, { from: A, to: A }, { departureDate: DAY, travelClass: 'ECONOMY' })).toBe(false);
});
