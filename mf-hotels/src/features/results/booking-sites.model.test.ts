import { bookingSites } from './booking-sites.model';

const asked = { city: 'NYC', checkIn: '2027-04-13', checkOut: '2027-04-16', adults: 3, rooms: 1 };

test('every site is asked for the property, the nights and the guests, in its own words', () => {
  expect(bookingSites('Casa & Co, New York', asked).map(({ name, address }) => `${name} ${address}`)).toEqual([
    'Booking.com https://www.booking.com/searchresults.html?ss=Casa+%26+Co%2C+New+York&checkin=2027-04-13&checkout=2027-04-16&group_adults=3&no_rooms=1&group_children=0',
    'Expedia https://www.expedia.com/Hotel-Search?destination=Casa+%26+Co%2C+New+York&startDate=2027-04-13&endDate=2027-04-16&adults=3&rooms=1',
    'Hotels.com https://www.hotels.com/Hotel-Search?destination=Casa+%26+Co%2C+New+York&startDate=2027-04-13&endDate=2027-04-16&adults=3&rooms=1',
    'KAYAK https://www.kayak.com/hotels/Casa%20%26%20Co%2C%20New%20York/2027-04-13/2027-04-16/3adults',
  ]);
});

test('children are said with their ages, and rooms have adults in each', () => {
  const family = { ...asked, adults: 4, rooms: 2, childAges: [5, 7] };
  expect(bookingSites('Roma', family).map(({ address }) => address.replace(/^.*adults=?/, ''))).toEqual([
    '=4&no_rooms=2&group_children=2&age=5&age=7'.slice(1),
    '2%2C2&rooms=2&children=1_5%2C2_7',
    '2%2C2&rooms=2&children=1_5%2C2_7',
    '/2children-5-7/2rooms',
  ]);
});

test('a party that does not fit one room asks for as many as its rate is for', () => {
  expect(bookingSites('Roma', { ...asked, adults: 6 })[0]?.address).toContain('no_rooms=2');
});

test('several rooms are said, and no name leads out of its place in an address', () => {
  const kayak = bookingSites('a/../b?c, d#e', { ...asked, rooms: 2 }).at(-1);
  expect(kayak?.address).toBe(
    'https://www.kayak.com/hotels/a%2F..%2Fb%3Fc%2C%20d%23e/2027-04-13/2027-04-16/3adults/2rooms',
  );
});
