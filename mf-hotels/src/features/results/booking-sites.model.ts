/** Searches for a property on the great booking sites: its name and city, the nights, the guests, already filled in. */
import type { HotelSearchAnswer } from '@sojourn/contracts';

/** A site by its name, and the address of the search there. */
export type BookingSite = { name: string; address: string };

type Asked = HotelSearchAnswer['searchParams'] & { rooms: number };

const addressOf = (base: string, fields: Readonly<Record<string, string | number>>) =>
  `${base}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;

/** Expedia and Hotels.com share one form of address. */
const expediaSearch = (host: string, destination: string, { checkIn, checkOut, adults, rooms }: Asked) =>
  addressOf(`https://${host}/Hotel-Search`, { destination, startDate: checkIn, endDate: checkOut, adults, rooms });

/** Where a stay can be looked for. `words` is a property with its city, or a place. */
export function bookingSites(words: string, asked: Asked): BookingSite[] {
  const { checkIn, checkOut, adults, rooms } = asked;
  const kayak = [words, checkIn, checkOut, `${adults}adults`, ...(rooms > 1 ? [`${rooms}rooms`] : [])];
  return [
    {
      name: 'Booking.com',
      address: addressOf('https://www.booking.com/searchresults.html', {
        ...{ ss: words, checkin: checkIn, checkout: checkOut },
        ...{ group_adults: adults, no_rooms: rooms, group_children: 0 },
      }),
    },
    { name: 'Expedia', address: expediaSearch('www.expedia.com', words, asked) },
    { name: 'Hotels.com', address: expediaSearch('www.hotels.com', words, asked) },
    { name: 'KAYAK', address: `https://www.kayak.com/hotels/${kayak.map(encodeURIComponent).join('/')}` },
  ];
}
