import { isAhead, timeUntil } from './trip-days.model';

const rome = { startDate: '2027-04-10', endDate: '2027-04-17' };

it.each([
  ['2026-11-21', 'In 140 days'],
  ['2027-04-08', 'In 2 days'],
  ['2027-04-09', 'Tomorrow'],
  ['2027-04-10', 'Starts today'],
  ['2027-04-11', 'Under way, day 2'],
  ['2027-04-17', 'Under way, day 8'],
  ['2027-04-18', 'Ended yesterday'],
  ['2027-04-19', 'Ended 2 days ago'],
  ['2027-05-17', 'Ended 30 days ago'],
])('on %s the trip is told as: %s', (today, words) => {
  expect(timeUntil(rome, today)).toBe(words);
});

describe('a trip that lies ahead', () => {
  it.each([
    ['2027-04-16', true],
    ['2027-04-17', true],
    ['2027-04-18', false],
  ])('ends today or later: on %s %s', (today, ahead) => {
    expect(isAhead({ ...rome, status: 'planning' }, today)).toBe(ahead);
  });

  it.each([
    ['planning', true],
    ['confirmed', true],
    ['completed', false],
    ['cancelled', false],
  ] as const)('is not over: %s %s', (status, ahead) => {
    expect(isAhead({ ...rome, status }, '2027-04-01')).toBe(ahead);
  });
});
