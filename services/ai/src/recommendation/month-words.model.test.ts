import { formatMonths } from './month-words.model';

test.each([
  [[3, 4, 5, 10], 'March to May, October'],
  [[1, 2, 11, 12], 'November to February'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'January to November'],
  [[], ''],
])('%j reads %j', (months, words) => expect(formatMonths(months)).toBe(words));
