import { shoreOf } from './shore.model';

test('tells on which sides of a harbor town the sea is, and of none when nobody measured the place', () => {
  // Sydney as the cities have it: the harbor is a kilometre to the east, the land goes on to the south.
  const shore = shoreOf({ latitude: -33.868, longitude: 151.207 });
  expect(shore?.to[4]).toBeGreaterThan(0.5);
  expect(shore?.to[4]).toBeLessThan(1.3);
  expect(shore?.to[8]).toBe(Infinity);
  expect(shoreOf({ latitude: 0.001, longitude: 0.001 })).toBeUndefined();
});

test.each([
  ['a village', { latitude: 46.186, longitude: -1.327 }],
  ['a quarter', { latitude: -27.978, longitude: 153.427 }],
])('has the shore of %s when it lies by the sea', (_, position) => {
  expect(shoreOf(position) === undefined).toBe(false);
});
