import type { City, CityIndex } from '../place/place.model';
import { createStayPlaces } from './market-catalogue';
import { weekendOf } from './market.model';

const city = (name: string, countryCode: string, longitude: number): City => ({
  ...{ name, countryCode, countryName: countryCode, timeZone: 'UTC', population: 1_000, weight: 1, otherNames: [] },
  position: { latitude: 48, longitude },
});
const munich = city('Munich', 'DE', 10);
// One of its name elsewhere, which is greater.
const decoy: City = { ...city('Munich', 'US', 60), weight: 9 };
const francisco = city('San Francisco', 'US', 20);
const orlando = city('Orlando', 'XX', 30);
const village = city('Zwrtk', 'DE', 40);
const all = [decoy, munich, francisco, orlando, village];

function start() {
  const asked: [string, number][] = [];
  const index: CityIndex = {
    named(typed, limit) {
      asked.push([typed, limit]);
      return all.filter(({ name }) => name === typed).slice(0, limit);
    },
    find: (typed, limit) => all.filter(({ name }) => name.startsWith(typed)).slice(0, limit),
    alike: () => [],
    nearest: () => undefined,
    closest: () => undefined,
    largest: () => [],
  };
  const places = createStayPlaces(index);
  asked.length = 0;
  return { places, asked };
}

describe('a market', () => {
  test('is the city of its name in its country', () => {
    const { placeOf } = start().places;
    expect(placeOf(munich)).toMatchObject({ key: 'Munich DE', position: munich.position, name: 'Munich' });
    expect(placeOf(decoy).key).toMatch(/^Munich US 48 60$/);
  });

  test('is the first city of its name where none is in its country', () =>
    expect(start().places.placeOf(orlando).key).toBe('Orlando US'));

  test('has the rate, the properties, the season and the week that are written down for it', () => {
    const { market, propertyCount } = start().places.placeOf(francisco);
    expect({ base: market.base, propertyCount }).toEqual({ base: 205, propertyCount: 150 });
    expect(market.weekend).toBe(weekendOf(true));
    expect(start().places.placeOf(munich).market.weekend).toBe(weekendOf(false));
    expect(market.months).toHaveLength(12);
    expect(market.months).not.toEqual(start().places.placeOf(village).market.months);
  });

  test('has the days on which it is full, and no other city’s', () => {
    const { placeOf } = start().places;
    expect(placeOf(munich).market.events).toContainEqual(
      expect.objectContaining({ from: '2027-09-18', to: '2027-10-03', name: 'Oktoberfest' }),
    );
    expect(placeOf(francisco).market.events).not.toContainEqual(
      expect.objectContaining({ from: '2027-09-18', to: '2027-10-03', name: 'Oktoberfest' }),
    );
  });
});

describe('what somebody types', () => {
  test('is the first city of that name, with the others of it', () => {
    const { places, asked } = start();
    const { place, detail, others } = places.resolve('Munich');
    expect([place?.key, detail, others]).toEqual(['Munich US 48 60', 'US', [{ name: 'Munich', detail: 'DE' }]]);
    expect(asked.at(-1)).toEqual(['Munich', 6]);
  });

  test('and is no name is what else may have been meant', () =>
    expect(start().places.resolve('Mun')).toEqual({
      ...{ detail: '', others: ['US', 'DE'].map((detail) => ({ name: 'Munich', detail })) },
    }));
});
