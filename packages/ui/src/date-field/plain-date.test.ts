import { formatPlain, parseTypedDate, weekdayOf } from './plain-date';

describe('typed dates', () => {
  it.each([
    ['2027-04-10', '2027-04-10'],
    ['4/10/2027', '2027-04-10'],
    ['4/10/27', '2027-04-10'],
    ['04.10.2027', '2027-04-10'],
    ['Apr 10, 2027', '2027-04-10'],
    ['april 10 2027', '2027-04-10'],
    ['10 April 2027', '2027-04-10'],
    ['  Sept 1st,  2027 ', '2027-09-01'],
    ['Feb 29, 2028', '2028-02-29'],
    ['4/10', '2027-04-10'],
    ['Dec 24', '2026-12-24'],
    ['Nov 21', '2026-11-21'],
    ['Feb 29', '2028-02-29'],
  ])('reads %s as %s', (typed, plain) => {
    expect(parseTypedDate(typed, '2026-11-21')).toBe(plain);
  });

  it.each(['', 'soon', '2027-02-29', '13/1/2027', 'Feb 30', '31 Apr 2027', 'Foo 3, 2027', '2027', '4/10/207'])(
    'does not read %s',
    (typed) => {
      expect(parseTypedDate(typed, '2026-11-21')).toBeUndefined();
    },
  );

  it('shows a day and its weekday in American English', () => {
    expect(formatPlain('2027-04-10')).toBe('Apr 10, 2027');
    expect(weekdayOf('2027-04-10')).toBe('Saturday');
    expect(formatPlain('')).toBe('');
  });
});
