import { distanceKm } from '@sojourn/travel';
import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createStayPlaces } from './market-catalogue';
import regionRows from './market/regions.json' with { type: 'json' };

const catalogue = createAirportCatalogue();
const cities = createCityIndex(destinationCatalogue, catalogue);
const places = createStayPlaces(cities, destinationCatalogue, catalogue.airports);
const keyOf = (typed: string) => places.resolve(typed).place?.key;
const choicesOf = (typed: string) => places.resolve(typed).others.map(({ name }) => name);

test.each([
  ['Tokyo', '東京', 'Tokio', 'tokyo, japan', 'TOKYO'],
  ['New York', 'NYC', 'New York City', 'Nueva York', 'Manhattan'],
  ['Marrakesh', 'Marrakech', 'Marrakesch'],
  ['Florence', 'Firenze', 'Florenz'],
  ['Hội An', 'Hoi An', 'hoi an vietnam'],
  ['Québec City', 'Quebec', 'Québec'],
  ['Kochi and the Backwaters', 'Cochin'],
  ['Ubud, Bali', 'Ubud'],
  ['Singapore', 'シンガポール', 'Singapur'],
  ['Mallorca', 'Majorca', 'Majorque', 'Maiorca'],
  ['Tenerife', 'Teneriffa'],
  ['Crete', 'Kreta', 'Creta'],
  ['Rhodes', 'Rhodos'],
])('gives %s one inventory when it is typed otherwise', (name, ...others) => {
  const key = keyOf(name);
  expect(key).toBeDefined();
  for (const other of others) expect([other, keyOf(other)]).toEqual([other, key]);
});

test.each([
  ['Oia', 'Santorini GR'],
  ['Trastevere', 'Rome IT'],
  ['Shibuya, Tokyo', 'Tokyo JP'],
  ['Waikiki', 'Honolulu US'],
  ['Port Antonio', 'Montego Bay JM'],
  ['Seminyak', 'Bali ID'],
  ['Gozo', 'Malta MT'],
  ['Patong', 'Phuket TH'],
])('finds the part of a place when %s is typed', (typed, key) => {
  const { place } = places.resolve(typed);
  expect(place?.key).toBe(key);
  expect(place?.within?.length).toBeGreaterThan(0);
  expect(place?.within?.length).toBeLessThan(place?.quarters.length ?? 0);
});

test.each([
  ['Lofoten', 'Lofoten Islands', 8],
  ['Isle of Skye', 'Isle of Skye', 8],
  ['Skye', 'Isle of Skye', 8],
  ['Cinque Terre', 'Cinque Terre', 5],
  ['Peloponnese', 'Peloponnese', 8],
  ['hotels near Disneyland Paris', 'Disneyland Paris', 5],
  ['Hannover', 'Hannover', 8],
  ['Byron Bay', 'Byron Bay', 7],
  ['Essaouira', 'Essaouira', 6],
])('finds houses in every village of it when %s is typed', (typed, name, atLeast) => {
  const { place } = places.resolve(typed);
  expect([place?.name, place?.within]).toEqual([name, undefined]);
  expect(place?.quarters.length).toBeGreaterThanOrEqual(atLeast);
  expect(place?.propertyCount).toBeGreaterThanOrEqual(2 * (place?.quarters.length ?? Infinity));
});

test.each([
  ['Eiffel Tower', 'the Eiffel Tower', 'Paris'],
  ['hotels near the Eiffel Tower', 'the Eiffel Tower', 'Paris'],
  ['Tour Eiffel', 'the Eiffel Tower', 'Paris'],
  ['Colosseum', 'the Colosseum', 'Rome'],
  ['Stonehenge', 'Stonehenge', 'Salisbury'],
  ['Europa-Park', 'Europa-Park', 'Freiburg and the Black Forest'],
  ['Uffizi', 'Uffizi', 'Florence'],
])('finds houses near it, and not in it, when %s is typed', (typed, name, town) => {
  expect(places.resolve(typed).place).toMatchObject({ name, town, isNear: true });
});

test.each([
  ['Sankt Anton', 'St. Anton'],
  ['St. Anton', 'St. Anton'],
  ['San Blas', 'San Blas Islands'],
  ['新宿', 'Shinjuku'],
  ['명동', 'Myeongdong'],
  ['München Flughafen', 'Freising'],
  ['Flughafen München', 'Freising'],
  ['成田空港', 'Narita'],
  ['Lagos, Portugal', 'Lagos'],
  ['Wembley', 'Wembley'],
])('knows the place of the name when %s is typed', (typed, name) =>
  expect(places.resolve(typed).place?.name).toBe(name),
);

test('finds most houses of a village on its own island when a wider region lists it too', () => {
  expect(places.resolve('Portree').place?.town).toBe('Isle of Skye');
});

test.each([
  ['Reykjavic', ['Reykjavík, Iceland']],
  ['hotels in Rio de Janiero', ['Rio de Janeiro, Brazil']],
  ['Dubrovnic, Croatia', ['Dubrovnik, Croatia']],
  ['Tuscanny', ['Tuscany, ']],
  ['Monmartre', ['Montmartre, Paris']],
  ['Xyzzyq', []],
])('asks for what is spelt nearly so when %s is typed', (typed, expected) => {
  const { place, others } = places.resolve(typed);
  expect(place).toBeUndefined();
  expect(others.map(({ name, detail }) => `${name}, ${detail}`)).toEqual(expected);
});

test.each([
  ['Patong Beach', 'Patong'],
  ['Gion district', 'Gion'],
  ['Ko Tao', 'Koh Tao'],
  ['Phi Phi Islands', 'Koh Phi Phi'],
  ['St Ives', 'St Ives'],
  ['Carmel', 'Carmel-by-the-Sea'],
  ['Saint-Malo', 'Saint-Malo'],
  ['Sapa', 'Sa Pa'],
  ['Ronda', 'Ronda'],
  ['Long Beach', 'Long Beach'],
  ['Delphi', 'Delphi'],
  ['Mount Rainier', 'Ashford'],
  ['Arenal', 'La Fortuna'],
])('knows the very place when %s is typed', (typed, name) => expect(places.resolve(typed).place?.name).toBe(name));

test.each([
  ['Manhattan', 9],
  ['Brooklyn', 2],
  ['Left Bank', 3],
  ['Miami Beach', 2],
])('takes the quarters of a city together when they are called %s', (typed, count) => {
  const { place } = places.resolve(typed);
  expect([place?.name, place?.within?.length]).toEqual([typed, count]);
});

test.each([
  'Jamaica',
  'Puerto Rico',
  'Italy',
  'Italien',
  '日本',
  'Greece',
  'Mexico',
  'Tuscany',
  'Bavaria',
  'Hawaii',
  'Georgia',
])('asks for a place in it when %s is typed', (typed) => {
  const { place, region } = places.resolve(typed);
  expect([place, region === undefined]).toEqual([undefined, false]);
  expect(choicesOf(typed).length).toBeGreaterThanOrEqual(2);
  for (const { name, detail } of places.resolve(typed).others)
    expect([name, places.resolve(`${name}, ${detail}`).place === undefined]).toEqual([name, false]);
});

test('offers no place of another country when a country is named', () => {
  for (const typed of ['Jamaica', 'Puerto Rico'])
    for (const { detail } of places.resolve(typed).others) expect(detail).toBe(typed);
});

test.each([
  ['Napa Valley', 'napa'],
  ['the Algarve', 'algarve'],
  ['Provence', 'provence'],
  ['Cornwall', 'cornwall'],
  ['Cotswolds', 'bath'],
  ['Sicily', undefined],
  ['hotels in Rome', 'Rome IT'],
  ['Monaco', 'Monaco MC'],
  ['Singapore', 'Singapore SG'],
  ['Luxembourg', 'Luxembourg LU'],
])('knows which place is meant when %s is typed', (typed, key) => expect(keyOf(typed)).toBe(key));

test('asks which one is meant when many places have a quarter of the name', () => {
  expect(places.resolve('Chinatown').place).toBeUndefined();
  expect(choicesOf('Chinatown').length).toBeGreaterThan(2);
});

test('finds every place that a region offers', () => {
  const isLost = ({ place, others }: ReturnType<typeof places.resolve>) => !place && others.length === 0;
  const lost = (regionRows.regions as [string, string, string][]).flatMap(([region, , names]) =>
    names
      .split('|')
      .filter((name) => isLost(places.resolve(name)))
      .map((name) => `${region}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['Córdoba', 'Argentina'],
  ['Valencia', 'Venezuela'],
  ['Birmingham', 'Alabama, United States'],
  ['Newcastle', 'New South Wales, Australia'],
])('says the other %s when one of some size is in %s', (typed, detail) => {
  const { place, others } = places.resolve(typed);
  expect(place).toBeDefined();
  expect(others).toContainEqual({ name: typed, detail });
  const other = places.resolve(`${typed}, ${detail}`);
  expect([other.detail, other.place?.key === place?.key]).toEqual([detail, false]);
});

test.each(['Paris', 'Vienna', 'Rome, Italy', 'Córdoba, Spain', 'Tokyo', 'Antwerpen'])(
  'says no other place when none of some size bears the name %s',
  (typed) => expect(choicesOf(typed)).toEqual([]),
);

test('offers the towns of a name beside its quarters when several cities have such a quarter', () => {
  expect(places.resolve('Richmond').others).toEqual(
    expect.arrayContaining([
      { name: 'Richmond', detail: 'Virginia, United States' },
      { name: 'Richmond', detail: 'Melbourne' },
    ]),
  );
});

test.each([
  ['Kandy', 30],
  ['Rovaniemi', 70],
  ['Montego Bay', 70],
  ['Samarkand', 70],
  ['Perth', 30],
  ['Quito', 40],
  ['Los Angeles', 40],
])('leaves far towns of a wider place out when its town %s is typed', (typed, km) => {
  const { place } = places.resolve(typed);
  expect([place?.name, place?.town !== undefined]).toEqual([typed, true]);
  const meant = place!.quarters.filter(({ name }) => place!.within?.includes(name) ?? true);
  expect(meant.length).toBeGreaterThan(0);
  for (const quarter of meant) expect(distanceKm(quarter, place!.position)).toBeLessThan(km);
});

test.each(['Kandy and the Hill Country', 'Mallorca', 'Tenerife', 'Crete', 'Okinawa', 'Okavango Delta'])(
  'keeps all its towns when a region or island is typed as %s',
  (typed) => expect(places.resolve(typed).place?.within).toBeUndefined(),
);

test('finds the city when a name is its own and that of its old town', () =>
  expect(places.resolve('Palma').place?.name).toBe('Palma de Mallorca'));

test.each([
  ['Gatwick', 'LGW'],
  ['LGW', 'LGW'],
  ['Heathrow', 'LHR'],
  ['hotels near Heathrow', 'LHR'],
  ['near CDG', 'CDG'],
  ['Orly airport', 'ORY'],
  ['Aeropuerto de Girona', 'GRO'],
  ['London Gatwick Airport, London, United Kingdom', 'LGW'],
])('gives the town beside the airport when %s is typed', (typed, code) => {
  const { place, detail } = places.resolve(typed);
  const airport = catalogue.airportsOf(code)[0]!;
  expect(detail).toContain(`near ${airport.name} (${code})`);
  expect(distanceKm(place!.position, airport.position)).toBeLessThan(12);
});

test('gives the quarters of its own city beside an airport when they are nearer than any town', () => {
  const { place, detail } = places.resolve('near Dubai airport');
  expect(detail).toContain('(DXB)');
  expect(place?.name).toBe('Dubai');
  expect(place?.within?.[0]).toBe('Deira');
  expect(place?.within).not.toContain('Dubai Marina');
});

test.each(['Narita', 'Newark', 'Manhattan', 'Bergamo'])(
  'gives the town itself when an airport only bears its name: %s',
  (typed) => expect(places.resolve(typed).detail).not.toContain('near '),
);

test('offers villages when an island of several is typed', () =>
  expect(choicesOf('Île de Ré')).toEqual(expect.arrayContaining(['Saint-Martin-de-Ré', 'La Flotte', 'Ars-en-Ré'])));

test('names the village of another country when people travel to both', () => {
  expect(places.resolve('Tobermory').others).toContainEqual({ name: 'Tobermory', detail: 'Ontario, Canada' });
  expect(places.resolve('Tobermory, Ontario').place?.countryCode).toBe('CA');
});

test('names every well-known place of the name when three countries have one', () =>
  expect(places.resolve('Tripoli').others.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['Lebanon', 'Greece']),
  ));
