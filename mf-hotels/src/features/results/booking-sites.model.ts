/** Searches for a property on the great booking sites: its name and city, the nights, the guests, already filled in. */
import { roomLimits, type HotelSearchAnswer } from '@sojourn/contracts';
import { roomsFor } from '@sojourn/travel';

/** A site by its name, and the address of the search there. */
export type BookingSite = { name: string; address: string };

type Asked = HotelSearchAnswer['searchParams'];
type WholeAsked = Asked & { rooms: number; childAges: readonly number[] };

const addressOf = (base: string, fields: readonly (readonly [name: string, value: string | number])[]) =>
  `${base}?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;

/** Guests room by room, as even as can be: `3,2`. */
const byRoom = (count: number, rooms: number): number[] =>
  Array.from({ length: rooms }, (_, at) => Math.floor(count / rooms) + (at < count % rooms ? 1 : 0));

/** Expedia and Hotels.com share one form of address: adults by room, children as room and age. */
const expediaSearch = (host: string, destination: string, asked: WholeAsked) =>
  addressOf(`https://${host}/Hotel-Search`, [
    ...([
      ['destination', destination],
      ['startDate', asked.checkIn],
      ['endDate', asked.checkOut],
      ['adults', byRoom(asked.adults, asked.rooms).join(',')],
      ['rooms', asked.rooms],
    ] as const),
    ...(asked.childAges.length > 0
      ? [['children', asked.childAges.map((age, at) => `${(at % asked.rooms) + 1}_${age}`).join(',')] as const]
      : []),
  ]);

/** Where a stay can be looked for. `words` is a property with its city, or a place. Who does not fit takes more rooms than were asked for. */
export function bookingSites(words: string, { rooms: least = roomLimits.usual, childAges = [], ...rest }: Asked) {
  const { checkIn, checkOut, adults } = rest;
  const { rooms } = roomsFor(adults + childAges.length, least);
  const asked = { ...rest, rooms, childAges };
  const children = childAges.length > 0 ? [`${childAges.length}children-${childAges.join('-')}`] : [];
  const kayak = [words, checkIn, checkOut, `${adults}adults`, ...children, ...(rooms > 1 ? [`${rooms}rooms`] : [])];
  const sites: BookingSite[] = [
    {
      name: 'Booking.com',
      address: addressOf('https://www.booking.com/searchresults.html', [
        ['ss', words],
        ['checkin', checkIn],
        ['checkout', checkOut],
        ['group_adults', adults],
        ['no_rooms', rooms],
        ['group_children', childAges.length],
        ...childAges.map((age) => ['age', age] as const),
      ]),
    },
    { name: 'Expedia', address: expediaSearch('www.expedia.com', words, asked) },
    { name: 'Hotels.com', address: expediaSearch('www.hotels.com', words, asked) },
    { name: 'KAYAK', address: `https://www.kayak.com/hotels/${kayak.map(encodeURIComponent).join('/')}` },
  ];
  return sites;
}
