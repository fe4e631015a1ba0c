import { movingFeastOf, orthodoxEasterOf } from './moving-feasts';

test.each([
  [2024, '2024-05-05'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('finds the Orthodox Easter when the year is %i', (year, day) => expect(orthodoxEasterOf(year)).toBe(day));

test('finds the day of a feast when its year is written down', () => {
  expect(movingFeastOf('lunar-new-year', 2027)).toBe('2027-02-06');
  expect(movingFeastOf('eid-al-fitr', 2027)).toBe('2027-03-09');
  expect(movingFeastOf('diwali', 2027)).toBe('2027-10-29');
  expect(movingFeastOf('diwali', 2050)).toBeUndefined();
});
