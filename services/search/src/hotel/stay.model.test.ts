import { hotelSchema, type HotelSearchQuery } from '@sojourn/contracts';
import { typicalNight } from '@sojourn/travel';
import fc from 'fast-check';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createSandboxHotelProvider } from './hotel.provider.sandbox';
import type { Property } from './property.model';
import { createStayPlaces } from './market-catalogue';
import { bookingUrlOf, fullestEvent, locationOf, staysAt, type StayParts } from './stay.model';

const places = createStayPlaces(createCityIndex(destinationCatalogue, createAirportCatalogue()), destinationCatalogue);
const query: HotelSearchQuery = {
  ...{ city: 'Rome', checkIn: '2027-04-13', checkOut: '2027-04-16' },
  ...{ adults: 2, rooms: 1 },
};
const provider = createSandboxHotelProvider();

async function staysIn(city: string, change: Partial<typeof query> = {}, today = '2027-01-10') {
  const { place } = places.resolve(city);
  if (!place) throw new RangeError(`Nobody knows ${city}.`);
  const { hotels } = await provider.search({ query: { ...query, city, ...change }, place, today });
  return hotels;
}

test.each([
  ['Paris', 240],
  ['Hallstatt', 36],
  ['NYC', 230],
])('%s has %d properties', async (city, count) => {
  expect(await staysIn(city)).toHaveLength(count);
});

test.each(['Rome', 'Leeds', 'Oxford', 'Ubud, Bali', 'Reykjavík', 'Bora Bora', 'Nagoya', 'Recife', 'Lusaka'])(
  'properties of %s fit the contract, have names of their own and stand near their city',
  async (city) => {
    const stays = await staysIn(city);
    expect(stays.length).toBeGreaterThanOrEqual(5);
    expect(new Set(stays.map(({ name }) => name)).size).toBe(stays.length);
    expect(new Set(stays.map(({ id }) => id)).size).toBe(stays.length);
    for (const stay of stays) {
      expect(hotelSchema.safeParse(stay).error).toBeUndefined();
      expect(stay.name).not.toMatch(/%/);
      expect(stay.rating).toBeGreaterThanOrEqual(3);
      expect(stay.rating).toBeLessThanOrEqual(4.9);
      expect(stay.distanceKm).toBeLessThan(15);
      const { amount, rooms, cleaningFee, taxes } = stay.total ?? { amount: 0, rooms: 0, cleaningFee: 0, taxes: 0 };
      expect([amount, rooms]).toEqual([rooms + cleaningFee + taxes, stay.price * 3]);
      expect(stay.amenities.length).toBeGreaterThanOrEqual(3);
      expect(new Set(stay.amenities).size).toBe(stay.amenities.length);
    }
    const ratings = stays.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  },
);

test('every name of a city is the same city', async () => {
  const [first] = await staysIn('New York');
  for (const city of ['NYC', 'new york city', 'Nueva York']) expect((await staysIn(city))[0]).toEqual(first);
});

test('properties stay the same while rates follow the nights', async () => {
  const properties = (stays: Awaited<ReturnType<typeof staysIn>>) =>
    stays.map(({ name, rating, amenities }) => [name, rating, amenities]);
  const july = { checkIn: '2027-07-13', checkOut: '2027-07-16' };
  expect(properties(await staysIn('Ibiza', july))).toEqual(properties(await staysIn('Ibiza')));
  const sum = (stays: Awaited<ReturnType<typeof staysIn>>) => stays.reduce((total, { price }) => total + price, 0);
  expect(sum(await staysIn('Ibiza', july))).toBeGreaterThan(1.5 * sum(await staysIn('Ibiza')));
});

test('the same question has the same answer, and more guests never pay less', async () => {
  const city = fc.constantFrom('Rome', 'Hallstatt', 'Leeds', 'Kyoto', 'Marrakesh', 'Lusaka');
  await fc.assert(
    fc.asyncProperty(
      city,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      async (name, adults, rooms) => {
        const stays = await staysIn(name, { adults, rooms });
        expect(await staysIn(name, { adults, rooms })).toEqual(stays);
        const more = new Map((await staysIn(name, { adults: adults + 1, rooms })).map((stay) => [stay.id, stay]));
        for (const { id, price, total } of stays) {
          expect(more.get(id)?.price).toBeGreaterThanOrEqual(price);
          // Kyoto's tax goes by a guest's part of the rate, and falls where more share a room.
          expect(more.get(id)?.total?.rooms).toBeGreaterThanOrEqual(total?.rooms ?? Infinity);
        }
      },
    ),
    { numRuns: 15 },
  );
});

test('stars cost more, and the median of three stars is near what the market says', async () => {
  const stays = await staysIn('Paris');
  const median = (stars: number) => {
    const rates = stays.filter((stay) => stay.stars === stars).map(({ price }) => price);
    return rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
  };
  const medians = [1, 2, 3, 4, 5].map(median);
  expect(medians).toEqual(medians.toSorted((one, other) => one - other));
  expect(median(3)).toBeGreaterThan(170);
  expect(median(3)).toBeLessThan(235);
});

test('what can be cancelled can be so until a day between asking and arrival', async () => {
  for (const { refundableUntil } of await staysIn('Rome', {}, '2027-04-10')) {
    if (refundableUntil == null) continue;
    expect(refundableUntil > '2027-04-10' && refundableUntil < query.checkIn).toBe(true);
  }
});

test('a booking search has every word of the query, as the site names them', () => {
  expect(bookingUrlOf('Casa Um, São Paulo & co', { ...query, adults: 3, rooms: 2 })).toBe(
    'https://www.booking.com/searchresults.html?ss=Casa+Um%2C+S%C3%A3o+Paulo+%26+co&checkin=2027-04-13&checkout=2027-04-16&group_adults=3&no_rooms=2',
  );
  const family = new URL(bookingUrlOf('Roma', { ...query, adults: 4, childAges: [5, 7] })).searchParams;
  expect([...family].slice(3)).toEqual([
    ...[['group_adults', '4'] as const, ['no_rooms', '2'] as const, ['group_children', '2'] as const],
    ...[['age', '5'] as const, ['age', '7'] as const],
  ]);
});

test('a child takes a bed, and a baby none', async () => {
  const nightly = async (childAges?: number[]) =>
    (await staysIn('Rome', childAges && { childAges })).map(({ price }) => price);
  expect(await nightly([1])).toEqual(await nightly());
  const [two, three] = [await nightly(), await nightly([5])];
  expect(three.every((price, at) => price > (two[at] ?? Infinity))).toBe(true);
});

describe('the place to stay that somebody means', () => {
  test('is a real city, or none', () => {
    expect(places.resolve('Qwertyville')).toEqual({ detail: '', others: [] });
    expect(places.resolve('Barcelo').others[0]?.name).toBe('Barcelona');
    expect(
      places
        .resolve('Cambridge')
        .others.map(({ detail }) => detail)
        .join(),
    ).toContain('United States');
  });

  test('has the market that is known of it, else one by its country, size and latitude', () => {
    const base = (city: string) => places.resolve(city).place?.market.base ?? 0;
    expect(base('Chamonix')).toBe(190);
    expect(base('Leeds')).toBeGreaterThan(base('Nagpur'));
    expect(base('Cusco and Machu Picchu')).toBe(base('Cusco'));
  });
});

describe('one journey has one price', () => {
  test.each(destinationCatalogue.map(({ name }) => name))(
    '%s is priced by the market a search for it uses',
    async (name) => {
      const { place } = places.resolve(name);
      expect(place?.market.months).toHaveLength(12);
      const asked = { checkIn: query.checkIn, nights: 3, guests: 2, rooms: 1, today: '2027-01-10' };
      const stays = await staysIn(name);
      for (const stars of [2, 3, 4]) {
        const rates = stays.filter((stay) => stay.stars === stars).map(({ price }) => price);
        if (!place || rates.length < 5) continue;
        // Offers are in whole dollars.
        const typical = Math.round(typicalNight(place.market, { ...asked, stars }));
        // The estimate is within what properties of its stars are offered for.
        expect(typical).toBeGreaterThanOrEqual(Math.min(...rates));
        expect(typical).toBeLessThanOrEqual(Math.max(...rates));
      }
    },
  );
});

test('leaves a share of the houses free while a feast fills the place, and says which feast it is', async () => {
  const feast = { checkIn: '2027-09-24', checkOut: '2027-09-27' };
  const before = await staysIn('Munich');
  const during = await staysIn('Munich', feast);
  expect(during.length).toBeGreaterThan(0);
  expect(during.length).toBeLessThan(before.length / 3);
  const { place } = places.resolve('Munich');
  expect(place && fullestEvent(place.market, feast)?.name).toBe('Oktoberfest');
  expect(place && fullestEvent(place.market, query)).toBeUndefined();
  // Who asks for one of its nights finds the same houses free.
  const oneNight = await staysIn('Munich', { ...feast, checkOut: '2027-09-25' });
  expect(new Set(oneNight.map(({ id }) => id))).toEqual(new Set(during.map(({ id }) => id)));
});

describe('what a property offers', () => {
  const place = {
    ...{ key: 'Verona IT', name: 'Verona', town: 'Verona', countryCode: 'IT', population: 250, propertyCount: 60 },
    position: { latitude: 45.44, longitude: 10.99 },
    market: { base: 100, months: [], weekend: 1, events: [] },
    quarters: [],
  };
  const aProperty = (more: Partial<Property> = {}): Property => ({
    ...{ id: 'h1', name: 'Casa Luna', kind: 'hotel', stars: 3, district: 'Old Town', position: place.position },
    ...{ distanceKm: 0.4, rating: 4.1, reviewCount: 80, rateFactor: 1 },
    ...more,
  });
  const asked = { ...query, city: 'verona, italy' };
  const offers = (properties: readonly Property[], more: Partial<StayParts> = {}) =>
    staysAt({ ...{ query: asked, place, properties, taxes: [], today: '2027-01-10' }, ...more });
  const offer = (more: Partial<Property> = {}, parts: Partial<StayParts> = {}) => offers([aProperty(more)], parts)[0]!;
  /** Three hundred properties alike, which differ by what falls to each. */
  const many = (more: Partial<Property> = {}, parts: Partial<StayParts> = {}) =>
    offers(
      Array.from({ length: 300 }, (_, at) => aProperty({ id: `h${at}`, ...more })),
      parts,
    );
  const shareOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean) =>
    items.filter(fits).length / items.length;

  test('is said in words, and its place is searched, not its invented name', () => {
    expect(offer()).toMatchObject({
      ...{ name: 'Casa Luna', location: 'Old Town, Verona', currency: 'USD', imageUrl: null },
      description: 'A three-star hotel in the Old Town area.',
      bookingUrl: bookingUrlOf('Old Town, Verona, Italy', query),
    });
    const said = (more: Partial<Property>) => offer(more).description;
    expect(said({ kind: 'hostel', stars: 1 })).toBe('A hostel in the Old Town area.');
    expect(said({ kind: 'guesthouse', stars: 2 })).toBe('A two-star guesthouse in the Old Town area.');
    expect(said({ kind: 'apartment', stars: 4 })).toBe('A four-star apartment house in the Old Town area.');
    expect(said({ kind: 'resort', stars: 5 })).toBe('A five-star resort in the Old Town area.');
  });

  test('says a quarter, a double name and a lone town without a word twice', () => {
    const where = (district: string, town: string) => locationOf(district, { town });
    expect(where('Gion', 'Kyoto')).toBe('Gion, Kyoto');
    expect(where('', 'Leeds')).toBe('Leeds');
    expect(where('Amalfi', 'Amalfi')).toBe('Amalfi');
    expect(where('Folly Beach', 'Charleston and Savannah')).toBe('Folly Beach');
    expect(where('Xlendi, Gozo', 'Malta')).toBe('Xlendi, Gozo');
  });

  test('says the country of a far town when the place is no land that holds it', () => {
    const towns = { 'Kranjska Gora': 'Slovenia', Lindos: 'Greece' };
    expect(locationOf('Kranjska Gora', { town: 'Lake Bled', towns })).toBe('Kranjska Gora, Slovenia');
    expect(locationOf('Mlino', { town: 'Lake Bled', towns })).toBe('Mlino, Lake Bled');
    expect(locationOf('Lindos', { town: 'Rhodes', towns, isLand: true })).toBe('Lindos, Rhodes');
  });

  test('keeps the way to its own middle when the whole of a place was looked for after one of its quarters', async () => {
    expect((await staysIn('Kranjska Gora')).length).toBeGreaterThan(0);
    const stays = await staysIn('Lake Bled');
    const far = stays.filter(({ location }) => location === 'Kranjska Gora, Slovenia');
    expect(far.length).toBeGreaterThan(0);
    for (const { centerOf, location } of far)
      expect([centerOf, location.startsWith(centerOf ?? '?')]).toEqual([centerOf, true]);
    for (const { distanceKm } of [...far, ...stays.filter(({ location }) => location.startsWith('Bled'))])
      expect(distanceKm).toBeLessThan(2.5);
  });

  test('lists no far town when a town was looked for that has a region around it', async () => {
    const locations = new Set((await staysIn('Montego Bay')).map(({ location }) => location));
    expect([...locations].filter((each) => !each.endsWith(', Montego Bay'))).toEqual([]);
  });

  test('has the houses of the town when its island was said behind it', async () => {
    const stays = await staysIn('Saint-Denis, Réunion');
    expect(stays.length).toBeGreaterThan(20);
    expect(Math.max(...stays.map(({ distanceKm }) => distanceKm ?? 0))).toBeGreaterThan(1);
  });

  test('lists only the houses of the quarter that was meant, by their way to its middle', () => {
    const [near, far] = [aProperty({ id: 'a', district: 'Near' }), aProperty({ id: 'b', district: 'Far' })];
    const position = { latitude: 45.44, longitude: 11 };
    const found = offers([near, far], { place: { ...place, within: ['Near'], position } });
    expect(found.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([['a', 0.8]]);
  });

  test('is board by its kind and stars', () => {
    for (const kind of ['apartment', 'hostel'] as const)
      expect(new Set(many({ kind }).map(({ board }) => board))).toEqual(new Set(['room-only']));
    expect(shareOf(many(), ({ board }) => board === 'breakfast')).toBeCloseTo(0.62, 1);
    expect(new Set(many().map(({ board }) => board))).toEqual(new Set(['breakfast', 'room-only']));
    for (const stars of [4, 5]) {
      expect(shareOf(many({ stars }), ({ board }) => board === 'half-board')).toBeCloseTo(0.08, 1);
      expect(shareOf(many({ stars }), ({ board }) => board === 'half-board')).toBeGreaterThan(0.03);
      expect(shareOf(many({ stars }), ({ board }) => board === 'breakfast')).toBeCloseTo(0.54, 1);
    }
  });

  test('costs what its rate factor makes of a typical night, and an apartment its cleaning', () => {
    const typical = typicalNight(place.market, {
      ...{ checkIn: query.checkIn, nights: 3, stars: 3, guests: 2, rooms: 1, today: '2027-01-10' },
    });
    const price = Math.round(typical * 1.5);
    expect(offer({ rateFactor: 1.5 })).toMatchObject({
      price,
      total: { amount: 3 * price, rooms: 3 * price, cleaningFee: 0, taxes: 0 },
    });
    const cleaned = (rooms: number) => offer({ kind: 'apartment' }, { query: { ...asked, rooms } }).total?.cleaningFee;
    expect([cleaned(1), cleaned(2)]).toEqual([30, 60]);
  });

  test('has the tax of its city: by guests and nights, or a share of the rate', () => {
    const free = offer().total!;
    expect(offer({}, { taxes: [{ guest: 2 }] }).total).toMatchObject({ taxes: 12, amount: free.rooms + 12 });
    expect(offer({}, { taxes: [{ guest: 2, share: 0.1 }] }).total?.taxes).toBe(Math.round(12 + 0.1 * free.rooms));
  });

  test('can be cancelled until one to seven days before, one in eight not at all, and none when that is past', () => {
    const days = many().map(({ refundableUntil }) => refundableUntil);
    expect(new Set(days)).toEqual(
      new Set([null, ...Array.from({ length: 7 }, (_, at) => `2027-04-${String(6 + at).padStart(2, '0')}`)]),
    );
    expect(shareOf(days, (day) => day === null)).toBeCloseTo(1 / 8, 1);
    const late = new Set(many({}, { today: '2027-04-10' }).map(({ refundableUntil }) => refundableUntil));
    expect(late).toEqual(new Set([null, '2027-04-11', '2027-04-12']));
  });

  test('is a room for two, a larger one for more, and as many as it takes', () => {
    const rooms = (kind: Property['kind'], adults: number, count = 1) =>
      new Set(many({ kind }, { query: { ...asked, adults, rooms: count } }).map(({ roomType }) => roomType));
    expect(rooms('hotel', 2)).toEqual(new Set(['Double room', 'Twin room', 'Superior double room']));
    expect(rooms('hostel', 1)).toEqual(new Set(['Private room', 'Private room, shared bathroom']));
    expect(rooms('hotel', 3)).toEqual(new Set(['Family room']));
    expect(rooms('apartment', 3)).toEqual(new Set(['Two-bedroom apartment']));
    expect(rooms('guesthouse', 4, 2)).toEqual(new Set(['2 x Double room', '2 x Room with garden view']));
    expect(rooms('hotel', 5, 2)).toEqual(new Set(['2 x Family room']));
  });

  test('has three to six amenities of its stars, no two properties the same', () => {
    const lists = many({ stars: 1 }).map(({ amenities }) => amenities);
    expect(new Set(lists.map(({ length }) => length))).toEqual(new Set([3, 4, 5, 6]));
    expect(new Set(lists.flat())).toEqual(
      new Set(['Free Wi-Fi', 'Shared kitchen', 'Luggage storage', 'Bar', 'Laundry', 'Bicycle hire']),
    );
    expect(new Set(lists.map((list) => list[0])).size).toBe(6);
    expect(new Set(many({ stars: 5 }).flatMap(({ amenities }) => amenities))).toContain('Concierge');
  });

  test('stands by rating, and where that is the same by name', () => {
    const properties = [
      aProperty({ id: 'a', name: 'Luna', rating: 4 }),
      aProperty({ id: 'b', name: 'Alba', rating: 4 }),
      aProperty({ id: 'c', name: 'Mare', rating: 4.5 }),
      aProperty({ id: 'd', name: 'Duomo', rating: 4 }),
    ];
    for (const list of [properties, properties.toReversed()])
      expect(offers(list).map(({ name }) => name)).toEqual(['Mare', 'Alba', 'Duomo', 'Luna']);
  });
});
