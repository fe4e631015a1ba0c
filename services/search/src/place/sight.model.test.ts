import { fitOf, isNearTo, sightsNamed, suggestionOfSight, type Sight } from './sight.model';

const vienna = { latitude: 48.21, longitude: 16.37 };
const lisbon = { latitude: 38.71, longitude: -9.13 };
const sight = (name: string, town: string, position = vienna): Sight => ({
  ...{ id: `sight:${name} ${town}`, name, town, position, timeZone: 'Europe/Vienna' },
});
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
])('Naschmarkt fits %j as %s', (typed, fit) => {
  expect(fitOf('Naschmarkt', typed)).toBe(fit);
});

test.each([
  ['schonbrunn', 1],
  ['gardens', 2],
  ['schonbrunn gard', 2],
  ['schonbrunn palace', undefined],
])('a name of several words fits %j as %s', (typed, fit) => {
  expect(fitOf('Schönbrunn and its gardens', typed)).toBe(fit);
});

test('finds what lies where the trip goes before what is far, and a town behind the name', () => {
  const townsOf = (typed: string, near = vienna) => sightsNamed(all, typed, near).map(({ town }) => town);
  expect(townsOf('old town')).toEqual(['Vienna, Austria', 'Lisbon, Portugal']);
  expect(townsOf('old town', lisbon)).toEqual(['Lisbon, Portugal', 'Vienna, Austria']);
  expect(townsOf('old town, Lisbon')).toEqual(['Lisbon, Portugal']);
  expect(townsOf('alfama')).toEqual(['Lisbon, Portugal']);
  expect(townsOf('nothing of the kind')).toEqual([]);
});

test('tells what is near from what is far, and nothing where no trip is', () => {
  const [naschmarkt] = all as [Sight];
  expect([isNearTo(vienna, naschmarkt), isNearTo(lisbon, naschmarkt), isNearTo(undefined, naschmarkt)]).toEqual([
    ...[true, false, false],
  ]);
  expect(suggestionOfSight(naschmarkt)).toMatchObject({ kind: 'sight', name: 'Naschmarkt', detail: 'Vienna, Austria' });
});
