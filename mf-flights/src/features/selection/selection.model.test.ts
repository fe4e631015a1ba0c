import { tripAdditionSchema } from '@sojourn/contracts/plan';
import { threeOffers } from '../../shared/offer.fake';
import type { FlightSearch } from '../../shared/flight-search.model';
import { additionOf, bookingUrlOf } from './selection.model';

const search: FlightSearch = {
  origin: 'LON',
  destination: 'ROM',
  departureDate: '2027-04-10',
  returnDate: '2027-04-17',
  adults: 2,
  children: 1,
  infants: 1,
  travelClass: 'PREMIUM_ECONOMY',
};
const [nonstop] = threeOffers;
const place = (cityName: string, countryName: string) => ({ iataCode: 'ROM', name: cityName, cityName, countryName });
const rome = { destination: place('Rome', 'Italy'), source: 'sample' } as const;

test('the booking site is asked for the same airports, days, cabin and people', () => {
  expect(bookingUrlOf(nonstop!, search)).toBe(
    'https://www.kayak.com/flights/LHR-FCO/2027-04-10/2027-04-17/premium/2adults/children-11-1L?sort=price_a',
  );
  expect(bookingUrlOf(nonstop!, { ...search, returnDate: '', children: 0, infants: 0, travelClass: 'ECONOMY' })).toBe(
    'https://www.kayak.com/flights/LHR-FCO/2027-04-10/economy/2adults?sort=price_a',
  );
});

test('a trip is told who pays, from where its price comes and where it can be asked for again', () => {
  const airports = { LHR: { name: 'London Heathrow', cityName: 'London', timeZone: 'Europe/London' } };
  const meta = { ...rome, count: 3, origin: place('London', 'United Kingdom'), airports };
  const addition = additionOf(nonstop!, search, meta);
  expect(tripAdditionSchema.safeParse(addition).error).toBeUndefined();
  expect(addition).toMatchObject({ kind: 'flight', destination: 'Rome, Italy', isSample: true, seats: 3, airports });
  const asked = new URL(addition.searchPath, 'https://sojourn.example').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ origin: 'LON', destination: 'ROM', adults: '2', infants: '1' });
});

test('a place without a country is named by its city', () => {
  const meta = {
    ...rome,
    count: 3,
    origin: place('London', ''),
    destination: place('Rome', ''),
    source: 'live' as const,
  };
  expect(additionOf(nonstop!, search, meta)).toMatchObject({ destination: 'Rome', isSample: false, airports: {} });
});
