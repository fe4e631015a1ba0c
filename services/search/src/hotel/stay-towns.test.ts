import type { City } from '../place/place.model';
import { quarterOf } from './quarter.model';
import { withTowns, type TownParts } from './stay-towns';

const middle = { latitude: 46.37, longitude: 14.11 };
/** So many kilometres to the north of the middle. */
const north = (km: number) => ({ latitude: middle.latitude + km / 111.2, longitude: middle.longitude });
const quarter = (name: string, km: number, reachKm?: number) => ({
  ...quarterOf([name, north(km).latitude, middle.longitude]),
  ...(reachKm !== undefined && { reachKm }),
});
const town = (name: string, km: number, more: Partial<City> = {}): City => ({
  ...{ name, countryCode: 'SI', countryName: 'Slovenia', position: north(km), timeZone: 'Europe/Ljubljana' },
  ...{ population: 100, weight: 100, otherNames: [] },
  ...more,
});
const parts = (more: Partial<TownParts>, towns: readonly City[] = []): TownParts => ({
  ...{ middle, countryCode: 'SI', isCity: false, population: 8, quarters: [], airfields: [] },
  cities: { named: (typed) => towns.filter(({ name }) => name.toLowerCase() === typed) },
  ...more,
});
const townsOf = (more: Partial<TownParts>, towns?: readonly City[]) => withTowns(parts(more, towns)).towns;

test('makes a quarter a town of its own when it is farther from the middle than people walk or ride', () => {
  const quarters = [quarter('Mlino', 2), quarter('Radovljica', 6), quarter('Kranjska Gora', 28)];
  expect(townsOf({ quarters })).toEqual({ 'Kranjska Gora': 'Slovenia' });
});

test('says the state of a town when its country has states', () => {
  const quarters = [quarter('Winter Park', 20)];
  const winterPark = town('Winter Park', 20, { countryCode: 'US', stateName: 'Florida FL' });
  expect(townsOf({ quarters, countryCode: 'US', isCity: true }, [winterPark])).toEqual({ 'Winter Park': 'Florida' });
});

test('keeps a far quarter in its city when no town is called so, or the city is that wide', () => {
  const quarters = [quarter('La Jolla', 18)];
  expect(townsOf({ quarters, isCity: true, population: 1_400 })).toEqual({});
  const santaMonica = [town('Santa Monica', 23)];
  expect(townsOf({ quarters: [quarter('Santa Monica', 23)], isCity: true, population: 4_000 }, santaMonica)).toEqual(
    {},
  );
  expect(Object.keys(townsOf({ quarters: [quarter('Trogir', 15)], isCity: true }, [town('Trogir', 15)]))).toEqual([
    'Trogir',
  ]);
});

test('lets houses scatter over a town when it is a quarter alone, and keeps a written strip narrow', () => {
  const [kingston, alone, strip] = withTowns(
    parts({ quarters: [quarter('Kingston', 130), quarter('Far', 30), quarter('Strip', -40, 0.1)] }, [
      town('Kingston', 130, { population: 580 }),
    ]),
  ).quarters;
  expect(kingston?.reachKm).toBeGreaterThan(2);
  expect(alone?.reachKm).toBe(1);
  expect(strip?.reachKm).toBe(0.1);
});

test('keeps its houses off the runway when an airfield is next to it', () => {
  const [beside] = withTowns(
    parts({ quarters: [quarter('Beside', 30), quarter('Far', 60)], airfields: [north(31)] }),
  ).quarters;
  expect(beside?.reachKm).toBeCloseTo(0.5, 1);
});
