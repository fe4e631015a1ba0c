import { hotelSchema } from '@sojourn/contracts';
import fc from 'fast-check';
import { bookingUrlOf, sampleStays } from './stay.model';

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

test('a booking search has every word of the query, as the site names them', () => {
  expect(bookingUrlOf({ ...query, city: 'São Paulo & co', adults: 3, rooms: 2 })).toBe(
    'https://www.booking.com/searchresults.html?ss=S%C3%A3o+Paulo+%26+co&checkin=2027-04-10&checkout=2027-04-17&group_adults=3&no_rooms=2',
  );
});

test('a city is the same however it is written, and stays are named after it', () => {
  const names = (city: string) => sampleStays({ ...query, city }).map(({ name }) => name);
  expect(names('  New   York ')).toEqual(names('New York'));
  expect(names('New York').every((name) => name.includes(' New York '))).toBe(true);
  const ids = sampleStays({ ...query, city: 'New York' }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^sample-new-york-\d$/);
});

test('houses stay the same while rates follow the nights, and every rating and count of stays is used', () => {
  const houses = (checkIn: string) =>
    sampleStays({ ...query, checkIn }).map(({ name, rating, amenities }) => [name, rating, amenities]);
  expect(houses('2027-04-10')).toEqual(houses('2027-04-11'));
  const cities = Array.from({ length: 150 }, (_, at) => sampleStays({ ...query, city: `City ${at}` }));
  expect(new Set(cities.map(({ length }) => length))).toEqual(new Set([5, 6, 7, 8, 9]));
  expect(new Set(cities.flat().map(({ rating }) => rating)).size).toBe(15);
  expect(new Set(cities.flat().map(({ amenities }) => amenities.length))).toEqual(new Set([3, 4, 5, 6]));
  expect(new Set(cities.flat().map(({ location }) => location.split(', ')[0])).size).toBe(6);
});

test('among equal ratings stays are listed by name', () => {
  for (let at = 0; at < 40; at += 1) {
    const stays = sampleStays({ ...query, city: `City ${at}` });
    expect(stays).toEqual(stays.toSorted((a, b) => b.rating - a.rating || a.name.localeCompare(b.name)));
  }
});
