import { segmentSchema } from '@sojourn/contracts';
import { addDays, blockMinutes } from '@sojourn/travel';
import fc from 'fast-check';
import { localMinutesAt, localTimeAt } from './clock.model';
import { aCarrier, aFlight, anAirport } from './flight.fake';
import { flightsOf, segmentOf } from './schedule.model';

const rome = anAirport('FCO', { timeZone: 'Europe/Rome', position: { latitude: 41.8, longitude: 12.25 } });
const london = anAirport('LHR', { timeZone: 'Europe/London', position: { latitude: 51.47, longitude: -0.45 } });
const tokyo = anAirport('HND', { timeZone: 'Asia/Tokyo', position: { latitude: 35.55, longitude: 139.78 } });
const route = { carrier: aCarrier(), from: london, to: rome, km: 1_440, weekly: 14 };
const week = (first: string) => Array.from({ length: 7 }, (_, day) => addDays(first, day));
const minutesOf = (zone: string, instant: number) => localMinutesAt(zone, instant);

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
        minutesOf('Europe/London', departs),
      ]);
    expect(clocks('2027-04-10')).toEqual(clocks('2027-04-17'));
    const times = clocks('2027-04-10').map(([, minutes]) => Number(minutes));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('leaves on the day it is asked for, from six to ten in the evening, on full five minutes, and takes its block time', () => {
    for (const day of week('2027-04-10')) {
      for (const flight of flightsOf({ ...route, weekly: 63 }, day)) {
        expect(localTimeAt('Europe/London', flight.departs).slice(0, 10)).toBe(day);
        const minutes = minutesOf('Europe/London', flight.departs);
        expect(minutes).toBeGreaterThanOrEqual(6 * 60);
        expect(minutes).toBeLessThanOrEqual(22 * 60);
        expect(minutes % 5).toBe(0);
        expect((flight.arrives - flight.departs) / 60_000).toBe(blockMinutes(london.position, rome.position, route.km));
      }
    }
  });

  test('spreads a day’s flights: each in its own part of the day', () => {
    const flights = flightsOf({ ...route, weekly: 28 }, '2027-04-10');
    expect(flights).toHaveLength(4);
    for (const [at, { departs }] of flights.entries()) {
      const part = (minutesOf('Europe/London', departs) - 6 * 60) / (16 * 60);
      expect(part).toBeGreaterThanOrEqual((at + 0.1) / 4);
      expect(part).toBeLessThanOrEqual((at + 0.9) / 4);
    }
  });

  test('numbers flights even one way and odd the other, two apart, from the same base', () => {
    const numbers = (from: typeof london, to: typeof london) =>
      flightsOf({ ...route, from, to, weekly: 28 }, '2027-04-10')
        .map(({ number }) => Number(number.split(' ')[1]))
        .sort((a, b) => a - b);
    const [there, back] = [numbers(rome, london), numbers(london, rome)];
    const first = there[0] ?? 0;
    expect(first % 2).toBe(0);
    expect(there).toEqual([first, first + 2, first + 4, first + 6]);
    expect(back).toEqual(there.map((number) => number + 1));
  });

  test.each([
    ['network', 100, 1_920],
    ['low-cost', 100, 8_820],
  ] as const)('numbers the flights of a %s carrier from %d to %d', (kind, least, most) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{2}$/), (code) => {
        for (const { number } of flightsOf({ ...route, carrier: aCarrier({ kind, code }), weekly: 63 }, '2027-04-10')) {
          expect(number.startsWith(`${code} `)).toBe(true);
          expect(Number(number.slice(3))).toBeGreaterThanOrEqual(least);
          expect(Number(number.slice(3))).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test('lands no long flight between midnight and five', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}$/), fc.boolean(), (code, isEastbound) => {
        const [from, to] = isEastbound ? [london, tokyo] : [tokyo, london];
        for (const flight of flightsOf(
          { carrier: aCarrier({ code }), from, to, km: 9_600, weekly: 63 },
          '2027-04-10',
        )) {
          expect(minutesOf(to.timeZone, flight.arrives)).toBeGreaterThanOrEqual(5 * 60);
          expect(localTimeAt(from.timeZone, flight.departs).slice(0, 10)).toBe('2027-04-10');
        }
      }),
    );
  });

  test('lets a long flight land at five to the minute', () => {
    const codes = [...'ABCDEFGHIJ'].flatMap((first) => [...'ABCDEFGHIJ'].map((second) => first + second));
    const landings = codes.flatMap((code) =>
      flightsOf({ carrier: aCarrier({ code }), from: london, to: tokyo, km: 9_600, weekly: 56 }, '2027-04-10').map(
        ({ arrives }) => minutesOf('Asia/Tokyo', arrives),
      ),
    );
    expect(Math.min(...landings)).toBe(5 * 60);
  });

  test('lets a short flight land in the night', () => {
    const island = anAirport('DME', { timeZone: 'Asia/Tokyo' });
    const landings = week('2027-04-10').flatMap((day) =>
      flightsOf({ ...route, to: island, weekly: 63 }, day).map(({ arrives }) => minutesOf('Asia/Tokyo', arrives)),
    );
    expect(landings.some((minutes) => minutes < 5 * 60)).toBe(true);
  });
});

test('a segment has the local times of both ends', () => {
  const flight = aFlight({ from: london, to: rome, departs: '2027-07-10T07:20', minutes: 155, number: 'BA 542' });
  const segment = segmentOf(flight);
  expect(segmentSchema.safeParse(segment).error).toBeUndefined();
  expect(segment).toEqual({
    flightNumber: 'BA 542',
    carrierName: 'Alpha Air',
    departure: { iataCode: 'LHR', at: '2027-07-10T08:20:00' },
    arrival: { iataCode: 'FCO', at: '2027-07-10T11:55:00' },
    duration: 'PT2H35M',
  });
});
