import { tripDraftSchema } from '@sojourn/contracts';
import { offerWith, seg, threeOffers } from '../../shared/offer.fake';
import type { FlightSearch } from '../../shared/flight-search.model';
import { bookingUrlOf, tripDraftOf } from './selection.model';

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

test('a round trip becomes a trip from departure to return', () => {
  const offer = { ...nonstop!, returnSegments: [seg('BA 543', 'FCO 19:00', 'LHR 20:50', 'PT2H50M', '2027-04-17')] };
  const draft = tripDraftOf(offer, rome);
  expect(tripDraftSchema.safeParse(draft).success).toBe(true);
  expect(draft).toMatchObject({
    title: 'Trip to Rome',
    destination: 'Rome, Italy',
    startDate: '2027-04-10',
    endDate: '2027-04-17',
  });
  expect(draft.notes).toContain('BA 543: FCO 19:00 to LHR 20:50');
});

test('a flight over night ends the day it lands', () => {
  const offer = offerWith([seg('BA 178', 'JFK 20:00', 'LHR 08:00 +1', 'PT7H')]);
  expect(tripDraftOf(offer, rome)).toMatchObject({ startDate: '2027-04-10', endDate: '2027-04-11' });
});

test('the notes of a trip name every leg, the fare and its last ticketing day', () => {
  const offer = offerWith(
    [
      seg('LH 901', 'LHR 22:40', 'MUC 01:30 +1', 'PT1H50M'),
      seg('LH 1870', 'MUC 06:35', 'FCO 08:05', 'PT1H30M', '2027-04-11'),
    ],
    { totalPrice: 1_119, returnSegments: [seg('AZ 200', 'FCO 19:00', 'LHR 20:50', 'PT2H50M', '2027-04-17')] },
  );
  expect(tripDraftOf(offer, rome).notes?.split('\n')).toEqual([
    'Flights with Lufthansa',
    'Outbound 2027-04-10, 1 stop',
    '  LH 901: LHR 22:40 to MUC 2027-04-11 01:30',
    '  LH 1870: MUC 06:35 to FCO 08:05',
    'Return 2027-04-17, nonstop',
    '  AZ 200: FCO 19:00 to LHR 20:50',
    '$1,119 USD per person (sample fare), book by 2027-03-28',
  ]);
});

test.each([
  ['sample', true],
  ['live', false],
] as const)('a fare that is %s is noted as a sample: %p', (source, isNoted) => {
  expect(tripDraftOf(nonstop!, { ...rome, source }).notes?.includes('(sample fare)')).toBe(isNoted);
});

test('a destination without a country is named by its city alone', () => {
  const singapore = { ...rome, destination: place('Singapore', '') };
  expect(tripDraftOf(nonstop!, singapore)).toMatchObject({
    title: 'Trip to Singapore',
    destination: 'Singapore',
    budget: null,
  });
});

test.each([
  ['ECONOMY', 'economy'],
  ['BUSINESS', 'business'],
  ['FIRST', 'first'],
] as const)('the booking site is asked for %s as %s', (travelClass, word) => {
  expect(bookingUrlOf(nonstop!, { ...search, travelClass })).toContain(`/2027-04-17/${word}/2adults/`);
});
