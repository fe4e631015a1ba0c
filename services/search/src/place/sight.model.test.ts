import { foldWords } from '@sojourn/travel';
import { fitOf, sightOf, sightsNamed, suggestionOfSight, type Sight } from './sight.model';

const vienna = { latitude: 48.21, longitude: 16.37 };
const lisbon = { latitude: 38.71, longitude: -9.13 };
const sight = (name: string, town: string, position = vienna): Sight =>
  sightOf({ id: `sight:${name} ${town}`, name, town, position, timeZone: 'Europe/Vienna' });
const fit = (name: string, typed: string) => fitOf(foldWords(name), foldWords(typed));
const all = [
  sight('Naschmarkt', 'Vienna, Austria'),
  sight('Alfama', 'Lisbon, Portugal', lisbon),
  sight('Old town', 'Lisbon, Portugal', lisbon),
  sight('Old town', 'Vienna, Austria'),
  sight('Schönbrunn and its gardens', 'Vienna, Austria'),
];

test.each([
  ['naschmarkt', 0],
  ['Nasch', 1],
  ['Nas', 1],
  ['Na', undefined],
  ['markt', undefined],
  ['', undefined],
])('Naschmarkt fits %j as %s', (typed, expected) => {
  expect(fit('Naschmarkt', typed)).toBe(expected);
});

test.each([
  ['schonbrunn', 1],
  ['gardens', 2],
  ['schonbrunn gard', 2],
  ['schonbrunn palace', undefined],
])('a name of several words fits %j as %s', (typed, expected) => {
  expect(fit('Schönbrunn and its gardens', typed)).toBe(expected);
});

test.each([
  ['Naschmarkt market', 'Naschmarkt'],
  ['the Alfama quarter', 'Alfama'],
  ['Schönbrunn palace', 'Schönbrunn and its gardens'],
  ['schloss schonbrunn', 'Schönbrunn and its gardens'],
])('finds what is meant when %j says as well what it is', (typed, name) => {
  const { here, elsewhere } = sightsNamed(all, typed, vienna);
  expect([...here, ...elsewhere].map((each) => each.name)).toEqual([name]);
});

test.each([
  ['lunch at Naschmarkt', 'Naschmarkt'],
  ["jardin d'Alfama", undefined],
  ["château d'Naschmarkt", 'Naschmarkt'],
  ['Schönbrunnanditsgardens Wien', 'Schönbrunn and its gardens'],
])('finds in %j what is named among other words where the trip goes', (typed, name) => {
  const { here } = sightsNamed(all, typed, vienna);
  expect(here[0]?.name).toBe(name);
});

test.each(['palace', 'castle of', 'Belvedere palace'])('finds nothing when %j names nothing that is there', (typed) => {
  const { here, elsewhere } = sightsNamed(all, typed, vienna);
  expect([...here, ...elsewhere]).toEqual([]);
});

test('finds what lies where the trip goes before what is far, and a town behind the name', () => {
  const townsOf = (typed: string, near = vienna) => {
    const { here, elsewhere } = sightsNamed(all, typed, near);
    return [...here, ...elsewhere].map(({ town }) => town);
  };
  expect(townsOf('old town')).toEqual(['Vienna, Austria', 'Lisbon, Portugal']);
  expect(townsOf('old town', lisbon)).toEqual(['Lisbon, Portugal', 'Vienna, Austria']);
  expect(townsOf('old town, Lisbon')).toEqual(['Lisbon, Portugal']);
  expect(townsOf('alfama')).toEqual(['Lisbon, Portugal']);
  expect(townsOf('nothing of the kind')).toEqual([]);
});

test('tells what is near from what is far, and nothing where no trip is', () => {
  const [naschmarkt] = all as [Sight];
  const isNearTo = (near: typeof vienna | undefined) => sightsNamed([naschmarkt], 'naschmarkt', near).here.length > 0;
  expect([isNearTo(vienna), isNearTo(lisbon), isNearTo(undefined)]).toEqual([true, false, false]);
  expect(suggestionOfSight(naschmarkt)).toMatchObject({ kind: 'sight', name: 'Naschmarkt', detail: 'Vienna, Austria' });
});
