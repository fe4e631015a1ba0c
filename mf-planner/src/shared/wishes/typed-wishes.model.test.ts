import { namedPlaces, readTyped } from './typed-wishes.model';

const TODAY = '2026-11-30';
const places = namedPlaces([
  { id: 'la-fortuna', name: 'La Fortuna and Arenal' },
  { id: 'rome', name: 'Rome' },
]);
const labels = (text: string, known = true) =>
  readTyped(text, known ? places : undefined, TODAY).wishes.map(({ label }) => label);

test('wishes are read with the places of the catalogue', () => {
  expect(labels('no beaches, vegan')).toEqual(['No beaches', 'Vegan']);
  expect(labels('not Rome')).toEqual(['Not Rome']);
  expect(labels('Arenal')).toEqual(['La Fortuna and Arenal']);
});

test('what is not understood is said once the places are known', () => {
  expect(readTyped('quokkas', places, TODAY).notUnderstood).toEqual(['quokkas']);
  expect(readTyped('quokkas', undefined, TODAY).notUnderstood).toEqual([]);
});

test('reads the days of a trip from the day of writing on', () => {
  expect(labels('from 10 to 17 March, beaches')).toEqual(['Mar 10, 2027 - Mar 17, 2027', 'Beaches']);
});
