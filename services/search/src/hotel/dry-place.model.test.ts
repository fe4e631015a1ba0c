import { createSandboxHotelProvider } from './hotel.provider.sandbox';
import { isDry } from './dry-place.model';
import type { StayPlace } from './market.model';

const place = (countryCode: string, town: string) => ({ countryCode, town, name: town });

test.each([
  ['KW', 'Kuwait City', '', true],
  ['SA', 'Riyadh', '', true],
  ['IR', 'Isfahan', '', true],
  ['LY', 'Tripoli', '', true],
  ['AE', 'Sharjah', '', true],
  ['AE', 'Khawr Fakkān', '', true],
  ['AE', 'Dubai', 'Deira', false],
  ['MV', 'Maldives', 'Maafushi', true],
  ['MV', 'Maldives', 'Lankanfinolhu, North Malé Atoll', false],
  ['IN', 'Ahmedabad', '', true],
  ['IN', 'Goa', 'Baga', false],
  ['QA', 'Doha', '', false],
  ['ES', 'Seville', 'Triana', false],
])('says of %s, %s, %j that it is dry: %j', (...[code, town, district, dry]) => {
  expect(isDry(place(code, town), district)).toBe(dry);
});

test('offers no bar in a house of a dry place, and some elsewhere', async () => {
  const query = { city: 'x', checkIn: '2027-04-13', checkOut: '2027-04-16', adults: 2, rooms: 1 };
  const amenitiesIn = async (countryCode: string, town: string) => {
    const market = { base: 100, months: [], weekend: 1, events: [] };
    const where = { key: `${town} ${countryCode}`, position: { latitude: 25, longitude: 55 }, population: 500 };
    const whole: StayPlace = { ...place(countryCode, town), ...where, propertyCount: 60, market, quarters: [] };
    const { hotels } = await createSandboxHotelProvider().search({ query, place: whole, today: '2027-01-10' });
    return hotels.flatMap(({ amenities, description }) => [...amenities, description]);
  };
  const alcohol = /\b(bar|wine|beer|cocktail|pub)\b/i;
  for (const [code, town] of [
    ['KW', 'Kuwait City'],
    ['SA', 'Jeddah'],
    ['AE', 'Sharjah'],
  ] as const)
    expect((await amenitiesIn(code, town)).filter((each) => alcohol.test(each))).toEqual([]);
  expect(await amenitiesIn('AE', 'Dubai')).toContain('Bar');
});
