import { formatOpeningHours, isOpenOn, weekdays } from './opening-hours.model';

test.each([
  ['Tu-Su 09:00-18:30', 'Tue to Sun, 9 AM to 6:30 PM'],
  ['Mo-Su 19:00-24:00', 'Daily, 7 PM to 12 AM'],
  ['Sa 08:00-14:00', 'Sat, 8 AM to 2 PM'],
  ['Mo-Su 00:05-12:00', 'Daily, 12:05 AM to 12 PM'],
  ['We-Tu 19:00-02:00', 'Daily, 7 PM to 2 AM'],
  ['Tu-Th,Sa-Su 09:00-13:00', 'Tue to Thu, Sat to Sun, 9 AM to 1 PM'],
  ['Mo,We,Fr 09:00-13:00', 'Mon, Wed, Fri, 9 AM to 1 PM'],
  ['Tu-Fr 12:00-22:00; Sa-Su 10:00-22:00', 'Tue to Fri, 12 PM to 10 PM; Sat to Sun, 10 AM to 10 PM'],
  ['when it pleases', undefined],
  [undefined, undefined],
])('%s is %s', (hours, words) => {
  expect(formatOpeningHours(hours)).toBe(words);
});

test.each([
  [undefined, 'MoTuWeThFrSaSu'],
  ['Mo-Su 09:00-18:00', 'MoTuWeThFrSaSu'],
  ['Tu-Su 09:00-18:30', 'TuWeThFrSaSu'],
  ['We-Mo 09:00-18:30', 'MoWeThFrSaSu'],
  ['Sa 08:00-14:00', 'Sa'],
  ['when it pleases', 'MoTuWeThFrSaSu'],
  ['Mo,We 09:00-18:00', 'MoWe'],
  ['Tu-Th,Sa-Su 09:00-18:00', 'TuWeThSaSu'],
  ['Tu-Fr 12:00-22:00; Sa-Su 10:00-22:00', 'TuWeThFrSaSu'],
])('%s is open on %s', (hours, open) => {
  expect(weekdays.filter((day) => isOpenOn(hours, day)).join('')).toBe(open);
});
