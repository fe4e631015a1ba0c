import { destinationCatalogue } from '../destination/destination-catalogue';
import { createUsualClimate, usualHighOn } from './usual-climate.model';

const highsOf = createUsualClimate(destinationCatalogue);
const highIn = (month: number, name: string, [latitude = NaN, longitude = NaN]: number[]) =>
  highsOf({ name, position: { latitude, longitude } })?.[month - 1] ?? NaN;

test.each([
  // Between which its mean daytime high really lies (climate normals 1991-2020, rounded).
  { name: 'Tromsø, Norway', month: 12, at: [69.65, 18.96], low: -5, high: 3 },
  { name: 'Winnipeg, Canada', month: 1, at: [49.9, -97.14], low: -16, high: -5 },
  { name: 'Warsaw, Poland', month: 1, at: [52.23, 21.01], low: -4, high: 4 },
  { name: 'Warsaw, Poland', month: 7, at: [52.23, 21.01], low: 21, high: 28 },
  { name: 'Invercargill, New Zealand', month: 7, at: [-46.41, 168.35], low: 4, high: 13 },
  { name: 'Almaty, Kazakhstan', month: 1, at: [43.24, 76.89], low: -8, high: 6 },
  { name: 'Lyon, France', month: 7, at: [45.76, 4.84], low: 24, high: 31 },
  { name: 'Brisbane, Australia', month: 1, at: [-27.47, 153.03], low: 26, high: 33 },
])('finds a believable high when the place is $name in month $month', ({ name, month, at, low, high }) => {
  const usual = highIn(month, name, at);
  expect(usual).toBeGreaterThanOrEqual(low);
  expect(usual).toBeLessThanOrEqual(high);
});

test('tells Paris in Texas from Paris in France when the position says which', () => {
  const paris = destinationCatalogue.find(({ id }) => id === 'paris')!;
  expect(highsOf({ name: 'Paris, France', position: paris.position })).toBe(paris.highs);
  expect(highIn(7, 'Paris, United States', [33.66, -95.56])).toBeGreaterThan(30);
});

test('knows a place by another name of it when there is no position', () => {
  const rome = destinationCatalogue.find(({ id }) => id === 'rome')!;
  expect(highsOf({ name: 'Roma', position: null })).toBe(rome.highs);
});

test('knows nothing when no place of the catalogue is near', () => {
  expect(highsOf({ name: 'South Pole', position: { latitude: -89.9, longitude: 0 } })).toBeNull();
  expect(highsOf({ name: 'Atlantis', position: null })).toBeNull();
});

describe('the usual high of a day', () => {
  const highs = [0, 10, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20];

  test.each([
    ['2027-01-16', 0],
    ['2027-02-14', 10],
    ['2027-01-31', 5],
    ['2027-02-01', 5],
    ['2027-12-31', 10],
    ['2027-06-01', 20],
  ])('lies between the middles of two months when the day is %s', (day, high) => {
    expect(usualHighOn(highs, day)).toBeCloseTo(high, 0);
  });
});
