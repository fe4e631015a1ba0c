import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { cityNamesWithEvents, eventsOf } from './feast-catalogue';
import { createStayPlaces } from './market-catalogue';
import { fullestEvent } from './stay.model';

const cities = createCityIndex(destinationCatalogue, createAirportCatalogue());
const places = createStayPlaces(cities, destinationCatalogue);
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const placeIn = (city: string, countryCode: string) =>
  places.resolve(city).place?.countryCode === countryCode
    ? places.resolve(city).place
    : places.resolve(`${city}, ${countryNames.of(countryCode)}`).place;

test.each(cityNamesWithEvents)('fills $city when it has a feast', ({ city, countryCode }) => {
  const { market, season } = placeIn(city, countryCode) ?? {};
  expect(market?.events).toEqual(eventsOf(city, countryCode, season));
  for (const { factor, taken, name } of eventsOf(city, countryCode)) {
    expect(name).toBeTruthy();
    expect(factor).toBeGreaterThan(1);
    expect(taken).toBeLessThan(1);
  }
});

test.each([
  ['Munich', '2029-09-25', 'Oktoberfest'],
  ['Schwabing', '2027-09-20', 'Oktoberfest'],
  ['Pamplona', '2027-07-08', 'San Fermín'],
  ['Mecca', '2027-05-14', 'the Hajj'],
  ['Kyoto', '2028-05-02', 'Golden Week'],
  ['Colmar', '2027-12-10', 'the Christmas markets'],
  ['Hong Kong', '2028-01-27', 'the Lunar New Year'],
  ['Paraty', '2027-02-07', 'Carnival'],
  ['Takayama', '2027-05-02', 'Golden Week'],
  ['Izmir', '2027-03-10', 'Eid'],
  ['Vail', '2027-02-14', "Presidents' week"],
  ['Mont-Tremblant', '2027-10-09', 'Thanksgiving'],
  ['Cape May', '2027-09-05', 'Labor Day weekend'],
  ['Stowe', '2027-10-05', 'the autumn leaves'],
  ['Acapulco', '2027-03-24', 'Semana Santa'],
  ['Riccione', '2027-08-13', 'Ferragosto'],
  ['Binz', '2027-10-12', 'the autumn holidays'],
  ['Keswick', '2027-10-25', 'the October half-term'],
  ['Åre', '2027-02-20', 'the winter school holidays'],
  ['Visby', '2027-06-25', 'Midsummer'],
  ['Noosa Heads', '2027-01-15', 'the summer school holidays'],
  ['Gangneung', '2027-09-15', 'Chuseok'],
  ['Hakone', '2027-05-02', 'Golden Week'],
])('names the feast of %s when the night is %s', (city, checkIn, name) => {
  const { place } = places.resolve(city);
  const checkOut = checkIn.slice(0, 8) + String(Number(checkIn.slice(8)) + 1).padStart(2, '0');
  expect(fullestEvent(place!.market, { checkIn, checkOut })?.name).toBe(name);
});

test.each([
  ['Gramado', '2027-02-20'],
  ['Wanaka', '2027-01-12'],
  ['Punta del Este', '2027-01-20'],
  ['Boston', '2027-07-03'],
])('names no feast of %s when the night is %s', (city, checkIn) => {
  const { place } = places.resolve(city);
  const checkOut = checkIn.slice(0, 8) + String(Number(checkIn.slice(8)) + 1).padStart(2, '0');
  expect(fullestEvent(place!.market, { checkIn, checkOut })).toBeUndefined();
});

test('leaves a place free when it only shares the rates of a feasting one', () => {
  expect(eventsOf('Zwrtk', 'DE')).toEqual([]);
  expect(eventsOf('Munich', 'US')).toEqual([]);
});

test('has the feast of its country once when the city has one of that name', () => {
  const carnivals = eventsOf('Salvador', 'BR').filter(
    ({ name, from }) => name === 'Carnival' && from.startsWith('2027'),
  );
  expect(carnivals).toHaveLength(1);
});
