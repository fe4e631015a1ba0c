import { placeSearchAnswerSchema } from '@sojourn/contracts';
import { createAirportCatalogue, createAirportIndex } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from './place-catalogue';
import { createPlaceService } from './place.service';

const airports = createAirportCatalogue();
const places = createPlaceService({
  cities: createCityIndex(destinationCatalogue, airports),
  airports,
  airportIndex: createAirportIndex(airports),
});
const found = (keyword: string) => places.search(keyword).data;

test.each([
  ['a city', 'Rome', 'Rome', 'Italy', 'Europe/Rome', [41.9, 12.5]],
  ['a city and its country', 'Rome, Italy', 'Rome', 'Italy', 'Europe/Rome', [41.9, 12.5]],
  ['the one in that country', 'Valencia, Venezuela', 'Valencia', 'Venezuela', 'America/Caracas', [10.2, -68]],
  ['a name as it is typed without its accents', 'malaga', 'Málaga', 'Spain', 'Europe/Madrid', [36.7, -4.4]],
  ['the beginning of a name', 'toky', 'Tokyo', 'Japan', 'Asia/Tokyo', [35.7, 139.7]],
  ['a word within a name', 'Janeiro', 'Rio de Janeiro', 'Brazil', 'America/Sao_Paulo', [-22.9, -43.2]],
  ['a destination that is no city', 'Santorini', 'Santorini', 'Greece', 'Europe/Athens', [36.4, 25.4]],
])('%s is found first', (_what, typed, name, detail, timeZone, [latitude, longitude]) => {
  const [first] = found(typed);
  expect(first).toMatchObject({ kind: 'city', name, detail, timeZone, iataCode: null });
  expect(Math.abs((first?.position.latitude ?? 0) - Number(latitude))).toBeLessThan(0.2);
  expect(Math.abs((first?.position.longitude ?? 0) - Number(longitude))).toBeLessThan(0.2);
});

test('a code is its airport, with the clock that it has', () => {
  expect(found('nrt')[0]).toMatchObject({ kind: 'airport', iataCode: 'NRT', timeZone: 'Asia/Tokyo' });
  expect(found('NRT')[0]?.detail).toContain('Japan');
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
