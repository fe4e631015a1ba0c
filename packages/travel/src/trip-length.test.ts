import { daysOfLength } from './trip-length';

test('each length lies inside what its choice says', () => {
  expect(daysOfLength).toEqual({ weekend: 3, week: 7, extended: 17, month: 30 });
});
