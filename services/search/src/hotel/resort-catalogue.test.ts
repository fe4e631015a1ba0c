import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createSandboxHotelProvider } from './hotel.provider.sandbox';
import { createStayPlaces } from './market-catalogue';
import resortRows from './market/resorts.json' with { type: 'json' };
import seasons from './market/seasons.json' with { type: 'json' };
import { resortMarkets } from './resort-catalogue';

const airports = createAirportCatalogue();
const cities = createCityIndex(destinationCatalogue, airports);
const places = createStayPlaces(cities, destinationCatalogue, airports.airports);
const provider = createSandboxHotelProvider();

async function staysIn(city: string, checkIn: string) {
  const { place } = places.resolve(city);
  const checkOut = checkIn.replace(/\d\d$/, (day) => String(Number(day) + 3).padStart(2, '0'));
  const query = { city, checkIn, checkOut, adults: 2, rooms: 1 };
  const { hotels, event } = await provider.search({ query, place: place!, today: '2026-11-30' });
  const prices = hotels.map(({ price }) => price).sort((one, other) => one - other);
  return { houses: hotels, median: prices[prices.length >> 1] ?? 0, event: event?.name };
}

test('finds the town of every row', () => {
  const rows = Object.values(resortRows.resorts as unknown as Record<string, unknown[][]>).flat();
  const found = new Set(resortMarkets(cities, () => []).map(({ key }) => key));
  expect(rows.map(([town, country]) => `${town} ${country}`).filter((key) => !found.has(key))).toEqual([]);
  expect(found.size).toBe(rows.length);
});

test.each(Object.entries(resortRows.classes))('knows the season of %s', (_name, { season }) =>
  expect(seasons.seasons).toHaveProperty(season),
);

// What a double room in the middle costs there then, in US dollars, by the makers' knowledge of these markets.
test.each([
  ['Sedona', '2027-03-20', 240, 400, 'spring break'],
  ['Tofino', '2027-08-07', 300, 650, undefined],
  ['Gramado', '2026-12-22', 150, 450, 'the Natal Luz'],
  ['Campos do Jordão', '2027-07-12', 150, 350, 'the July school holidays'],
  ['Búzios', '2027-02-05', 280, 750, 'Carnival'],
  ['San Miguel de Allende', '2027-03-24', 180, 400, 'Semana Santa'],
  ['Gatlinburg', '2027-10-12', 180, 330, 'the autumn leaves'],
  ['Destin', '2027-07-02', 300, 600, 'Independence Day'],
  ['South Lake Tahoe', '2027-02-12', 250, 450, "Presidents' weekend"],
  ['Mont-Tremblant', '2027-03-01', 250, 500, "Quebec's school break"],
  ['Hakuba', '2027-01-15', 200, 330, undefined],
  ['Thredbo', '2027-07-10', 260, 600, 'the winter school holidays'],
  ['Wanaka', '2027-01-08', 240, 420, 'the summer holidays'],
])('asks in %s on %s for %d to %d dollars', async (...[city, checkIn, least, most, event]) => {
  const stays = await staysIn(city, checkIn);
  expect(stays.median).toBeGreaterThanOrEqual(least);
  expect(stays.median).toBeLessThanOrEqual(most);
  expect(stays.event).toBe(event);
});

test('costs less when a resort is out of season', async () =>
  expect((await staysIn('Thredbo', '2027-02-10')).median).toBeLessThan(
    0.6 * (await staysIn('Thredbo', '2027-07-10')).median,
  ));

test('has a choice of houses when a small town lives by its visitors', async () => {
  const { houses } = await staysIn('Taupo', '2027-02-15');
  expect(houses.length).toBeGreaterThan(30);
  expect(houses.some(({ stars }) => stars === 5)).toBe(true);
});

test('means the town of its state when others bear the name', () => {
  expect(places.resolve('Keystone, Colorado').place?.position.longitude).toBeCloseTo(-105.94, 1);
  expect(places.resolve('Keystone, South Dakota').place?.position.longitude).toBeCloseTo(-103.42, 1);
  expect(places.resolve('Sorrento').place?.countryCode).toBe('IT');
  expect(places.resolve('Sorrento, Australia').place?.countryCode).toBe('AU');
  expect(places.resolve('Ayia Napa').place?.name).toBe('Ayia Napa');
  expect(places.resolve('Larnaca').place?.name).toBe('Larnaca');
});
