import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createGettingThere } from '../destination/getting-there.model';
import { createCityIndex } from '../place/place-catalogue';
import { createCityTrain } from './city-train';

const catalogue = createAirportCatalogue();
const towns = createCityIndex(destinationCatalogue, catalogue);
const train = createCityTrain({ catalogue, towns });

test.each<[string, string, number]>([
  ['FCO', 'FLR', 90],
  ['ROM', 'MIL', 190],
  ['LHR', 'CDG', 135],
  ['LON', 'PAR', 135],
  ['CDG', 'LYS', 120],
  ['EWR', 'DCA', 175],
  ['JFK', 'BOS', 225],
  ['HND', 'KIX', 150],
  ['ICN', 'PUS', 150],
  ['MAD', 'BCN', 150],
  ['CAN', 'HKG', 50],
  ['KMG', 'DLU', 120],
  ['MIA', 'MCO', 215],
  ['SEA', 'PDX', 210],
  ['LAX', 'SAN', 175],
  ['CGK', 'BDO', 45],
  ['CMN', 'RAK', 160],
  ['TAS', 'SKD', 130],
])('knows the train of cities when people fly from %s to %s', (from, to, minutes) => {
  expect(train(from, to)).toBe(minutes);
  expect(train(to, from)).toBe(minutes);
});

test.each<[string, string]>([
  ['LHR', 'LGW'],
  ['SEA', 'LAS'],
  ['KEF', 'AEY'],
  ['SPU', 'DBV'],
  ['LHR', 'DUB'],
  ['FCO', 'PMO'],
  ['SYD', 'MEL'],
  ['JFK', 'LAX'],
  ['HNL', 'OGG'],
])('knows no train when people fly from %s to %s', (from, to) => expect(train(from, to)).toBeUndefined());

test.each([
  ['LHR', 'Paris', 'London'],
  ['MXP', 'Florence', 'Milan'],
  ['HND', 'Osaka', 'Tokyo'],
  ['JFK', 'Boston', 'New York'],
  ['MAD', 'Barcelona', 'Madrid'],
])('says the time that the page of the destination says when people fly from %s to %s', (code, name, town) => {
  const gettingThere = createGettingThere({ airports: catalogue.airports, towns });
  const entry = destinationCatalogue.find((each) => each.name === name)!;
  const said = gettingThere(entry).trains.find(({ from }) => from.startsWith(town));
  expect(said?.minutes).toBeGreaterThan(0);
  expect(train(code, entry.airportCode)).toBe(said?.minutes);
});
