import { differenceWords } from './local-time.model';

test.each([
  ['Asia/Tokyo', 'Europe/Rome', '2026-12-01', '8 hours ahead of you'],
  ['Asia/Tokyo', 'Europe/Rome', '2027-07-01', '7 hours ahead of you'],
  ['Europe/Paris', 'America/New_York', '2027-02-01', '6 hours ahead of you'],
  // America changes its clocks two weeks before Europe.
  ['Europe/Paris', 'America/New_York', '2027-03-20', '5 hours ahead of you'],
  ['America/New_York', 'Europe/Paris', '2027-03-20', '5 hours behind you'],
  ['Asia/Kolkata', 'Europe/London', '2026-12-01', '5 hours 30 minutes ahead of you'],
  ['Asia/Kathmandu', 'Asia/Calcutta', '2026-12-01', '15 minutes ahead of you'],
  ['Australia/Adelaide', 'Australia/Brisbane', '2027-07-01', '30 minutes behind you'],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', '2026-12-01', '24 hours ahead of you'],
  ['Atlantic/Azores', 'Europe/Lisbon', '2026-12-01', '1 hour behind you'],
  ['Europe/Rome', 'Europe/Berlin', '2027-07-01', 'The same time as yours'],
])('the clocks of %s seen from %s on %s are %s', (there, here, ...[day, words]) =>
  expect(differenceWords(there, here, new Date(`${day}T12:00:00Z`))).toBe(words),
);

test('goes by the clock of the browser when the zone of the visitor is unknown', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  jest.spyOn(now, 'getTimezoneOffset').mockReturnValue(300);
  expect(differenceWords('Europe/Paris', 'Etc/Unknown', now)).toBe('6 hours ahead of you');
});

test('says nothing when the zone of the place is unknown', () =>
  expect(differenceWords('Mars/Olympus', 'Europe/Rome', new Date('2026-12-01'))).toBe(''));
