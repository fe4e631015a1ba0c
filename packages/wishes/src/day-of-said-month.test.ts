import { dayOfSaidMonth } from './day-of-said-month';

const TODAY = '2026-12-01';
const days = (text: string) => dayOfSaidMonth(text, TODAY).map(({ startDate }) => startDate);

test('finds the day to leave on when one month is named elsewhere', () => {
  expect(dayOfSaidMonth('in November, starting on the 5th', TODAY)).toEqual([
    { startDate: '2027-11-05', start: 13, end: 32 },
  ]);
  expect(days('leaving the 21st, in December')).toEqual(['2026-12-21']);
});

test('finds no day when two months are named, none is, or the month has no such day', () => {
  expect(days('in May or June, starting on the 5th')).toEqual([]);
  expect(days('starting on the 5th')).toEqual([]);
  expect(days('in February, leaving on the 31st')).toEqual([]);
  expect(days('starting the 5th week in May')).toEqual([]);
});
