import fc from 'fast-check';
import { clockOfMinutes, minutesOfClock } from './clock-time';

test.each([
  ['00:00', 0],
  ['00:05', 5],
  ['09:30', 570],
  ['23:59', 1_439],
  ['24:00', 1_440],
])('%s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOfClock(time)).toBe(minutes);
  expect(clockOfMinutes(minutes)).toBe(time);
});

test('every minute of a day has a time of its own, and they stand in the order of the clock', () => {
  const minute = fc.nat(1_439);
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      expect(minutesOfClock(clockOfMinutes(one))).toBe(one);
      expect(clockOfMinutes(one) < clockOfMinutes(other)).toBe(one < other);
    }),
  );
});
