import fc from 'fast-check';
import { dateFromPlain, formatPlain, parseTypedDate, plainFromDate, weekdayOf } from './plain-date';

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
    ['2027-4-1', '2027-04-01'],
    ['Nov 20', '2027-11-20'],
    ['Jan 3rd', '2027-01-03'],
    ['2 may', '2027-05-02'],
    ['4.10', '2027-04-10'],
    ['12/31/99', '2099-12-31'],
  ])('reads %s as %s', (typed, plain) => {
    expect(parseTypedDate(typed, '2026-11-21')).toBe(plain);
  });

  it.each([
    '',
    'soon',
    '2027-02-29',
    '13/1/2027',
    'Feb 30',
    '31 Apr 2027',
    'Foo 3, 2027',
    '2027',
    '4/10/207',
    '0/5/2027',
    '4/0/2027',
    'ap 3',
    '1/2/3/4',
  ])('does not read %s', (typed) => {
    expect(parseTypedDate(typed, '2026-11-21')).toBeUndefined();
  });

  it('shows a day and its weekday in American English', () => {
    expect(formatPlain('2027-04-10')).toBe('Apr 10, 2027');
    expect(weekdayOf('2027-04-10')).toBe('Saturday');
    expect(formatPlain('')).toBe('');
    expect(formatPlain(undefined)).toBe('');
  });
});

it.each(['2027-02-31', '2027-99-99', '2027-13-01', '2027-00-10', 'soon'])(
  'shows %s as it is, and as no day',
  (text) => {
    expect(formatPlain(text)).toBe(text);
    expect(weekdayOf(text)).toBe('');
    expect(dateFromPlain(text)).toBeUndefined();
  },
);

describe('plain days', () => {
  const days = fc.date({ min: new Date(1900, 0, 1), max: new Date(2199, 11, 31), noInvalidDate: true });

  it('go to a local midnight and back', () => {
    fc.assert(
      fc.property(days, (date) => {
        const plain = plainFromDate(date);
        const back = dateFromPlain(plain);
        expect([back?.getHours(), back?.getMinutes()]).toEqual([0, 0]);
        expect(plainFromDate(back as Date)).toBe(plain);
        expect(parseTypedDate(formatPlain(plain), '2026-11-21')).toBe(plain);
      }),
    );
  });

  it.each([undefined, '', 'soon', '2027-04', '2027-04-10T10:00'])('are none in %s', (text) => {
    expect(dateFromPlain(text)).toBeUndefined();
    expect([formatPlain(text), weekdayOf(text)]).toEqual([text ?? '', '']);
  });
});
