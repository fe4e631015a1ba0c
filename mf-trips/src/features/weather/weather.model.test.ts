import { headingOf, shortWeekday } from './weather.model';

test.each([
  ['2027-04-11', 'Sun'],
  ['2027-04-12', 'Mon'],
  ['2027-04-13', 'Tue'],
  ['2027-04-14', 'Wed'],
  ['2027-04-15', 'Thu'],
  ['2027-04-16', 'Fri'],
  ['2027-04-17', 'Sat'],
  ['2028-02-29', 'Tue'],
])('%s is a %s', (day, weekday) => {
  expect(shortWeekday(day)).toBe(weekday);
});

describe('the heading of a weather card', () => {
  const forecastFrom = (...days: string[]) =>
    days.map((day) => ({ day, temperature: 18, condition: 'Sunny' as const }));
  const BEGINS = 'When the trip begins, and the days after.';
  const NOW = 'Just now, and the days ahead.';

  test.each([
    ['on the first day of the trip', ['2027-04-10', '2027-04-11'], BEGINS],
    ['the day before the trip, whose first day it has', ['2027-04-09', '2027-04-10'], NOW],
    ['in the middle of the trip', ['2027-04-11', '2027-04-12'], NOW],
    ['on no day', [], NOW],
  ])('for a forecast that begins %s is: %#', (_, days, heading) => {
    expect(headingOf({ kind: 'forecast', forecast: forecastFrom(...days) }, '2027-04-10')).toBe(heading);
  });

  test.each([
    ['2027-01-01', 'January'],
    ['2027-04-30', 'April'],
    ['2027-12-31', 'December'],
  ])('for what is usual names the month in which the trip begins: %s', (startDate, month) => {
    expect(headingOf({ kind: 'climate', forecast: forecastFrom(startDate) }, startDate)).toBe(
      `Usual for ${month}. A forecast appears two weeks before the trip.`,
    );
  });
});
