import type { Hotel } from '@sojourn/contracts';
import { tripAdditionSchema } from '@sojourn/contracts/plan';
import { additionOf, amenitiesOf, bookingAddress, priceText } from './hotel.model';

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
  const searchParams = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-14', adults: 3 };

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
      searchPath: '/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-14&adults=3',
    });
  });

  it('holds no rate in another currency', () => {
    const addition = additionOf({ ...hotel, currency: 'EUR' }, { searchParams, source: 'live' });
    expect(addition).toMatchObject({ isSample: false, hotel: { price: 0 } });
  });
});
