import type { Hotel } from '@sojourn/contracts';
import { tripAdditionSchema } from '@sojourn/contracts/plan';
import {
  additionOf,
  amenitiesOf,
  bookingAddress,
  chargesText,
  conditionsOf,
  priceText,
  stayTotal,
} from './hotel.model';

test.each([
  [119, 'USD', '$119'],
  [1240.4, 'USD', '$1,240'],
  [1240, 'EUR', 'EUR 1,240'],
])('%d %s is written %s', (...[amount, currency, text]) => {
  expect(priceText(amount, currency)).toBe(text);
});

test.each([
  [['Spa'], ['Spa'], 0],
  [['Spa', 'Bar', 'Pool'], ['Spa', 'Bar', 'Pool'], 0],
  [['Spa', 'Bar', 'Pool', 'Parking', 'Gym'], ['Spa', 'Bar', 'Pool'], 2],
])('of %j are shown %j and %d more', (...[amenities, shown, more]) => {
  expect(amenitiesOf({ amenities })).toEqual({ shown, more });
});

test.each([
  ['https://www.example.com/hotel', 'https://www.example.com/hotel'],
  ['javascript:alert(1)', undefined],
  ['/trips', undefined],
  ['', undefined],
])('booking at %j goes to %j', (...[bookingUrl, address]) => {
  expect(bookingAddress({ bookingUrl })).toBe(address);
});

describe('what a trip is told of a property', () => {
  const hotel: Hotel = {
    id: 'h1',
    name: 'Hotel Campo Marzio',
    imageUrl: null,
    rating: 4.4,
    location: 'Centro',
    description: '',
    amenities: [],
    price: 142,
    currency: 'USD',
    bookingUrl: 'https://example.org/h1',
  };
  const searchParams = {
    city: 'Rome',
    checkIn: '2027-04-10',
    checkOut: '2027-04-14',
    adults: 3,
    rooms: 2,
    childAges: [5, 7],
  };

  it('is its nights, its rate and where both can be asked for again', () => {
    const addition = additionOf(hotel, { searchParams, source: 'sample' });
    expect(tripAdditionSchema.safeParse(addition).error).toBeUndefined();
    expect(addition).toMatchObject({
      kind: 'stay',
      destination: 'Rome',
      isSample: true,
      hotel: { id: 'h1', price: 142 },
      checkIn: '2027-04-10',
      checkOut: '2027-04-14',
      searchPath: '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-14&adults=3&rooms=2&childAges=5,7',
    });
  });

  it('holds no rate in another currency', () => {
    const addition = additionOf({ ...hotel, currency: 'EUR' }, { searchParams, source: 'live' });
    expect(addition).toMatchObject({ isSample: false, hotel: { price: 0 } });
  });
});

test('a total is what the source says, else nights by their rate', () => {
  expect(stayTotal({ price: 100 }, 3)).toBe(300);
  expect(stayTotal({ price: 100, total: { amount: 342, rooms: 300, cleaningFee: 30, taxes: 12 } }, 3)).toBe(342);
});

test.each([
  [12, 30, 'with $12 taxes and $30 cleaning'],
  [12, 0, 'with $12 taxes'],
  [0, 30, 'with $30 cleaning'],
  [0, 0, 'taxes included'],
])('taxes of %d and cleaning of %d are written %s', (taxes, cleaningFee, text) => {
  expect(chargesText({ amount: 0, rooms: 0, cleaningFee, taxes }, 'USD')).toBe(text);
});

test.each([
  [{}, ''],
  [{ roomType: 'Studio', board: 'room-only' as const }, 'Studio · room only'],
  [{ roomType: 'Studio', refundableUntil: '2027-04-08' }, 'Studio · free cancellation until day 2027-04-08'],
  [{ board: 'half-board' as const, refundableUntil: null }, 'half board · not refundable'],
])('conditions of %j are %j', (hotel, text) => {
  expect(conditionsOf(hotel, (day) => `day ${day}`)).toBe(text);
});
