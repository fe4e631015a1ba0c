import { placeSearchAnswerSchema } from '@sojourn/contracts';
import { createAirportCatalogue, createAirportIndex } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createStayPlaces } from '../hotel/market-catalogue';
import { stayAreas } from '../hotel/stay-areas';
import { createCityIndex } from './place-catalogue';
import { createPlaceService } from './place.service';
import { sightsOf } from './sight-catalogue';

const airports = createAirportCatalogue();
const cities = createCityIndex(destinationCatalogue, airports);
const stays = createStayPlaces(cities, destinationCatalogue, airports.airports);
const places = createPlaceService({
  cities,
  airports,
  airportIndex: createAirportIndex(airports),
  areas: () => stayAreas(stays, destinationCatalogue),
  sights: () =>
    sightsOf({
      entries: destinationCatalogue,
      cities,
      quartersOf: (name) => stays.resolve(name).place?.quarters ?? [],
    }),
});
const found = (keyword: string) => places.search(keyword).data;

test.each([
  ['Rome', { name: 'Rome', detail: 'Italy', timeZone: 'Europe/Rome' }, [41.9, 12.5]],
  ['Rome, Italy', { name: 'Rome', detail: 'Italy', timeZone: 'Europe/Rome' }, [41.9, 12.5]],
  ['Valencia, Venezuela', { detail: 'Venezuela', timeZone: 'America/Caracas' }, [10.2, -68]],
  ['malaga', { name: 'Málaga', detail: 'Spain', timeZone: 'Europe/Madrid' }, [36.7, -4.4]],
  ['toky', { name: 'Tokyo', detail: 'Japan', timeZone: 'Asia/Tokyo' }, [35.7, 139.7]],
  ['Janeiro', { name: 'Rio de Janeiro', timeZone: 'America/Sao_Paulo' }, [-22.9, -43.2]],
  ['Santorini', { name: 'Santorini', detail: 'Greece', timeZone: 'Europe/Athens' }, [36.4, 25.4]],
  ['NYC', { name: 'New York City', detail: 'New York, United States' }, [40.7, -74]],
  ['Mailand', { name: 'Milan', detail: 'Italy' }, [45.5, 9.2]],
  ['東京', { name: 'Tokyo', detail: 'Japan' }, [35.7, 139.7]],
  ['Paris, Texas', { name: 'Paris', detail: 'Texas, United States' }, [33.7, -95.5]],
  ['valencia', { name: 'Valencia', detail: 'Spain' }, [39.5, -0.4]],
  ['Door County', { name: 'Door County', detail: 'United States' }, [44.8, -87.4]],
  ['Catskills', { name: 'Catskills', detail: 'United States' }, [42, -74.1]],
  ['Sunny Beach', { name: 'Sunny Beach', detail: 'Bulgaria' }, [42.7, 27.7]],
  ['Hallstatt', { name: 'Hallstatt', detail: 'Austria' }, [47.56, 13.65]],
  ['Bath', { name: 'Bath', detail: 'United Kingdom' }, [51.4, -2.4]],
] as const)('%s is found first', (typed, expected, [latitude, longitude]) => {
  const [first] = found(typed);
  expect(first).toMatchObject({ kind: 'city', iataCode: null, ...expected });
  expect(Math.abs((first?.position.latitude ?? 0) - latitude)).toBeLessThan(0.2);
  expect(Math.abs((first?.position.longitude ?? 0) - longitude)).toBeLessThan(0.2);
});

test.each([
  ['Lofoten', 'Lofoten, Norway'],
  ['Isle of Skye', 'Isle of Skye, United Kingdom'],
  ['Skye', 'Skye, United Kingdom'],
  ['Peloponnese', 'Peloponnese, Greece'],
  ['Eiffel Tower', 'Eiffel Tower, Paris, France'],
  ['hotels near the Eiffel Tower', 'Eiffel Tower, Paris, France'],
  ['新宿', 'Shinjuku, Tokyo, Japan'],
  ['Costa Rica', 'Costa Rica, '],
  ['Grece', 'Greece, '],
  ['Japan', 'Japan, '],
  ['Jamaica', 'Jamaica, '],
  ['Mexico', 'Mexico, '],
  ['Lebanon', 'Lebanon, '],
  ['Malta', 'Malta, Malta'],
  ['Bali', 'Bali, Indonesia'],
  ['Baga Beach', 'Baga, Goa, India'],
  ['England', 'England, United Kingdom'],
  ['Granada', 'Granada, Spain'],
  ['Valencia', 'Valencia, Spain'],
  ['Salzburg', 'Salzburg, Austria'],
  ['Positano', 'Positano, Italy'],
  ['Brooklyn', 'Brooklyn, New York, United States'],
  ['Mittenwald', 'Mittenwald, Garmisch-Partenkirchen, Germany'],
  ['Innsbruck', 'Innsbruck, Austria'],
])('suggests what people mean first, once, when %s is typed', (typed, expected) => {
  const texts = found(typed).map(({ name, detail }) => `${name}, ${detail}`);
  expect(texts[0]).toBe(expected);
  expect(texts.filter((text) => text === expected)).toHaveLength(1);
});

test.each([
  ['Reykjavic', 'Reykjavík, Iceland'],
  ['Rio de Janiero', 'Rio de Janeiro, Brazil'],
  ['Rio de Janiero, Brazil', 'Rio de Janeiro, Brazil'],
  ['Lisbonn', 'Lisbon, Portugal'],
  ['Amsterdan', 'Amsterdam, Netherlands'],
  ['Dubrovnic', 'Dubrovnik, Croatia'],
  ['Barcelonna', 'Barcelona, Spain'],
  ['Budapesth', 'Budapest, Hungary'],
  ['Cinque Tere', 'Cinque Terre, Italy'],
  ['Tuscanny', 'Tuscany, Italy'],
  ['Monmartre', 'Montmartre, Paris, France'],
])('suggests the place before any airport, once, when %s is misspelt', (typed, expected) => {
  const texts = found(typed).map(({ kind, name, detail }) => `${kind} ${name}, ${detail}`);
  expect(texts[0]).toBe(`city ${expected}`);
  expect(texts.filter((text) => text === texts[0])).toHaveLength(1);
});

test.each(['Xyzzyq', 'LHR', 'lhr'])('guesses no city when %s is typed', (typed) => {
  expect(found(typed).filter(({ kind }) => kind === 'city')).toEqual([]);
});

test.each([
  ['Wachau', 'Wachau', 'Austria'],
  ['alent', 'Alentejo', 'Portugal'],
  ['Gardasee', 'Lake Garda', 'Italy'],
  ['Kadıköy', 'Kadıköy', 'Istanbul, Türkiye'],
  ['Île de Ré', 'Île de Ré', 'France'],
])('suggests the area when %s is typed', (typed, name, detail) => {
  expect(found(typed)).toContainEqual(expect.objectContaining({ kind: 'city', name, detail }));
  expect(stays.resolve(`${name}, ${detail}`)).not.toMatchObject({ place: undefined, others: [] });
});

test.each([
  ['Пловдив', 'Plovdiv'],
  ['Ναύπλιο', 'Náfplio'],
  ['באר שבע', 'Beersheba'],
  ['الأقصر', 'Luxor'],
  ['ბათუმი', 'Batumi'],
  ['Երևան', 'Yerevan'],
  ['เชียงใหม่', 'Chiang Mai'],
  ['桂林', 'Guilin'],
  ['別府', 'Beppu'],
  ['경주', 'Gyeongju'],
  ['जयपुर', 'Jaipur'],
  ['Iruña', 'Pamplona'],
  ['Den Haag', 'The Hague'],
  ['Kaapstad', 'Cape Town'],
])('suggests a city when its name is typed in another language as %s', (typed, name) =>
  expect(found(typed)[0]?.name).toBe(name),
);

test('a code is its airport, with the clock that it has', () => {
  expect(found('NRT')[0]).toMatchObject({ kind: 'airport', iataCode: 'NRT', timeZone: 'Asia/Tokyo' });
  expect(found('NRT')[0]?.detail).toContain('Japan');
});

test.each([
  ['Oxford', 51.752, -1.2577],
  ['Paris', 48.8566, 2.3522],
  ['New York City', 40.7831, -73.9712],
  ['Leeds', 53.8, -1.55],
  ['Cambridge', 42.3736, -71.1097],
])('%s is where %d, %d is', (name, latitude, longitude) => {
  expect(cities.nearest({ latitude, longitude })?.name).toBe(name);
});

test('airports of a city come after it, and nothing twice', () => {
  const kinds = found('rome').map(({ kind }) => kind);
  expect(kinds).toEqual([...kinds].sort((one, other) => Number(one === 'airport') - Number(other === 'airport')));
  expect(kinds).toContain('airport');
  const ids = found('san').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(8);
});

test.each(['Zzyzzx', 'r', '<script>', '🌋🌋'])('what nobody knows is an empty list: %s', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('what is answered fits the contract, whatever is typed', () => {
  for (const typed of ['pa', 'new', 'sao', 'SAN', 'the hague'])
    expect(placeSearchAnswerSchema.safeParse(places.search(typed)).success).toBe(true);
});

describe('sights', () => {
  const vienna = { latitude: 48.21, longitude: 16.37 };
  const near = (keyword: string) => places.searchSights(keyword, { near: vienna }).data;

  test.each([
    ['Naschmarkt', 'Naschmarkt', 'Vienna, Austria'],
    ['stephansdom', "St. Stephen's Cathedral", 'Vienna, Austria'],
    ['Colosseum', 'Colosseum', 'Rome, Italy'],
    ['alfama', 'Alfama', 'Lisbon, Portugal'],
    ['Golden Gate Bridge', 'Golden Gate Bridge', 'San Francisco, United States'],
  ])('%s is found first, with its town', (typed, name, detail) => {
    expect(near(typed)[0]).toMatchObject({ kind: 'sight', name, detail });
  });

  test('of several towns of a name the one in reach of the trip comes first', () => {
    const first = (latitude: number, longitude: number) =>
      places.searchSights('Kingston', { near: { latitude, longitude } }).data.find(({ kind }) => kind === 'city');
    expect(first(43.65, -79.38)?.detail).toBe('Ontario, Canada');
    expect(first(18.47, -77.92)?.detail).toBe('Jamaica');
    expect(first(48.2, 16.37)?.detail).toBe('Jamaica');
  });

  test.each([
    ['Angels Landing', undefined, 'Angels Landing, Zion and Bryce Canyon, United States'],
    ['Angels Landing Zion', [37.2, -113], 'Angels Landing, Zion and Bryce Canyon, United States'],
    ['Palenque ruins', undefined, 'Palenque ruins, Mexico'],
    ['Australia Zoo', [-26.65, 153.06], 'Australia Zoo, Queensland, Australia'],
    ['The Alamo', [29.42, -98.49], 'The Alamo, San Antonio, United States'],
    ['Signal Hill', [47.56, -52.71], 'Signal Hill, Newfoundland and Labrador, Canada'],
    ['Signal Hill', [-33.92, 18.42], 'Signal Hill, Cape Town, South Africa'],
    ['Bondi to Coogee walk', [-33.87, 151.2], 'Bondi to Coogee, Sydney, Australia'],
    ['Mount Rushmore', undefined, 'Mount Rushmore, South Dakota, United States'],
    ['Bourbon Street', [29.95, -90.07], 'Bourbon Street, New Orleans, United States'],
    ['Coliseo', undefined, 'Colosseum, Rome, Italy'],
    ['Estátua da Liberdade', [40.7, -74], 'Statue of Liberty, New York, United States'],
    ['Catedral de Notre Dame', undefined, 'Notre-Dame, Paris, France'],
    ['자유의 여신상', undefined, 'Statue of Liberty, New York, United States'],
    ['Nueva York', undefined, 'New York City, New York, United States'],
    ['Florencia', undefined, 'Florence, Italy'],
    ['Londres', undefined, 'London, United Kingdom'],
  ] as const)('%s is found first by who travels to %j', (typed, to, expected) => {
    const trip = to && { latitude: to[0], longitude: to[1] };
    const [first] = places.searchSights(typed, { near: trip }).data;
    expect(`${first?.name}, ${first?.detail}`).toBe(expected);
  });

  test('finds one Hobbiton, and nothing far that has a word of what was typed', () => {
    const names = (keyword: string) => places.searchSights(keyword, {}).data.map(({ name }) => name);
    expect(names('Hobbiton').filter((name) => name.startsWith('Hobbiton'))).toEqual(['Hobbiton']);
    expect(names('Cathedral Cove')).toEqual(['Cathedral Cove']);
    expect(names('Xyzzy Cove')).toEqual([]);
  });

  test('a city and an airport are found as before', () => {
    expect(near('Salzburg')[0]).toMatchObject({ kind: 'city', name: 'Salzburg' });
    expect(near('VIE')[0]).toMatchObject({ kind: 'airport', iataCode: 'VIE' });
  });

  test('no airport is offered for a word that none has', () => {
    expect(near('alfama').filter(({ kind }) => kind === 'airport')).toEqual([]);
    expect(found('Naschmarkt').some(({ kind }) => kind === 'sight')).toBe(false);
  });
});

test.each([
  ['Hanover', 'Hannover, Germany'],
  ['Oia', 'Oía, Greece'],
  ['Skye', 'Skye, United Kingdom'],
  ['Cologne', 'Cologne, Germany'],
  ['Шереметьево', 'Sheremetyevo International Airport, Moscow, Russia'],
])('suggests for %j at first %s', (keyword, first) => {
  const [place] = found(keyword);
  expect(`${place?.name}, ${place?.detail}`).toBe(first);
});

test.each([
  'Udaipur',
  'Niagara-on-the-Lake',
  'niagara',
  'niagra on the lake',
  'San José',
  'Bali',
  'Victoria',
  'Santa Cruz',
])('suggests for %j no two places that nobody could tell apart', (keyword) => {
  const texts = found(keyword).map(({ name, detail }) => `${name}, ${detail}`.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
  expect(stays.resolve(keyword).others.map(({ name, detail }) => `${name} ${detail}`)).toEqual([
    ...new Set(stays.resolve(keyword).others.map(({ name, detail }) => `${name} ${detail}`)),
  ]);
});
