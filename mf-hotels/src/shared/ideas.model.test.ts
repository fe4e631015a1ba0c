import { addDays, daysBetween, weekdayOf } from '@sojourn/travel';
import { ideaWeekend } from './ideas.model';

test.each([0, 1, 2, 3, 4, 5, 6])('a weekend is from Friday to Sunday, 21 to 27 days ahead (%i days later)', (later) => {
  const today = addDays('2026-11-28', later);
  const { checkIn, checkOut } = ideaWeekend(today);
  expect([weekdayOf(checkIn), weekdayOf(checkOut)]).toEqual([5, 0]);
  expect(daysBetween(today, checkIn)).toBeGreaterThanOrEqual(21);
  expect(daysBetween(today, checkIn)).toBeLessThanOrEqual(27);
  expect(daysBetween(checkIn, checkOut)).toBe(2);
});
