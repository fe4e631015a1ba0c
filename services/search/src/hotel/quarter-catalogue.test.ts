import { distanceKm, foldWords } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createStayPlaces } from './market-catalogue';
import levelRows from './market/quarter-levels.json' with { type: 'json' };
import { propertiesOf, type NamingStyle, type Property } from './property.model';
import { quarteredPlaces } from './quarter-catalogue';
import { shoreOf } from './shore.model';

const airports = createAirportCatalogue();
const places = createStayPlaces(
  createCityIndex(destinationCatalogue, airports),
  destinationCatalogue,
  airports.airports,
);
const each = destinationCatalogue.map((entry) => [entry.id, entry] as const);
const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
const namingStyle: NamingStyle = { hotel: ['%w hotel'], small: ['%w rooms'], hostel: ['%w beds'], words };

/** A quarter is within a city; a region's towns may be a day's drive away. */
const FARTHEST_KM = { city: 70, region: 320, land: 320 };
/** Islands, deserts and countries that are visited as one; kilometres. */
const FAR_PARTS: Readonly<Record<string, number>> = {
  ...{ reykjavik: 60, anchorage: 580, fiji: 330, okinawa: 430, tbilisi: 330, 'el-nido': 240, samarkand: 640 },
  ...{ sossusvlei: 530, moorea: 250, uluru: 470, highlands: 150, rovaniemi: 230, kochi: 200, sal: 260, antalya: 130 },
  ...{ rarotonga: 270, azores: 280, cusco: 90, jamaica: 165, perth: 250 },
};
/** Seaplanes in Vancouver and helicopters in Port Douglas land beside hotels. */
const WITHOUT_RUNWAY = new Set(['CXH', 'PTI']);
const INVENTED = new Set(['Station quarter', 'Market quarter', 'Museum district', 'Park quarter', 'City centre']);
const kindOf = new Map(quarteredPlaces.map(({ id, kind }) => [id, kind]));

/** The hotels of a place of the catalogue, once. */
const inventories = new Map<string, readonly Property[]>();
function hotelsOf(name: string) {
  const { place } = places.resolve(name);
  if (!place) throw new RangeError(`Nobody knows ${name}.`);
  const hotels = inventories.get(place.key) ?? propertiesOf({ place, namingStyle });
  inventories.set(place.key, hotels);
  return { place, hotels };
}

describe.each(each)('%s', (id, { name, position }) => {
  test('has four quarters and more, each once, none of them invented', () => {
    const { quarters } = hotelsOf(name).place;
    expect(quarters.length).toBeGreaterThanOrEqual(4);
    expect(new Set(quarters.map((quarter) => foldWords(quarter.name))).size).toBe(quarters.length);
    expect(quarters.filter((quarter) => INVENTED.has(quarter.name))).toEqual([]);
  });

  test('stands where its destination is, with quarters around it', () => {
    const { place } = hotelsOf(name);
    expect(place.position).toEqual(position);
    const most = FAR_PARTS[id] ?? FARTHEST_KM[kindOf.get(id) ?? 'city'];
    for (const quarter of place.quarters)
      expect([quarter.name, distanceKm(quarter, position) < most]).toEqual([quarter.name, true]);
    const nearest = Math.min(...place.quarters.map((quarter) => distanceKm(quarter, position)));
    expect(nearest).toBeLessThan(12);
  });

  test('spreads its hotels over its quarters', () => {
    const { hotels, place } = hotelsOf(name);
    const farthest = Math.max(...hotels.map((hotel) => distanceKm(hotel.position, place.position)));
    expect(farthest).toBeGreaterThan(1);
    const astray = hotels.filter((hotel) => {
      const quarter = place.quarters.find((one) => one.name === hotel.district);
      // A middle on a quay is drawn in the water: its houses begin where the land does.
      const toLand = quarter ? Math.max(...(shoreOf(quarter)?.from ?? [0])) : 0;
      return !quarter || distanceKm(quarter, hotel.position) > toLand + quarter.reachKm + 0.1;
    });
    expect(astray).toEqual([]);
  });

  test('has no hotel on an airfield', () => {
    const { hotels } = hotelsOf(name);
    const near = airports.airports.filter(
      ({ iataCode, position: at }) => !WITHOUT_RUNWAY.has(iataCode) && distanceKm(at, position) < 400,
    );
    const onRunway = hotels.filter((hotel) =>
      near.some((airport) => distanceKm(airport.position, hotel.position) < 0.3),
    );
    expect(onRunway.map((hotel) => hotel.district)).toEqual([]);
  });
});

test('no village has more hotels than a village can have', () => {
  const crowded = destinationCatalogue.flatMap(({ id, name }) => {
    const { hotels, place } = hotelsOf(name);
    return kindOf.get(id) === 'region'
      ? place.quarters
          .map((quarter) => ({
            id,
            at: quarter.name,
            count: hotels.filter((one) => one.district === quarter.name).length,
          }))
          .filter(({ count }) => count > 65)
      : [];
  });
  expect(crowded).toEqual([]);
});

test('every destination has quarters of its own', () => {
  const ids = new Set(quarteredPlaces.map(({ id }) => id));
  expect(destinationCatalogue.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
});

describe('levels of quarters', () => {
  const places = Object.entries(levelRows.levels as Readonly<Record<string, Readonly<Record<string, number>>>>);

  test.each(places)('of %s are of quarters that it has, and none is out of all reason', (id, levels) => {
    const place = quarteredPlaces.find((each) => each.id === id);
    const names = place?.quarters.map(({ name }) => name) ?? [];
    expect(Object.keys(levels).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(levels).filter((level) => level < 0.4 || level > 1.8)).toEqual([]);
  });

  test.each([
    ['Santorini', 'Oia', 'Fira'],
    ['New York', 'SoHo', 'Long Island City'],
    ['Tokyo', 'Shibuya', 'Ueno'],
    ['Dubai', 'Palm Jumeirah', 'Deira'],
  ])('make a house of %s dearer in %s than in %s', (town, dear, cheap) => {
    const { hotels } = hotelsOf(town);
    const mean = (district: string) => {
      const rates = hotels.filter((hotel) => hotel.district === district).map(({ rateFactor }) => rateFactor);
      return rates.reduce((sum, each) => sum + each, 0) / rates.length;
    };
    expect(mean(dear)).toBeGreaterThan(1.15 * mean(cheap));
  });
});
