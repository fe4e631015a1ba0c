import { monthsLabel, timesOf } from './times';

test.each([
  [[8], 'August'],
  [[6, 7, 8], 'June to August'],
  [[12, 1, 2], 'December to February'],
  [[3, 7, 8], 'March, July to August'],
])('the months %j are %s', (months, label) => expect(monthsLabel(months)).toBe(label));

test('a season is that of the hemisphere where somebody lives, by the same words', () => {
  const summerIn = (hemisphere: 'north' | 'south') => timesOf(hemisphere).find(({ label }) => label === 'In summer');
  expect(summerIn('north')?.months).toEqual([6, 7, 8]);
  expect(summerIn('south')?.months).toEqual([12, 1, 2]);
  expect(summerIn('south')?.words).toBe(summerIn('north')?.words);
});
