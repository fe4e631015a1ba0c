/** Sample stays: properties made from a city's name, with the numbers of the specification (section 9). */
import type { Hotel, HotelSearchQuery } from '@sojourn/contracts';
import { seededInteger, seededRandom } from '@sojourn/travel';

const STYLES = [
  ['Grand', 'Hotel', 'A stately house with high ceilings and a quiet courtyard.'],
  ['The', 'House', 'A small design hotel run by people who answer by name.'],
  ['Old Town', 'Inn', 'Rooms with wooden floors a few steps from the oldest streets.'],
  ['Garden', 'Suites', 'Suites with kitchens around a planted terrace.'],
  ['Riverside', 'Hotel', 'Bright rooms near the water, with breakfast until eleven.'],
  ['Luxury', 'Palace', 'Marble baths, a spa below and a concierge who finds tables.'],
  ['Central', 'Rooms', 'Simple, spotless rooms above a busy square.'],
  ['Park', 'Resort', 'Pools, shade and room for children to run.'],
  ['Station', 'Lodge', 'Early check-in and late check-out beside the main station.'],
  ['Artisan', 'Guesthouse', 'Nine rooms furnished by makers of the quarter.'],
] as const;
const AMENITIES = [
  'Free Wi-Fi',
  'Breakfast included',
  'Air conditioning',
  'Swimming pool',
  'Fitness room',
  'Spa',
  'Restaurant',
  'Bar',
  'Airport shuttle',
  'Parking',
  'Family rooms',
  'Pets welcome',
] as const;
const QUARTERS = [
  'Old Town',
  'City centre',
  'Station quarter',
  'Riverside',
  'Museum district',
  'Market quarter',
] as const;

const isUpscale = (name: string) => /luxury|resort/i.test(name);

/** A search page that exists: the city, the nights and the guests already filled in. */
export function bookingUrlOf(query: HotelSearchQuery): string {
  const url = new URL('https://www.booking.com/searchresults.html');
  url.searchParams.set('ss', query.city);
  url.searchParams.set('checkin', query.checkIn);
  url.searchParams.set('checkout', query.checkOut);
  url.searchParams.set('group_adults', String(query.adults));
  url.searchParams.set('no_rooms', String(query.rooms));
  return url.href;
}

/** Takes some of a list in an order of its own; the same words, the same choice. */
function chosen<T>(list: readonly T[], count: number, words: readonly string[]): T[] {
  return list
    .map((item, at) => ({ item, order: seededRandom('choice', at, ...words) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Five to nine stays in a city for some nights, best rated first; the houses stay, their rates follow the nights. */
export function sampleStays(query: HotelSearchQuery): Hotel[] {
  const city = query.city.replace(/\s+/g, ' ').trim();
  const place = city.toLowerCase();
  const bookingUrl = bookingUrlOf({ ...query, city });
  return chosen(STYLES, seededInteger(5, 9, 'stays', place), [place])
    .map(([before, after, description], at): Hotel => {
      const name = `${before} ${city} ${after}`;
      const [low, high] = isUpscale(name) ? [200, 499] : [80, 229];
      return {
        id: `sample-${place.replace(/[^\p{L}\p{N}]+/gu, '-')}-${at + 1}`,
        name,
        imageUrl: null,
        rating: seededInteger(30, 44, 'rating', place, name) / 10,
        location: `${QUARTERS[seededInteger(0, QUARTERS.length - 1, 'quarter', place, name)] ?? 'City centre'}, ${city}`,
        description,
        amenities: chosen(AMENITIES, seededInteger(3, 6, 'amenities', place, name), [place, name]),
        price: seededInteger(low, high, 'rate', place, name, query.checkIn, query.checkOut),
        currency: 'USD',
        bookingUrl,
      };
    })
    .sort((a, b) => b.rating - a.rating || a.name.localeCompare(b.name));
}
