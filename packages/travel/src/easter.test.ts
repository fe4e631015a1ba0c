import { easterOf } from './easter';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('finds Easter Sunday of %i', (year, easter) => expect(easterOf(year)).toBe(easter));
