import { carFreeAreaOf } from './car-free';

test.each<[place: string, latitude: number, longitude: number, area: string | null]>([
  ['the Rialto bridge', 45.438, 12.3359, 'Venice'],
  ['Burano', 45.4855, 12.4167, 'Burano and Torcello'],
  ['Mestre', 45.4904, 12.2424, null],
  ['the Colosseum', 41.8902, 12.4922, null],
])('knows whether one drives at %s', (_place, ...[latitude, longitude, area]) =>
  expect(carFreeAreaOf({ latitude, longitude })).toBe(area),
);
