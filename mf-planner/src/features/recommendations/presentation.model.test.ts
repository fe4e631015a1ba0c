import { preferencesSchema, recommendationStages } from '@sojourn/contracts';
import fc from 'fast-check';
import { aRecommendation, somePreferences } from '../../shared/recommendation.fake';
import {
  appendRefinement,
  formatIncluded,
  formatListOrigin,
  formatListText,
  formatPlaces,
  formatPreferences,
  formatShareText,
  stageWords,
} from './presentation.model';

describe('what was asked', () => {
  test('is told in words', () => {
    expect(formatPreferences(somePreferences({ refinement: 'cheaper\nwarmer' }))).toEqual([
      { name: 'Vacation type', value: 'Cultural, romantic' },
      { name: 'Budget per person', value: '$2,500' },
      { name: 'Duration', value: '1 week' },
      { name: 'Travel style', value: 'Mid-range' },
      { name: 'Group size', value: '2 adults' },
      { name: 'Interests', value: 'Food & Wine, History' },
      { name: 'Starting from', value: 'London, United Kingdom' },
      { name: 'Refined by', value: 'cheaper; warmer' },
    ]);
  });

  test('leaves out what was left open, and the country of a place that was typed', () => {
    const { userLocation } = somePreferences();
    const asked = somePreferences({
      budget: 0,
      travelStyle: [],
      groupSize: '',
      interests: [],
      userLocation: { ...userLocation, city: 'Leeds', country: 'User Specified' },
    });
    expect(formatPreferences(asked)).toEqual([
      { name: 'Vacation type', value: 'Cultural, romantic' },
      { name: 'Duration', value: '1 week' },
      { name: 'Starting from', value: 'Leeds' },
    ]);
  });
});

test.each([
  [7, '1 week'],
  [10, '10 days'],
  [1, '1 day'],
  [undefined, '1 week'],
])('a week that became %p days reads %s', (days, words) => {
  expect(formatPreferences(somePreferences(), days)).toContainEqual({ name: 'Duration', value: words });
});

test('every stage has words', () => {
  expect(Object.keys(stageWords)).toEqual([...recommendationStages]);
});

test.each([
  ['weekend', 'Weekend (2-3 days)'],
  ['extended', '2-3 weeks'],
  ['month', '1+ months'],
] as const)('a %s reads %s', (duration, words) => {
  expect(formatPreferences(somePreferences({ duration }))).toContainEqual({ name: 'Duration', value: words });
});

test('words of their own are trimmed', () => {
  const { userLocation } = somePreferences();
  const lines = formatPreferences(
    somePreferences({
      groupSize: ' 2 ',
      customDetails: ' warm ',
      budget: 1,
      userLocation: { ...userLocation, city: '', country: 'France' },
    }),
  );
  expect(lines).toContainEqual({ name: 'Group size', value: '2' });
  expect(lines).toContainEqual({ name: 'Details', value: 'warm' });
  expect(lines).toContainEqual({ name: 'Budget per person', value: '$1' });
  expect(lines).toContainEqual({ name: 'Starting from', value: 'France' });
});

describe('a refinement', () => {
  test('drops the oldest when they are too long together, and no more of them than it must', () => {
    const long = 'x'.repeat(990);
    const [fits, tooLong] = ['y'.repeat(1_007), 'y'.repeat(1_008)];
    expect(appendRefinement(`a\n${long}`, fits)).toBe(`a\n${long}\n${fits}`);
    expect(appendRefinement(`a\n${long}`, tooLong)).toBe(`${long}\n${tooLong}`);
    expect(appendRefinement('a\n\nb', 'c')).toBe('a\nb\nc');
  });

  test.each([
    [undefined, 'cheaper', 'cheaper'],
    ['cheaper', 'warmer', 'cheaper\nwarmer'],
    ['cheaper\nwarmer', 'cheaper', 'warmer\ncheaper'],
  ])('of %j by %j is %j', (before, wish, together) => {
    expect(appendRefinement(before, wish)).toBe(together);
  });

  test('is always one that can be sent, and ends with the last wish', () => {
    const wish = fc.string({ minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(fc.array(wish), wish, (earlier, last) => {
        const refinement = appendRefinement(earlier.reduce<string | undefined>(appendRefinement, undefined), last);
        expect(refinement.endsWith(last)).toBe(true);
        expect(preferencesSchema.safeParse(somePreferences({ refinement })).success).toBe(true);
      }),
    );
  });
});

test('what is passed on says where, how much and when', () => {
  const lisbon = 'Lisbon, Portugal: about $1,240 per person, best in April to June, September.';
  expect(formatShareText(aRecommendation(), false)).toBe(`${lisbon} Plan yours on Sojourn:`);
  expect(formatShareText(aRecommendation(), true)).toBe(`${lisbon} See it on Sojourn:`);
});

test.each([
  [['Lisbon'], 'Lisbon: places'],
  [['Lisbon', 'Kyoto'], 'Lisbon and Kyoto: places'],
  [['Lisbon', 'Kyoto', 'Rome'], 'Lisbon, Kyoto and Rome: places'],
  [['Lisbon', 'Kyoto', 'Rome', 'Oslo', 'Lima'], 'Lisbon, Kyoto, Rome and 2 more: places'],
])('a list of %j is passed on as %s …', (names, said) => {
  const list = names.map((destination) => aRecommendation({ destination }));
  expect(formatListText(list)).toBe(`${said} for a vacation, picked on Sojourn:`);
});

test('a shared list says when it was made, for whose prices, and how long it is there', () => {
  const list = { day: '2026-11-22', expiresAt: new Date(2026, 11, 22, 23, 30).toISOString() };
  expect(formatListOrigin(list)).toBe('Made on Nov 22, 2026. This link works until Dec 22, 2026.');
  expect(formatListOrigin({ ...list, from: 'Leeds' })).toMatch(/^Made on Nov 22, 2026, with prices from Leeds\./);
});

test('the cost says what it includes and for which dates', () => {
  const dates = { startDate: '2027-04-03', endDate: '2027-04-09' };
  expect(formatIncluded(aRecommendation({ dates }))).toBe(
    'Includes the flight there and back, 6 nights, meals, things to do and getting about. Costed for Apr 3, 2027 to Apr 9, 2027.',
  );
  expect(formatIncluded(aRecommendation({ means: 'train', days: 2 }))).toMatch(
    /^Includes the train .* 1 night, .*about\.$/,
  );
});

test.each([
  [{ month: 7 }, 'July'],
  [{ startDate: '2027-05-30', endDate: '2027-06-08' }, 'May 30, 2027 to Jun 8, 2027'],
])('when somebody goes, %j, is among what was asked', (when, value) =>
  expect(formatPreferences(somePreferences({ when }))).toContainEqual({ name: 'When', value }),
);

test('calls a list near the wishes when each of its places breaks or misses one', () => {
  const broken = { breaks: [{ label: 'No flying', evidence: '' }] };
  expect(formatPlaces([broken, broken])).toBe('2 places near your wishes');
  expect(formatPlaces([broken, {}])).toBe('2 places that fit');
  expect(formatPlaces([broken, { misses: [{ label: 'Diving', evidence: '' }] }])).toBe('2 places near your wishes');
  expect(formatPlaces([])).toBe('0 places that fit');
});

test('includes the drive when they go by car', () =>
  expect(formatIncluded(aRecommendation({ means: 'car' }))).toMatch(/^Includes the drive there and back/));
