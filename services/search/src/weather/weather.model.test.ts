import { coarse, kindFor } from './weather.model';

test.each([
  ['2026-11-20', 'forecast'],
  ['2026-11-21', 'forecast'],
  ['2026-12-05', 'forecast'],
  ['2026-12-06', 'climate'],
  ['2027-11-21', 'climate'],
])('on 21 November, what is said of %s is a %s', (startDate, kind) => {
  expect(kindFor(startDate, '2026-11-21')).toBe(kind);
});

test('a leap day counts as one of the 14 days ahead', () => {
  expect(kindFor('2028-03-06', '2028-02-21')).toBe('forecast');
  expect(kindFor('2027-03-08', '2027-02-21')).toBe('climate');
});

test.each([
  [
    { latitude: 41.90042, longitude: 12.49996 },
    { latitude: 41.9, longitude: 12.5 },
  ],
  [
    { latitude: -33.8688, longitude: -151.2049 },
    { latitude: -33.87, longitude: -151.2 },
  ],
  [
    { latitude: 89.996, longitude: 179.994 },
    { latitude: 90, longitude: 179.99 },
  ],
])('weather is asked for a kilometre more or less: %p', (position, asked) => {
  expect(coarse(position)).toEqual(asked);
});

test('a position that is coarse already stays where it is', () => {
  const position = coarse({ latitude: 1.005, longitude: -0.125 });
  expect(coarse(position)).toEqual(position);
});
