import type { FareGridQuery } from '@sojourn/contracts/fare';
import fc from 'fast-check';
import { daysOfGrid, fareForParty } from './fare-grid.model';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TODAY = '2026-11-21';
const query: FareGridQuery = {
  origin: 'LHR',
  destination: 'FCO',
  departureFrom: '2027-04-10',
  departureUntil: '2027-04-12',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
};
const days = (change: Partial<FareGridQuery> = {}) =>
  daysOfGrid({ ...query, ...change }, TODAY, NOW).map(({ departureDate, returnDate }) =>
    returnDate ? `${departureDate.slice(5)} ${returnDate.slice(5)}` : departureDate.slice(5),
  );

test('one way is each day of departure', () => expect(days()).toEqual(['04-10', '04-11', '04-12']));

test('nights lead to the day back', () =>
  expect(days({ nights: 7 })).toEqual(['04-10 04-17', '04-11 04-18', '04-12 04-19']));

test('days back are all there are, none before the day out', () =>
  expect(days({ returnFrom: '2027-04-11', returnUntil: '2027-04-12' })).toEqual([
    '04-10 04-11',
    '04-10 04-12',
    '04-11 04-11',
    '04-11 04-12',
    '04-12 04-12',
  ]));

test('days past, and beyond the timetables, are left out', () => {
  expect(days({ departureFrom: '2026-11-19', departureUntil: '2026-11-22' })).toEqual(['11-21', '11-22']);
  expect(days({ departureFrom: '2027-11-16', departureUntil: '2027-11-19' })).toEqual(['11-16', '11-17']);
  expect(days({ departureFrom: '2027-11-15', departureUntil: '2027-11-17', nights: 1 })).toEqual([
    '11-15 11-16',
    '11-16 11-17',
  ]);
});

test('only today depends on the hour', () => {
  const [today, tomorrow] = daysOfGrid(
    { ...query, departureFrom: TODAY, departureUntil: '2026-11-22' },
    TODAY,
    NOW + 1,
  );
  // The next quarter of an hour, and three more.
  expect(today?.earliest).toBe(NOW + 60 * 60_000);
  expect(tomorrow?.earliest).toBeUndefined();
});

test('more people never pay less', () => {
  const fares = fc.record({
    adult: fc.integer({ min: 1, max: 9_000 }),
    child: fc.integer({ min: 1, max: 9_000 }),
    infant: fc.integer({ min: 0, max: 900 }),
  });
  const count = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fares, fc.tuple(count, count, count), (each, [adults, children, infants]) => {
      const total = (more: number) =>
        fareForParty({ departureDate: TODAY, ...each }, { adults: adults + more, children, infants });
      expect(total(0)).toEqual({
        departureDate: TODAY,
        fare: each.adult,
        partyTotal: adults * each.adult + children * each.child + infants * each.infant,
      });
      expect(total(1).partyTotal).toBeGreaterThan(total(0).partyTotal);
    }),
  );
});
