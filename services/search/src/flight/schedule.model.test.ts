import { segmentSchema } from '@sojourn/contracts';
import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { localMinutesAt, localTimeAt } from './clock.model';
import { aCarrier, aFlight, anAirport, aRoute } from './flight.fake';
import { blockMinutesOf, flightsOf, flightsOn, segmentOf } from './schedule.model';

const rome = anAirport('FCO', { timeZone: 'Europe/Rome', position: { latitude: 41.8, longitude: 12.25 } });
const london = anAirport('LHR', { timeZone: 'Europe/London', position: { latitude: 51.47, longitude: -0.45 } });
const sydney = anAirport('SYD', {
  timeZone: 'Australia/Sydney',
  countryCode: 'AU',
  position: { latitude: -33.95, longitude: 151.18 },
});
const losAngeles = anAirport('LAX', {
  timeZone: 'America/Los_Angeles',
  countryCode: 'US',
  position: { latitude: 33.94, longitude: -118.4 },
});
const route = aRoute({ from: london, to: rome, weekly: 14 });
const week = (first: string) => Array.from({ length: 7 }, (_, day) => addDays(first, day));
const carrierCode = fc.stringMatching(/^[A-Z]{2}$/);

describe('a timetable', () => {
  test.each([2, 7, 10, 63])('has the %d flights of a route in any seven days, as evenly as they go', (weekly) => {
    for (const first of ['2027-04-10', '2027-04-13']) {
      const counts = week(first).map((day) => flightsOf({ ...route, weekly }, day).length);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(weekly);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test('flies the same flights at the same times every week, earliest first', () => {
    const clocks = (day: string) =>
      flightsOf({ ...route, weekly: 35 }, day).map(({ number, departs }) => [
        number,
        localMinutesAt('Europe/London', departs),
      ]);
    expect(clocks('2027-04-10')).toEqual(clocks('2027-04-17'));
    const times = clocks('2027-04-10').map(([, minutes]) => Number(minutes));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('leaves a short flight on the day it is asked for, from six to ten, on full five minutes, for its block time', () => {
    for (const day of week('2027-04-10')) {
      for (const flight of flightsOf({ ...route, weekly: 63 }, day)) {
        expect(localTimeAt('Europe/London', flight.departs).slice(0, 10)).toBe(day);
        const minutes = localMinutesAt('Europe/London', flight.departs);
        expect(minutes).toBeGreaterThanOrEqual(6 * 60);
        expect(minutes).toBeLessThanOrEqual(22 * 60);
        expect(minutes % 5).toBe(0);
        expect((flight.arrives - flight.departs) / 60_000).toBe(blockMinutesOf(route));
      }
    }
  });

  test('numbers flights two apart from the first of its route', () => {
    const numbers = flightsOf({ ...route, firstNumber: 117, weekly: 28 }, '2027-04-10').map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(['AA 117', 'AA 119', 'AA 121', 'AA 123']);
  });

  test('leaves Los Angeles for the South Pacific late in the evening', () => {
    fc.assert(
      fc.property(carrierCode, (code) => {
        const late = aRoute({ from: losAngeles, to: sydney, carrier: aCarrier({ code, country: 'AU' }), weekly: 14 });
        for (const { departs } of flightsOf(late, '2027-04-10')) {
          expect(localMinutesAt('America/Los_Angeles', departs)).toBeGreaterThanOrEqual(19 * 60);
        }
      }),
    );
  });

  test('breaks no curfew, and leaves on its day', () => {
    fc.assert(
      fc.property(carrierCode, fc.boolean(), (code, isOutbound) => {
        const [from, to] = isOutbound ? [losAngeles, sydney] : [sydney, losAngeles];
        const long = aRoute({ from, to, carrier: aCarrier({ code, country: 'AU' }), weekly: 63 });
        for (const { departs, arrives } of flightsOf(long, '2027-04-10')) {
          expect(localTimeAt(from.timeZone, departs).slice(0, 10)).toBe('2027-04-10');
          const inSydney = localMinutesAt('Australia/Sydney', isOutbound ? arrives : departs);
          expect(inSydney).toBeGreaterThanOrEqual(6 * 60);
          expect(inSydney).toBeLessThanOrEqual(23 * 60);
        }
      }),
    );
  });
});

test.each([
  ['IXL', 'DEL', 6.5 * 60, 12.5 * 60],
  ['LUA', 'KTM', 6 * 60, 15 * 60],
  ['PBH', 'DEL', 6.5 * 60, 17 * 60],
  ['SBH', 'SXM', 6.5 * 60, 18 * 60],
])(
  'leaves %s only by its daylight, and lands in it, when its field closes early',
  (...[field, city, opens, closes]) => {
    fc.assert(
      fc.property(carrierCode, fc.boolean(), (code, isOutbound) => {
        const small = anAirport(field, { timeZone: 'Asia/Kolkata', position: { latitude: 34.1, longitude: 77.5 } });
        const great = anAirport(city, { timeZone: 'Asia/Kolkata', position: { latitude: 28.6, longitude: 77.1 } });
        const [from, to] = isOutbound ? [small, great] : [great, small];
        for (const { departs, arrives } of flightsOf(
          aRoute({ from, to, carrier: aCarrier({ code }), weekly: 49 }),
          '2027-06-19',
        )) {
          const atField = localMinutesAt('Asia/Kolkata', isOutbound ? departs : arrives);
          expect(atField).toBeGreaterThanOrEqual(opens);
          expect(atField).toBeLessThanOrEqual(closes);
        }
      }),
    );
  },
);

test('flies on Saturday when a slope has one flight a week', () => {
  const SATURDAY = 6;
  const ski = aRoute({ from: london, to: anAirport('GNB', { countryCode: 'FR' }), weekly: 1 });
  expect([0, 1, 2, 3, 4, 5, 6].filter((day) => flightsOn(ski, day) > 0)).toEqual([SATURDAY]);
  expect(flightsOn({ ...ski, weekly: 3 }, SATURDAY)).toBe(1);
});

test('a propeller takes longer, a busy airport too, and Russia is flown round by those who must', () => {
  const tokyo = anAirport('HND', {
    timeZone: 'Asia/Tokyo',
    countryCode: 'JP',
    position: { latitude: 35.55, longitude: 139.78 },
  });
  const far = (country: string) => blockMinutesOf(aRoute({ from: london, to: tokyo, carrier: aCarrier({ country }) }));
  expect(blockMinutesOf({ ...route, aircraft: 'propeller' })).toBeGreaterThan(blockMinutesOf(route));
  expect(blockMinutesOf({ ...route, from: { ...london, iataCode: 'BRS', weight: 11_000 } })).toBeLessThan(
    blockMinutesOf(route),
  );
  expect(far('JP') - far('CN')).toBeGreaterThan(60);
});

test('a segment has the local times of both ends', () => {
  const flight = aFlight({ from: london, to: rome, departs: '2027-07-10T07:20', minutes: 155, number: 'BA 542' });
  const segment = segmentOf(flight, 'ECONOMY');
  expect(segmentSchema.safeParse(segment).error).toBeUndefined();
  expect(segment).toEqual({
    flightNumber: 'BA 542',
    carrierName: 'Alpha Air',
    departure: { iataCode: 'LHR', at: '2027-07-10T08:20:00' },
    arrival: { iataCode: 'FCO', at: '2027-07-10T11:55:00' },
    duration: 'PT2H35M',
  });
});
