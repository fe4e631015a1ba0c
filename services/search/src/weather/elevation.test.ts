import { metresAt, metresAtAirport } from './elevation';

test.each([
  ['Nuwara Eliya', [6.97, 80.78], 1870],
  ['Davos', [46.8, 9.83], 1560],
  ['Zakopane', [49.299, 19.949], 820],
])('knows how high %s lies when no airport is near', (_, [latitude = 0, longitude = 0], metres) => {
  expect(metresAtAirport({ latitude, longitude })).toBeNull();
  expect(metresAt({ latitude, longitude })).toBe(metres);
});

test('takes the height of the town when the airport lies in the valley', () => {
  const shimla = { latitude: 31.1, longitude: 77.17 };
  expect(metresAtAirport(shimla)).toBe(1550);
  expect(metresAt(shimla)).toBeGreaterThan(2000);
});

test('takes the height of the airport when no town says otherwise, and none in the middle of the sea', () => {
  expect(metresAt({ latitude: 39.86, longitude: -104.67 })).toBeGreaterThan(1500);
  expect(metresAt({ latitude: 0, longitude: -30 })).toBeNull();
});
