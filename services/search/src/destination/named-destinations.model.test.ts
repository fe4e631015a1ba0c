import { createAirportCatalogue, regionsOfAirports } from '../airport/airport-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { destinationCatalogue } from './destination-catalogue';
import { createNamedDestinations } from './named-destinations.model';

const airports = createAirportCatalogue();
const cities = createCityIndex(destinationCatalogue, airports);
/** Made anew for each text, because names are gathered when the first is looked for. */
const named = (text: string) =>
  createNamedDestinations(destinationCatalogue, {
    placesNamed: (each) => cities.named(each, 1).map(({ position }) => position),
    regions: regionsOfAirports,
    airportsOf: airports.airportsOf,
  })(text);
const namesOf = (ids: ReadonlySet<string>) =>
  destinationCatalogue.filter(({ id }) => ids.has(id)).map(({ name }) => name);

test.each([
  ['東京', 'Tokyo'],
  ['Londres', 'London'],
  ['Mailand', 'Milan'],
  ['Нью-Йорк', 'New York'],
  ['αθήνα', 'Athens'],
  ['New York City', 'New York'],
  ['Praha', 'Prague'],
  ['横浜', 'Tokyo'],
  ['Denpasar', 'Ubud, Bali'],
  ['Azoren', 'Azores'],
  ['Azzorre', 'Azores'],
  ['Kanaren', 'Tenerife'],
  ['Canaries', 'Lanzarote'],
  ['Teneriffa', 'Tenerife'],
  ['Kreta', 'Crete'],
  ['Sizilien', 'Taormina and eastern Sicily'],
  ['Sardaigne', 'Costa Smeralda'],
  ['Toscana', 'Florence'],
  ['Andalousie', 'Seville'],
  ['Siebenbürgen', 'Transylvania'],
  ['Viktoriafälle', 'Victoria Falls'],
  ['Chutes Victoria', 'Victoria Falls'],
  ['Cornouailles', 'Cornwall'],
  ['Loiretal', 'Loire Valley'],
  ['Feuerland', 'Ushuaia'],
  ['Kalifornien', 'Los Angeles'],
  ['Floride', 'Miami'],
  ['Mer Rouge', 'Hurghada and the Red Sea'],
  ['Laponia', 'Rovaniemi'],
  ['Berner Oberland', 'Interlaken'],
  ['Schotse Hooglanden', 'Scottish Highlands'],
])('%s is %s', (text, name) => expect(namesOf(named(text))).toContain(name));

test.each([
  ['日本', 'Japan'],
  ['Italien', 'Italy'],
  ['Grèce', 'Greece'],
  ['España', 'Spain'],
  ['Норвегия', 'Norway'],
  ['Turquie', 'Türkiye'],
  ['USA', 'United States'],
])('%s is all that the catalogue has in %s', (text, country) => {
  const there = destinationCatalogue.filter((entry) => entry.country === country).map(({ name }) => name);
  expect(there.length).toBeGreaterThan(0);
  expect(namesOf(named(text))).toEqual(there);
});

test.each([
  ['Portuguese', 'Grécia'],
  ['Dutch', 'Griekenland'],
  ['Polish', 'Grecja'],
  ['Czech', 'Řecko'],
  ['Swedish', 'Grekland'],
  ['Danish', 'Grækenland'],
  ['Finnish', 'Kreikka'],
  ['Hungarian', 'Görögország'],
  ['Romanian', 'Grecia'],
  ['Turkish', 'Yunanistan'],
  ['Greek', 'Ελλάδα'],
  ['Ukrainian', 'Греція'],
  ['Arabic', 'اليونان'],
  ['Hebrew', 'יוון'],
  ['Hindi', 'यूनान'],
  ['Thai', 'กรีซ'],
  ['Vietnamese', 'Hy Lạp'],
  ['Indonesian', 'Yunani'],
  ['Japanese', 'ギリシャ'],
  ['Korean', '그리스'],
  ['Chinese', '希腊'],
  ['traditional Chinese', '希臘'],
])('a country is found by its name in %s', (_language, text) => {
  const there = destinationCatalogue.filter(({ country }) => country === 'Greece').map(({ name }) => name);
  expect(namesOf(named(text))).toEqual(there);
});

describe('a place that somebody names', () => {
  const rome = {
    id: 'rome',
    country: 'Italy',
    airportCode: 'FCO',
    alsoCalled: ['roma'],
    position: { latitude: 41.9, longitude: 12.5 },
  };
  const nowhere = {
    id: 'nowhere',
    country: 'Atlantis',
    airportCode: 'XXX',
    alsoCalled: [],
    position: { latitude: 0, longitude: 0 },
  };
  // A degree of latitude is 111.2 km.
  const northOf = (km: number) => ({ latitude: 41.9 + km / 111.2, longitude: 12.5 });
  const idsOf = (text: string, km: number) => [
    ...createNamedDestinations([rome, nowhere], {
      placesNamed: (each) => (each === 'Tivoli' ? [northOf(km)] : []),
    })(text),
  ];

  test.each([
    [59, ['rome']],
    [61, []],
  ])('%d km beside a destination is %j', (km, ids) => expect(idsOf('Tivoli', km)).toEqual(ids));

  test('is no destination of a country that nobody knows', () => {
    expect(idsOf('Atlantis', 59)).toEqual([]);
    expect(idsOf('Italia', 59)).toEqual(['rome']);
  });

  test('is not looked for when it is nothing', () => {
    const everywhere = createNamedDestinations([rome], { placesNamed: () => [rome.position] });
    expect([...everywhere(' . ')]).toEqual([]);
    expect([...everywhere('x')]).toEqual(['rome']);
  });
});

test.each(['Qwertyville', '', ' . '])('%j is nothing', (text) => expect(named(text).size).toBe(0));

test('a part of a country is not the whole of it', () => {
  expect(namesOf(named('Schottland'))).toContain('Edinburgh');
  expect(namesOf(named('Schottland'))).not.toContain('London');
});
