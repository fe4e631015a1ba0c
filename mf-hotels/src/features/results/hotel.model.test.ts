import { amenitiesOf, bookingAddress, priceText } from './hotel.model';

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
