import { districts, placesAround } from './map.model';

const rome = { latitude: 41.9, longitude: 12.5 };
const north = (degrees: number) => ({ ...rome, latitude: rome.latitude + degrees });

test('shows the center and three quarters of the places around it when a few stand far off', () => {
  const places = Array.from({ length: 20 }, (_, at) => north(at < 15 ? at / 1_000 : 1));
  const seen = placesAround(rome, places);
  expect(seen).toHaveLength(16);
  expect(Math.max(...seen.map(({ latitude }) => latitude))).toBeLessThan(42);
  expect(placesAround(rome, [])).toEqual([rome]);
});

test('names a district when several properties stand near each other in it', () => {
  const at = (area: string, degrees: number) => ({ area, position: north(degrees) });
  const stays = [
    ...[
      at('Prati', 0),
      at('Monti', 0.01),
      at('Monti', 0.012),
      at('Centre', 0),
      at('Centre', 0.5),
      at('', 0),
      at('', 0),
    ],
  ];
  const found = districts([...stays, at('Prati', 0.002), at('Prati', 0.001)], 5);
  expect(found.map(({ name }) => name)).toEqual(['Prati', 'Monti']);
  expect(found[0]?.position.latitude).toBeCloseTo(41.901);
  expect(districts([...stays, at('Prati', 0.002)], 1)).toHaveLength(1);
});
