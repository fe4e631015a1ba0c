import { distanceKm, seededRandom } from '@sojourn/travel';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { climateStations } from './climate-stations';
import { metresAt } from './elevation';
import { createUsualClimate, usualHighOn, type KnownClimate } from './usual-climate.model';
import { worldNormals } from './world-normals.fake';

// How high each lies is looked up once: leaving one out builds the climate anew hundreds of times.
const known: readonly KnownClimate[] = [...destinationCatalogue, ...climateStations].map((climate: KnownClimate) => ({
  ...climate,
  metres: climate.metres ?? metresAt(climate.position),
}));
const climateOf = createUsualClimate(known, metresAt);
const at = (position: string) => {
  const [latitude = NaN, longitude = NaN] = position.split(' ').map(Number);
  return { latitude, longitude };
};
const highIn = (month: number, name: string, position: string) =>
  climateOf({ name, position: at(position) })?.highs[month - 1] ?? NaN;

test.each([
  // Between which its mean daytime high really lies (climate normals 1991-2020, rounded).
  { name: 'Tromsø, Norway', month: 12, position: '69.65 18.96', low: -5, high: 3 },
  { name: 'Winnipeg, Canada', month: 1, position: '49.9 -97.14', low: -16, high: -5 },
  { name: 'Warsaw, Poland', month: 1, position: '52.23 21.01', low: -4, high: 4 },
  { name: 'Warsaw, Poland', month: 7, position: '52.23 21.01', low: 21, high: 28 },
  { name: 'Invercargill, New Zealand', month: 7, position: '-46.41 168.35', low: 4, high: 13 },
  { name: 'Almaty, Kazakhstan', month: 1, position: '43.24 76.89', low: -8, high: 6 },
  { name: 'Lyon, France', month: 7, position: '45.76 4.84', low: 24, high: 31 },
  { name: 'Brisbane, Australia', month: 1, position: '-27.47 153.03', low: 26, high: 33 },
  { name: 'Yakutsk, Russia', month: 1, position: '62.03 129.73', low: -42, high: -32 },
  { name: 'Phoenix, United States', month: 7, position: '33.45 -112.07', low: 39, high: 43 },
  { name: 'Verkhoyansk, Russia', month: 1, position: '67.55 133.39', low: -48, high: -38 },
  { name: 'Nuuk, Greenland', month: 2, position: '64.18 -51.72', low: -9, high: -3 },
  { name: 'Nuuk, Greenland', month: 7, position: '64.18 -51.72', low: 8, high: 13 },
  { name: 'Leh, India', month: 1, position: '34.16 77.58', low: -5, high: 2 },
  { name: 'Timbuktu, Mali', month: 5, position: '16.77 -3', low: 40, high: 44 },
  { name: 'Bogotá, Colombia', month: 7, position: '4.61 -74.08', low: 17, high: 21 },
])('finds a believable high when the place is $name in month $month', ({ name, month, position, low, high }) => {
  const usual = highIn(month, name, position);
  expect(usual).toBeGreaterThanOrEqual(low);
  expect(usual).toBeLessThanOrEqual(high);
});

describe('the usual climate between known places', () => {
  test('is within bounds of published normals when 40 cities that it does not know are drawn', () => {
    const drawn = worldNormals
      .toSorted(([one], [other]) => seededRandom('normals', one) - seededRandom('normals', other))
      .slice(0, 40);
    const errors = drawn.flatMap(([name, position, january, july]) => {
      const highs = climateOf({ name, position: at(position) })?.highs;
      return highs ? [(highs[0] ?? NaN) - january, (highs[6] ?? NaN) - july] : [];
    });
    // Nine of ten places are known at least; the mean error is within two degrees, none is beyond a wrong season.
    expect(errors.length).toBeGreaterThanOrEqual(72);
    expect(errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length).toBeLessThan(2);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(10);
  });

  test('comes near what a station says when that station is left out, a quarter of all', () => {
    const leftOut = climateStations.filter((_, index) => index % 4 === 0);
    const errors = leftOut.flatMap((station) => {
      const others = known.filter(({ position }) => distanceKm(position, station.position) > 60);
      const found = createUsualClimate(others, metresAt)({ name: '', position: station.position });
      return found?.highs.map((high, month) => Math.abs(high - (station.highs[month] ?? NaN))) ?? [];
    });
    expect(errors.length / 12).toBeGreaterThan(leftOut.length * 0.75);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2.5);
  });

  const plain: KnownClimate = {
    ...{ name: 'Plain', position: { latitude: 0, longitude: 0 }, metres: 0 },
    highs: Array(12).fill(30),
  };

  test('is 6.5 °C a kilometer cooler when a place lies higher', () => {
    const found = createUsualClimate([plain], () => 2_000)({ name: 'Peak', position: { latitude: 0, longitude: 1 } });
    expect(found?.highs[0]).toBeCloseTo(17);
  });

  test('is unknown when the neighbors disagree', () => {
    const cold = { ...plain, name: 'Cold', position: { latitude: 0, longitude: 2 }, highs: Array(12).fill(10) };
    const between = { name: 'Between', position: { latitude: 0, longitude: 1 } };
    expect(createUsualClimate([plain, cold])(between)).toBeNull();
  });

  test.each(['Lima -12.05 -77.04', 'Cairo 30.04 31.24', 'Antofagasta -23.65 -70.4', 'Luxor 25.7 32.6'])(
    'has no rain in any month when the place is as dry as %s',
    (place) => {
      const [name = '', ...position] = place.split(' ');
      const found = climateOf({ name, position: at(position.join(' ')) });
      expect(found?.skies).toHaveLength(12);
      for (const sky of found?.skies ?? []) expect(['sunny', 'fair', 'dull']).toContain(sky);
    },
  );
});

test('tells Paris in Texas from Paris in France when the position says which', () => {
  const paris = destinationCatalogue.find(({ id }) => id === 'paris')!;
  expect(climateOf({ name: 'Paris, France', position: paris.position })?.highs).toEqual(paris.highs);
  expect(highIn(7, 'Paris, United States', '33.66 -95.56')).toBeGreaterThan(30);
});

test('knows a place by another name of it when there is no position', () => {
  const rome = destinationCatalogue.find(({ id }) => id === 'rome')!;
  expect(climateOf({ name: 'Roma', position: null })?.highs).toBe(rome.highs);
});

test('knows nothing when no known place is near', () => {
  expect(climateOf({ name: 'Point Nemo', position: { latitude: -48.9, longitude: -123.4 } })).toBeNull();
  expect(climateOf({ name: 'Atlantis', position: null })).toBeNull();
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
