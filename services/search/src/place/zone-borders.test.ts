import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from './place-catalogue';

const cities = createCityIndex(destinationCatalogue, createAirportCatalogue());

test.each([
  ['Valladolid, Mexico', 'America/Merida'],
  ['Chichén Itzá', 'America/Merida'],
  ['Isla Holbox', 'America/Cancun'],
  ['Mariehamn', 'Europe/Mariehamn'],
  ['Malang', 'Asia/Jakarta'],
  ['Kennewick', 'America/Los_Angeles'],
  ['Torres del Paine', 'America/Punta_Arenas'],
  ['Chamonix', 'Europe/Paris'],
])('keeps the clock of %s when the nearest airport is across a border', (name, zone) =>
  expect(cities.find(name, 1)[0]?.timeZone).toBe(zone),
);

test('knows the clock of every place when it has no city beside it', () => {
  const named = ['Comino', 'Saba', 'Sark', 'Virgin Gorda', 'Lord Howe Island', 'Bequia'];
  expect(named.map((name) => cities.find(name, 1)[0]?.timeZone)).not.toContain('UTC');
});
