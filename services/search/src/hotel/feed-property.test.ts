import { hotelSchema } from '@sojourn/contracts';
import { feedAnswerSchema, feedPropertySchema, hotelOfFeed } from './feed-property';

const place = {
  ...{
    key: 'Rome IT',
    name: 'Rome',
    town: 'Rome',
    quarters: [],
    countryCode: 'IT',
    position: { latitude: 41.9, longitude: 12.5 },
  },
  ...{ population: 2_800, propertyCount: 3, market: { base: 100, months: [], weekend: 1, events: [] } },
};
const least = {
  ...{ id: '7', name: 'Albergo Test', url: 'https://partner.example/7' },
  ...{ currency: 'EUR', nightly: 99.6, guestScore: 8.7 },
};
const read = (change: object = {}) => hotelOfFeed(feedPropertySchema.parse({ ...least, ...change }), place);

test('what a partner does not say is not there', () => {
  expect(read()).toEqual({
    ...{ id: 'feed-7', name: 'Albergo Test', imageUrl: null, rating: 4.4, location: 'Rome', description: '' },
    ...{ amenities: [], price: 100, currency: 'EUR', bookingUrl: 'https://partner.example/7' },
  });
});

test('all that it says is in the words of the contract', () => {
  const hotel = read({
    ...{ total: { rooms: 300.4, cleaning: 20, taxes: 13.6 }, reviews: 812, stars: 4, kind: 'hotel' },
    ...{ board: 'breakfast', district: 'Prati', latitude: 41.908, longitude: 12.46, room: 'Double room' },
    ...{ cancelUntil: null, summary: 'Quiet.', amenities: ['Bar'] },
  });
  expect(hotelSchema.parse(hotel)).toEqual(hotel);
  expect(hotel).toMatchObject({
    ...{ total: { amount: 334, rooms: 300, cleaningFee: 20, taxes: 14 }, location: 'Prati, Rome', distanceKm: 3.4 },
    ...{ refundableUntil: null, roomType: 'Double room', reviewCount: 812, board: 'breakfast', stars: 4 },
    position: { latitude: 41.908, longitude: 12.46 },
  });
});

test.each([
  ['an address that is none of the web', { url: 'javascript:alert(1)' }],
  ['a price below nothing', { nightly: -1 }],
  ['a score beyond ten', { guestScore: 11 }],
  ['a currency that is none', { currency: 'euro' }],
  ['no name', { name: ' ' }],
])('refuses %s', (_what, change) => {
  expect(feedPropertySchema.safeParse({ ...least, ...change }).success).toBe(false);
});

test.each([[{}], [{ status: 'ok', properties: [] }], [{ status: 'complete' }]])('%j is no answer', (answer) => {
  expect(feedAnswerSchema.safeParse(answer).success).toBe(false);
});

test('a photograph is shown under an address of ours, or not at all', () => {
  const photo = 'https://partner.example/7.jpg';
  const property = feedPropertySchema.parse({ ...least, photo });
  expect(hotelOfFeed(property, place, (source) => `/ours?${source}`).imageUrl).toBe(`/ours?${photo}`);
  expect(hotelOfFeed(property, place).imageUrl).toBeNull();
  expect(hotelOfFeed(feedPropertySchema.parse(least), place, () => '/ours').imageUrl).toBeNull();
  expect(feedPropertySchema.safeParse({ ...least, photo: 'file:///etc/passwd' }).success).toBe(false);
});
