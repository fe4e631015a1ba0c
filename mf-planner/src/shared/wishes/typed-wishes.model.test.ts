import { namedPlaces, readTyped } from './typed-wishes.model';

const places = namedPlaces([
  { id: 'la-fortuna', name: 'La Fortuna and Arenal' },
  { id: 'rome', name: 'Rome' },
]);
const labels = (text: string, known = true) =>
  readTyped(text, known ? places : undefined).wishes.map(({ label }) => label);

test('wishes are read with the places of the catalogue', () => {
  expect(labels('no beaches, vegan')).toEqual(['No beaches', 'Vegan']);
  expect(labels('not Rome')).toEqual(['Not Rome']);
  expect(labels('Arenal')).toEqual(['La Fortuna and Arenal']);
});

test('what is not understood is said once the places are known', () => {
  expect(readTyped('quokkas', places).notUnderstood).toEqual(['quokkas']);
  expect(readTyped('quokkas', undefined).notUnderstood).toEqual([]);
});
