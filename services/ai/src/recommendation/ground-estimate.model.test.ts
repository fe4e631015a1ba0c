import { driveBetween } from '@sojourn/travel';
import { trainBetween } from '@sojourn/travel/rail';
import { aWish } from './candidate.fake';
import { anEntry } from './catalogue.fake';
import { estimateByGround, isWithoutCar, type GroundCriteria } from './ground-estimate.model';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const denver = at(39.74, -104.98);
const santaFe = anEntry({ id: 'santa-fe', position: at(35.69, -105.94), landmass: 'north-america' });
const maui = anEntry({ id: 'maui', position: at(20.8, -156.33), landmass: 'maui' });
const hobart = anEntry({ id: 'hobart', position: at(-42.88, 147.33), landmass: 'tasmania' });
const crete = anEntry({ id: 'crete', position: at(35.34, 25.14), landmass: 'crete' });
const noCar = aWish({ kind: 'means', means: 'no-car' });

const criteriaFrom = (origin: GroundCriteria['origin'], change: Partial<GroundCriteria> = {}): GroundCriteria => ({
  ...{ origin, catalogue: [santaFe, maui, hobart, crete], party: { people: 2 }, wishes: [] },
  ...change,
});
const way = (to: typeof santaFe, ...from: Parameters<typeof criteriaFrom>) =>
  estimateByGround(to, criteriaFrom(...from));

test('drives where both ends are on one landmass and shares fuel and tolls when several go', () => {
  const drive = driveBetween(denver, santaFe.position);
  const dollars = (people: number) => way(santaFe, denver, { party: { people } })?.fare;
  expect(way(santaFe, denver)).toMatchObject({ means: 'car', minutes: drive?.minutes, fare: dollars(2) });
  const both = 2 * (drive?.roadKm ?? 0) * 0.15;
  expect(dollars(1)).toBe(Math.round(both / 10) * 10);
  expect(dollars(2)).toBe(Math.round(both / 2 / 10) * 10);
  // The sixth needs a second car.
  expect(dollars(6)).toBe(Math.round((both * 2) / 6 / 10) * 10);
});

test('takes the train when nobody drives', () => {
  const chicago = anEntry({ id: 'chicago', position: at(41.88, -87.63), landmass: 'north-america' });
  const byTrain = trainBetween(denver, chicago.position);
  expect(byTrain).not.toBeNull();
  expect(way(chicago, denver, { wishes: [noCar] })).toEqual({ means: 'train', ...byTrain });
});

test('finds no way when there is no start, or only sea around', () => {
  expect(way(santaFe, null)).toBeNull();
  expect(way(maui, denver)).toBeNull();
});

test('takes the car on the ferry when that is quicker, and says the line', () =>
  expect(way(hobart, at(-37.81, 144.96), { catalogue: [hobart] })).toMatchObject({
    ...{ means: 'ferry', line: 'Geelong to Devonport', isDriven: true },
  }));

test('walks on board when the port is near at both ends', () =>
  expect(way(crete, at(37.98, 23.73), { wishes: [noCar] })).toMatchObject({
    ...{ means: 'ferry', line: 'Piraeus to Heraklion', isDriven: false, fare: 90 },
  }));

test('knows who drives nowhere', () => {
  expect(isWithoutCar({ wishes: [noCar] })).toBe(true);
  const grounded = aWish({ kind: 'means', means: 'no-flying' });
  expect(isWithoutCar({ wishes: [grounded] })).toBe(false);
  expect(isWithoutCar({ wishes: [{ ...grounded, words: 'nur mit dem Zug' }] })).toBe(true);
});
