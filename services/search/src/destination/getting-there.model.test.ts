import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { createGettingThere } from './getting-there.model';

const catalogue = createAirportCatalogue();
const { airports } = catalogue;
const gettingThere = createGettingThere({
  airports,
  towns: createCityIndex(destinationCatalogue, catalogue),
  destinations: destinationCatalogue.map(({ position }) => position),
});
const entryOf = (id: string) => {
  const entry = destinationCatalogue.find((each) => each.id === id);
  if (!entry) throw new Error(`${id} is not in the catalogue`);
  return entry;
};
const reached = (id: string) => gettingThere(entryOf(id));
const codesOf = (id: string) => reached(id).airports.map(({ iataCode }) => iataCode);

describe('the airports of a place', () => {
  test('names the airport with its kilometres when there is one', () =>
    expect(reached('fes').airports).toEqual([{ iataCode: 'FEZ', name: 'Fes-Saiss Airport', kilometres: 14 }]));

  test.each([
    ['tokyo', ['HND', 'NRT']],
    ['kyoto', ['ITM', 'UKB', 'KIX']],
    ['granada', ['GRX', 'AGP']],
    ['boston', ['BOS', 'MHT', 'PVD']],
    ['london', ['LCY', 'LHR', 'LGW', 'LTN', 'STN']],
    ['killarney', ['KIR', 'ORK']],
    ['iguazu', ['IGU', 'IGR']],
    ['lofoten', ['SVJ', 'LKN', 'SKN', 'EVE']],
  ])('lists all airports of %s, the nearest first', (id, codes) => expect(codesOf(id)).toEqual(codes));

  test.each([
    ['loire', ['TUF', 'CDG']],
    ['sicily', ['CTA']],
    ['serengeti', ['SEU', 'JRO']],
  ])('leaves out for %s what is far away or beyond a strait', (id, codes) => expect(codesOf(id)).toEqual(codes));

  test('lists five at most, with the one that the catalogue flies to among them', () => {
    for (const entry of destinationCatalogue) {
      const found = gettingThere(entry).airports;
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.map(({ iataCode }) => iataCode)).toContain(entry.airportCode);
      const ways = found.map(({ kilometres }) => kilometres);
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    }
  });

  test('claims no airport when its code is unknown', () => {
    const found = gettingThere({ ...entryOf('fes'), name: 'Nowhere', airportCode: 'QQQ' });
    expect(found.airports).toEqual([]);
    expect(found).not.toHaveProperty('timeZone');
  });
});

describe('the trains to a place', () => {
  test('come from the great towns of its country, the shortest ride first', () => {
    const { trains, station } = reached('fes');
    expect(station).toEqual({ name: 'Fes', kilometres: 2 });
    expect(trains.map(({ from }) => from)).toEqual(expect.arrayContaining(['Meknes', 'Rabat', 'Tangier', 'Marrakesh']));
    expect(trains.every(({ isAbroad, minutes }) => !isAbroad && minutes <= 420)).toBe(true);
  });

  test('cross a border where lines do', () => {
    const abroad = reached('vienna').trains.filter(({ isAbroad }) => isAbroad);
    expect(abroad.map(({ from }) => from)).toEqual(['Bratislava', 'Brno', 'Budapest', 'Prague', 'Munich']);
  });

  test.each([
    ['florence', ['Venice', 'Bologna', 'Pisa', 'Rome']],
    ['madrid', ['Toledo', 'Segovia', 'Córdoba', 'Barcelona']],
    ['munich', ['Salzburg', 'Innsbruck', 'Vienna']],
    ['osaka', ['Kyoto', 'Nara', 'Hiroshima']],
    ['bergen', ['Oslo', 'Voss']],
    ['cusco', ['Machu Picchu']],
    ['killarney', ['Cork', 'Limerick']],
  ])('to %s come from where its visitors go, great or near', (id, towns) => {
    const from = reached(id).trains.map((train) => train.from);
    expect(from).toEqual(expect.arrayContaining(towns));
  });

  test('end at the station of another town when a place has none', () =>
    expect(reached('hoi-an').station).toEqual({ name: 'Da Nang', kilometres: 25 }));

  test('call a town by its own name', () => {
    const { trains } = reached('toronto');
    expect(trains.map(({ from }) => from)).toContain('London');
    expect(trains.map(({ from }) => from)).not.toContain('London Ontario');
  });

  test.each(['maldives', 'las-vegas', 'iguazu'])('are none at %s, where no known line goes', (id) => {
    expect(reached(id).trains).toEqual([]);
    expect(reached(id)).not.toHaveProperty('station');
  });

  test('are none while no towns are known', () =>
    expect(createGettingThere({ airports })(entryOf('fes')).trains).toEqual([]));
});

test.each([
  ['fes', 'Africa/Casablanca'],
  ['azores', 'Atlantic/Azores'],
  ['grand-canyon', 'America/Phoenix'],
  ['chamonix', 'Europe/Paris'],
])('the clocks of %s are those of %s', (id, timeZone) => expect(reached(id).timeZone).toBe(timeZone));
