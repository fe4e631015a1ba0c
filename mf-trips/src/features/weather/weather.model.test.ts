import { headingOf, shortWeekday, sampleWordsOf } from './weather.model';

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

  test('says that the figures are usual for these days when the trip is far away', () => {
    expect(headingOf({ kind: 'climate', forecast: forecastFrom('2027-04-10') }, '2027-04-10')).toBe(
      'Usual for these days. A forecast appears two weeks before the trip.',
    );
  });

  test('says that nobody knows the usual weather when it is unknown', () => {
    const unknown = { kind: 'climate', forecast: forecastFrom('2027-04-10'), isUsualUnknown: true } as const;
    expect(headingOf(unknown, '2027-04-10')).toBe(
      'We do not know the usual weather of this place. A forecast appears two weeks before the trip.',
    );
  });

  test('names the first day that is only usual when the forecast ends before five days', () => {
    const [first, second, third] = forecastFrom('2027-04-10', '2027-04-11', '2027-04-12');
    const forecast = [first!, { ...second!, isUsual: true }, { ...third!, isUsual: true }];
    expect(headingOf({ kind: 'forecast', forecast }, '2027-04-10')).toBe(
      `${BEGINS} From Sun on: usual for these days.`,
    );
  });
});

test.each([
  ['climate', undefined, 'Highs by the climate of the place; sky, wind and humidity are a sample of such days.'],
  ['climate', true, 'Sample figures, made up for this place.'],
  ['forecast', undefined, 'A sample of such days by the climate of the place, not a real forecast.'],
] as const)('says what of a sample is known when it is a %s (unknown: %s)', (kind, isUsualUnknown, words) => {
  expect(sampleWordsOf({ kind, isUsualUnknown })).toBe(words);
});
