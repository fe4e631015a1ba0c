import { comingMonths, formatBestMonths } from './best-months';

describe('the season of a place', () => {
  test.each([
    [[4, 5, 6], 'Apr-Jun'],
    [[6], 'Jun'],
    [[12, 1, 2], 'Dec-Feb'],
    [[6, 12, 1, 2], 'Jun, Dec-Feb'],
    [[4, 5, 9, 10], 'Apr-May, Sep-Oct'],
    [[10, 9, 5, 4], 'Apr-May, Sep-Oct'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  ])('%j is told as %s', (months, told) => {
    expect(formatBestMonths(months)).toBe(told);
  });

  test.each([
    [[6, 12, 1, 2], [1], 'Dec-Feb'],
    [[6, 12, 1, 2], [6, 7], 'Jun'],
    [[6, 12, 1, 2], [7], ''],
    [[6, 12, 1, 2], [], ''],
    [[3, 4], [4], 'Mar-Apr'],
    [[3, 4], [2], ''],
    [[4, 5, 9, 10], [5, 9], 'Apr-May, Sep-Oct'],
  ])('%j around %j is told as %s', (months, around, told) => {
    expect(formatBestMonths(months, around)).toBe(told);
  });

  test('eleven months are a run', () => {
    expect(formatBestMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toBe('Jan-Nov');
  });

  test('the coming months run over the end of the year', () => {
    expect(comingMonths('2026-11-21')).toEqual([12, 1, 2]);
    expect(comingMonths('2027-03-01')).toEqual([4, 5, 6]);
  });
});
