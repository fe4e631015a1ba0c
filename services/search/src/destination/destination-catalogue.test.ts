import {
  activityCategories,
  activityListSchema,
  attractionTypes,
  catalogueSchema,
  continents,
  destinationListSchema,
  interestTags,
  sceneKinds,
  travelStyles,
  vacationTypes,
} from '@sojourn/contracts';
import { MOST_JOURNEYS } from '@sojourn/contracts/fare';
import { distanceKm } from '@sojourn/travel';
import { destinationsWithActivities } from '../activity/activity-catalogue';
import { createActivityService } from '../activity/activity.service';
import { createAirportCatalogue, createAirportIndex } from '../airport/airport-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { countryBoxes } from './country-boxes.fake';
import { createDestinationService } from './destination.service';

const airports = createAirportCatalogue();
const destinations = createDestinationService({
  entries: destinationCatalogue,
  airports,
  suggester: createAirportIndex(airports),
  stayMarketOf: () => undefined,
  placesNamed: () => [],
});
const activities = createActivityService(destinationCatalogue);
const each = destinationCatalogue.map((entry) => [entry.id, entry] as const);

const AT_THE_END_OF_A_ROAD = [
  'masai-mara',
  'serengeti',
  'el-nido',
  'torres-del-paine',
  'loire',
  'hakuba',
  'hua-hin',
  'sa-pa',
  'mirissa',
];

describe('the catalogue as a whole', () => {
  test('fits its contracts on all three routes', () => {
    expect(catalogueSchema.safeParse(destinations.catalogue()).error).toBeUndefined();
    expect(destinationListSchema.safeParse(destinations.list()).error).toBeUndefined();
    expect(activityListSchema.safeParse(activities.list()).error).toBeUndefined();
  });

  test('asks for the fares of all its places at once, each in two seasons', () => {
    expect(2 * destinationCatalogue.length).toBeLessThanOrEqual(MOST_JOURNEYS);
  });

  test('places every thing to do within a journey of its destination, and half of them within two hours', () => {
    for (const { id, position, activities: things } of destinationCatalogue) {
      const kilometres = things.map(({ name, position: place }) => ({
        name,
        km: place && distanceKm(position, place),
      }));
      for (const { name, km } of kilometres) expect([id, name, km !== undefined && km < 400]).toEqual([id, name, true]);
      const near = kilometres.filter(({ km }) => km !== undefined && km < 120).length;
      // Namibia's catalogue place is its capital, where one lands; its sights lie all over the country.
      if (id !== 'sossusvlei') expect([id, near * 2 >= things.length]).toEqual([id, true]);
    }
  });

  test('has at least 200 destinations, on every continent, each once', () => {
    expect(destinationCatalogue.length).toBeGreaterThanOrEqual(200);
    expect(new Set(destinationCatalogue.map(({ id }) => id)).size).toBe(destinationCatalogue.length);
    for (const continent of continents) {
      expect(destinationCatalogue.filter((entry) => entry.continent === continent).length).toBeGreaterThanOrEqual(6);
    }
  });

  test('knows the season of a trait in months', () => {
    const chamonix = destinationCatalogue.find(({ id }) => id === 'chamonix');
    expect(chamonix?.traits).toContainEqual({ name: 'skiing', months: [12, 1, 2, 3, 4] });
  });

  test('writes activities only for destinations that it has', () => {
    expect([...destinationsWithActivities].sort()).toEqual(destinationCatalogue.map(({ id }) => id).sort());
  });

  test.each([
    ['vacation type', vacationTypes, (at: number) => destinationCatalogue[at]?.vacationTypes],
    ['travel style', travelStyles, (at: number) => destinationCatalogue[at]?.travelStyles],
    ['interest', interestTags, (at: number) => destinationCatalogue[at]?.interests],
    ['landscape', sceneKinds, (at: number) => [destinationCatalogue[at]?.sceneKind]],
  ] as const)('offers at least five places for every %s', (_name, choices, read) => {
    for (const choice of choices) {
      const places = destinationCatalogue.filter((_, at) => (read(at) as readonly unknown[]).includes(choice));
      expect([choice, places.length >= 5]).toEqual([choice, true]);
    }
  });

  test('has a month in which each month of the year is somebody’s best', () => {
    for (let month = 1; month <= 12; month += 1) {
      expect(destinationCatalogue.filter(({ bestMonths }) => bestMonths.includes(month)).length).toBeGreaterThan(10);
    }
  });

  test('covers every activity category and every attraction type', () => {
    const all = activities.list();
    for (const category of activityCategories) {
      expect(all.filter((activity) => activity.category === category).length).toBeGreaterThanOrEqual(20);
    }
    for (const type of attractionTypes) expect(all.some(({ attractionType }) => attractionType === type)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('gives every place a picture of its own', () => {
    const addresses = destinationCatalogue.map(({ imageUrl }) => imageUrl);
    expect(addresses).not.toContain(undefined);
    expect(new Set(addresses).size).toBe(destinationCatalogue.length);
    expect(destinations.list()[0]?.imageUrl).toBe(destinationCatalogue[0]?.imageUrl);
  });

  test('shows no picture twice among the activities of a place', () => {
    for (const { id, activities: there } of destinationCatalogue) {
      const addresses = there.map(({ imageUrl }) => imageUrl);
      expect([id, addresses.includes(undefined)]).toEqual([id, false]);
      expect([id, new Set(addresses).size]).toEqual([id, addresses.length]);
    }
  });

  test.each([undefined, ...activityCategories])('shows no picture twice on a screen of activities: %s', (category) => {
    // Two rows of the widest list: neighbours in either direction.
    const addresses = activities.find({ category, most: 2500 }).activities.map(({ imageUrl }) => imageUrl);
    const near = (at: number) => addresses.slice(Math.max(0, at - 4), at);
    expect(addresses.flatMap((address, at) => (near(at).includes(address) ? [[at, address]] : []))).toEqual([]);
  });

  test('opens the list of activities with different places and categories', () => {
    const first = activities.list().slice(0, 12);
    expect(new Set(first.map(({ destinationId }) => destinationId)).size).toBe(12);
    expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
  });
});

describe.each(each)('%s', (_id, entry) => {
  test('has a real airport within 135 km, but where the last part is a long road, a fast train or a light aircraft', () => {
    const airport = airports.airportsOf(entry.airportCode)[0];
    expect(airport?.iataCode).toBe(entry.airportCode);
    if (airport)
      expect(distanceKm(airport.position, entry.position)).toBeLessThan(
        AT_THE_END_OF_A_ROAD.includes(entry.id) ? 280 : 135,
      );
  });

  test('lies in the country that it says', () => {
    const airport = airports.airportsOf(entry.airportCode)[0];
    // Across a border: Interlaken and Chamonix are reached from Zürich and Geneva. Mainland names are the short ones.
    const known: Record<string, string[]> = {
      France: ['Switzerland'],
      'Hong Kong': ['Hong Kong SAR China'],
      Macau: ['Macao SAR China'],
    };
    const same = [entry.country, entry.country.replace('Saint', 'St.'), ...(known[entry.country] ?? [])];
    expect(same).toContain(airport?.countryName);
  });

  test('has eight to seventeen activities, four highlights, and costs that rise with comfort', () => {
    expect(entry.activities.length).toBeGreaterThanOrEqual(8);
    expect(entry.activities.length).toBeLessThanOrEqual(17);
    expect(new Set(entry.activities.map(({ category }) => category)).size).toBeGreaterThanOrEqual(2);
    expect(entry.highlights).toHaveLength(4);
    const { backpacking = 0, budget = 0, 'mid-range': middle = 0, luxury = 0 } = entry.dailyCost;
    expect([backpacking, budget, middle, luxury]).toEqual([backpacking, budget, middle, luxury].sort((a, b) => a - b));
    expect(entry.idealDays.min).toBeLessThanOrEqual(entry.idealDays.max);
  });

  test('stands where its country is', () => {
    const { latitude, longitude } = entry.position;
    const boxes = countryBoxes[entry.country] ?? [];
    const isInside = boxes.some(
      ([south, west, north, east]) =>
        latitude >= south &&
        latitude <= north &&
        (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east),
    );
    expect([entry.country, isInside]).toEqual([entry.country, true]);
  });

  test('costs no less than seven of its own days in the mid-range and a short flight', () => {
    expect(entry.price).toBeGreaterThanOrEqual(7 * (entry.dailyCost['mid-range'] ?? 0) + 100);
  });

  test('has activities that open before they close, each once', () => {
    const names = entry.activities.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, openingHours, price } of entry.activities) {
      expect(price).toBeGreaterThanOrEqual(0);
      for (const [, opens = '', closes = ''] of (openingHours ?? '').matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g))
        expect([name, opens < closes, closes <= '24:00']).toEqual([name, true, true]);
    }
  });

  test('says its months once each, in order, and with plausible warmth', () => {
    expect(entry.bestMonths).toEqual([...new Set(entry.bestMonths)].sort((a, b) => a - b));
    expect(entry.bestMonths.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...entry.highs)).toBeLessThanOrEqual(45);
    expect(Math.min(...entry.highs)).toBeGreaterThanOrEqual(-15);
    // North of the tropics July is warmer than January, south of them the other way.
    const [january = 0, july = 0] = [entry.highs[0], entry.highs[6]];
    if (entry.position.latitude > 24) expect(july).toBeGreaterThan(january);
    if (entry.position.latitude < -24) expect(january).toBeGreaterThan(july);
  });
});
