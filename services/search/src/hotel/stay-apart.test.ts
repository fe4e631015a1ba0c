import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { distanceKm } from '@sojourn/travel';
import { createSandboxHotelProvider } from './hotel.provider.sandbox';
import { createStayPlaces } from './market-catalogue';

const airports = createAirportCatalogue();
const places = createStayPlaces(
  createCityIndex(destinationCatalogue, airports),
  destinationCatalogue,
  airports.airports,
);
const provider = createSandboxHotelProvider();

async function staysIn(city: string) {
  const { place } = places.resolve(city);
  if (!place) throw new RangeError(`Nobody knows ${city}.`);
  const query = { city, checkIn: '2027-02-17', checkOut: '2027-02-20', adults: 2, rooms: 1 };
  const { hotels } = await provider.search({ query, place, today: '2026-11-30' });
  const far = Math.max(...hotels.map(({ position }) => (position ? distanceKm(position, place.position) : 0)));
  return { place, hotels, far };
}

test.each([
  ['Muscat', 33, 30],
  ['Kochi', 20, 30],
  ['Galle', 16, 20],
  ['Torres del Paine', 100, 20],
  ['Koh Samui', 25, 40],
  ['Bariloche', 25, 30],
])('offers in %s no house farther than %i km, and at least %i', async (city, km, least) => {
  const { hotels, far } = await staysIn(city);
  expect(far).toBeLessThan(km);
  expect(hotels.length).toBeGreaterThanOrEqual(least);
});

test.each([
  ['Watamu', 'Watamu'],
  ['Ko Lanta', 'Koh Lanta'],
  ['Koh Tao', 'Koh Tao'],
  ['Hikkaduwa', 'Hikkaduwa'],
  ['Negril', 'Negril'],
  ['El Chalten', 'El Chaltén'],
])('knows %s as a place of its own with a choice of houses', async (typed, town) => {
  const { place, hotels } = await staysIn(typed);
  expect(place.town).toBe(town);
  expect(hotels.length).toBeGreaterThan(25);
});

test('gives a far village more houses than its region lists there', async () =>
  expect((await staysIn('Nizwa')).hotels.length).toBeGreaterThan(7));

test.each([
  ['Langkawi', 500],
  ['El Nido', 450],
  ['Cusco', 400],
])('has a house of true luxury in %s, and a middle that anybody can pay', async (city, least) => {
  const prices = (await staysIn(city)).hotels.map(({ price }) => price).toSorted((one, other) => one - other);
  expect(prices.at(-1)).toBeGreaterThan(least);
  expect(prices[prices.length >> 1]).toBeLessThan(least / 3);
});

test('has no cheap house on a private atoll', async () => {
  const motu = (await staysIn('Bora Bora')).hotels.filter(({ location }) => /Motu Tehotu|Motu Piti Aau/.test(location));
  expect(motu.length).toBeGreaterThan(0);
  expect(motu.filter(({ stars = 0 }) => stars < 4)).toEqual([]);
});
