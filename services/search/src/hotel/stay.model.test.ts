import { hotelSchema } from '@sojourn/contracts';
import fc from 'fast-check';
import { sampleStays } from './stay.model';

const query = { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-17', adults: 2, rooms: 1 };

test('keeps to the numbers of the specification for any city', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2, maxLength: 40 }), (city) => {
      const stays = sampleStays({ ...query, city });
      expect(stays.length).toBeGreaterThanOrEqual(5);
      expect(stays.length).toBeLessThanOrEqual(9);
      for (const stay of stays) {
        expect(hotelSchema.safeParse(stay).success).toBe(true);
        expect(stay.rating).toBeGreaterThanOrEqual(3);
        expect(stay.rating).toBeLessThanOrEqual(4.4);
        const [low, high] = /luxury|resort/i.test(stay.name) ? [200, 499] : [80, 229];
        expect(stay.price).toBeGreaterThanOrEqual(low);
        expect(stay.price).toBeLessThanOrEqual(high);
        expect(stay.amenities.length).toBeGreaterThanOrEqual(3);
        expect(new Set(stay.amenities).size).toBe(stay.amenities.length);
        expect(stay.amenities.length).toBeLessThanOrEqual(6);
      }
      const ratings = stays.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    }),
  );
});

test('gives the same stays to the same query, and other rates to other nights', () => {
  expect(sampleStays(query)).toEqual(sampleStays(query));
  const prices = (checkIn: string) => sampleStays({ ...query, checkIn }).map(({ price }) => price);
  expect(prices('2027-04-10')).not.toEqual(prices('2027-04-11'));
});

test('links to a booking search for the same city, nights and guests', () => {
  const url = new URL(sampleStays(query)[0]?.bookingUrl ?? '');
  expect(url.protocol).toBe('https:');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ss: 'Rome',
    checkin: '2027-04-10',
    checkout: '2027-04-17',
  });
});
