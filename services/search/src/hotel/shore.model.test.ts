import { shoreOf } from './shore.model';

test('tells on which sides of a harbor town the sea is, and of none for a place that nobody measured', () => {
  // Sydney as the cities have it: the harbor is a kilometre to the east, the land goes on to the south.
  const shore = shoreOf({ latitude: -33.868, longitude: 151.207 });
  expect(shore?.[4]).toBe(1);
  expect(shore?.[8]).toBe(Infinity);
  expect(shoreOf({ latitude: 0.001, longitude: 0.001 })).toBeUndefined();
});
