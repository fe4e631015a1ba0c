import { createAirportCatalogue } from './airport-catalogue';
import { gatewayAirport } from './gateway.model';

const { airports } = createAirportCatalogue();

test.each([
  ['Rio de Janeiro', -22.9068, -43.1729, 'GIG'],
  ['Seoul', 37.5665, 126.978, 'ICN'],
  ['Buenos Aires', -34.6083, -58.3712, 'EZE'],
  ['Galle', 6.029, 80.217, 'CMB'],
  ['Osaka', 34.6937, 135.5023, 'KIX'],
  ['New York', 40.758, -73.9855, 'JFK'],
  ['London', 51.5074, -0.1278, 'LHR'],
  ['Lisbon', 38.71, -9.137, 'LIS'],
  ['Naxos', 37.105, 25.376, 'JNX'],
])('lands in %s at the international airport', (...[, latitude, longitude, code]) =>
  expect(gatewayAirport(airports, { latitude, longitude }).airport.iataCode).toBe(code),
);

test('stays at the near airport when the international one is a day away', () =>
  expect(gatewayAirport(airports, { latitude: 6.284, longitude: 81.124 }).distanceKm).toBeLessThan(200));
