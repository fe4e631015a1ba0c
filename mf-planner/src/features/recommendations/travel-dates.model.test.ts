import fc from 'fast-check';
import { monthsIn, travelDates } from './travel-dates.model';

describe('the months of a best time', () => {
  test.each([
    ['April to June, September', [4, 5, 6, 9]],
    ['November to January', [11, 12, 1]],
    ['Apr-Jun', [4, 5, 6]],
    ['Sept\u2013Oct', [9, 10]],
    ['Mid-March through early June', [3, 4, 5, 6]],
    ['May', [5]],
    ['May and October', [5, 10]],
    ['Winter (December to March)', [12, 1, 2, 3]],
    ['Autumn', [9, 10, 11]],
    ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['Year-round', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['it may rain, march on', []],
    ['whenever', []],
  ])('%s are %j', (bestTime, months) => {
    expect(monthsIn(bestTime)).toEqual(months);
  });
});

describe('the dates of a proposed trip', () => {
  test.each([
    [{ months: [4, 5], days: 7, today: '2026-11-21' }, '2027-04-03', '2027-04-09'],
    [{ months: [11], days: 3, today: '2026-11-21' }, '2027-11-06', '2027-11-08'],
    [{ months: [12, 1], days: 17, today: '2026-11-21' }, '2026-12-05', '2026-12-21'],
    [{ months: [], days: 30, today: '2026-12-20' }, '2027-01-09', '2027-02-07'],
  ])('for %j run from %s to %s', (wanted, startDate, endDate) => {
    expect(travelDates(wanted)).toEqual({ startDate, endDate });
  });

  test('start on the first good Saturday that leaves two weeks, and last as long as asked', () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        day,
        fc.uniqueArray(month, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        (today, months, days) => {
          const { startDate, endDate } = travelDates({ months, days, today });
          const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
          expect(new Date(startDate).getUTCDay()).toBe(6);
          expect(months).toContain(Number(startDate.slice(5, 7)));
          expect(daysBetween(startDate, endDate) + 1).toBe(days);
          expect(daysBetween(today, startDate)).toBeGreaterThanOrEqual(14);
          for (let before = daysBetween(today, startDate) - 7; before >= 14; before -= 7) {
            const earlier = new Date(Date.parse(today) + before * 86_400_000);
            expect(months).not.toContain(earlier.getUTCMonth() + 1);
          }
        },
      ),
    );
  });
});
