import { conditionOf, usualCondition } from './wmo.model';

test.each([
  [0, 'Sunny'],
  [1, 'Partly cloudy'],
  [2, 'Partly cloudy'],
  [3, 'Cloudy'],
  [45, 'Fog'],
  [48, 'Fog'],
  [51, 'Drizzle'],
  [57, 'Drizzle'],
  [61, 'Rain'],
  [67, 'Rain'],
  [71, 'Snow'],
  [77, 'Snow'],
  [80, 'Rain'],
  [82, 'Rain'],
  [85, 'Snow'],
  [86, 'Snow'],
  [95, 'Thunderstorm'],
  [99, 'Thunderstorm'],
])('code %i is %s', (code, words) => {
  expect(conditionOf(code)).toBe(words);
});

test('the usual weather is what is seen most often, the milder between equals', () => {
  expect(usualCondition([61, 0, 63, 3])).toBe('Rain');
  expect(usualCondition([61, 63, 0, 0])).toBe('Sunny');
});
