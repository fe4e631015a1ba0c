import { formatDay, formatDayOrUnscheduled, shorten } from './format';

test('a day is said with its year, and its absence too', () => {
  expect(formatDay('2027-04-02')).toBe('Apr 2, 2027');
  expect(formatDayOrUnscheduled('2027-12-31')).toBe('Dec 31, 2027');
  expect(formatDayOrUnscheduled(null)).toBe('Unscheduled');
});

test('a sentence has 280 characters at most, the last of a longer one being three dots', () => {
  expect(shorten('x'.repeat(280))).toBe('x'.repeat(280));
  expect(shorten('x'.repeat(281))).toBe(`${'x'.repeat(279)}…`);
  expect(shorten(`${'x'.repeat(278)}👋👋`)).toBe(`${'x'.repeat(278)}…`);
});
