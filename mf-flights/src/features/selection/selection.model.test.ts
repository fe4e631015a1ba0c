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
const rome = { cityName: 'Rome', countryName: 'Italy' };

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
  expect(draft.notes).toContain('sample fare');
});

test('a flight over night ends the day it lands', () => {
  const offer = offerWith([seg('BA 178', 'JFK 20:00', 'LHR 08:00 +1', 'PT7H')]);
  expect(tripDraftOf(offer, rome)).toMatchObject({ startDate: '2027-04-10', endDate: '2027-04-11' });
});
