import { formatOpeningHours, isOpenOn, weekdays } from './opening-hours.model';

test.each([
  ['Tu-Su 09:00-18:30', 'Tue to Sun, 9 AM to 6:30 PM'],
  ['Mo-Su 19:00-24:00', 'Daily, 7 PM to 12 AM'],
  ['Sa 08:00-14:00', 'Sat, 8 AM to 2 PM'],
  ['Mo-Su 00:05-12:00', 'Daily, 12:05 AM to 12 PM'],
])('%s is %s', (hours, words) => {
  expect(formatOpeningHours(hours)).toBe(words);
});

test.each([
  [undefined, 'MoTuWeThFrSaSu'],
  ['Mo-Su 09:00-18:00', 'MoTuWeThFrSaSu'],
  ['Tu-Su 09:00-18:30', 'TuWeThFrSaSu'],
  ['We-Mo 09:00-18:30', 'MoWeThFrSaSu'],
  ['Sa 08:00-14:00', 'Sa'],
])('%s is open on %s', (hours, open) => {
  expect(weekdays.filter((day) => isOpenOn(hours, day)).join('')).toBe(open);
});
