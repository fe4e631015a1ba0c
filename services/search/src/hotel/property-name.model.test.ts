import { contracted, isFitting, saysTwice } from './property-name.model';

test.each([
  ['La Casona de del Sol', 'La Casona del Sol'],
  ['La Casona de el Patio', 'La Casona del Patio'],
  ['La Casona de los Naranjos', 'La Casona de los Naranjos'],
  ['Posada de El Salvador', 'Posada de El Salvador'],
  ['Camino a el Faro', 'Camino al Faro'],
  ['Auberge de le Port', 'Auberge du Port'],
  ['Auberge de les Arts', 'Auberge des Arts'],
  ['Albergo di il Sole', 'Albergo del Sole'],
  ['Casa de o Mar', 'Casa do Mar'],
  ['Vista a o Mar', 'Vista ao Mar'],
  ['Gasthof zu dem Anker', 'Gasthof zum Anker'],
])('writes %j as %j', (loose, joined) => {
  expect(contracted(loose)).toBe(joined);
});

test.each([
  ['%w Hostel', 'del Carmen', false],
  ['%w Hostel', 'Zur Post', false],
  ['%w Hostel', 'Alameda', true],
  ['Le Petit %w', 'de la Paix', false],
  ['Le Petit %w', 'Bellevue', true],
  ['Chez %w', "de l'Horloge", false],
  ['Chez %w', 'Voltaire', true],
  ['Hotel %w', 'del Carmen', true],
  ['Gasthof %w', 'Zum Löwen', true],
  ['The %w', 'La Palmeraie', false],
  ['%w House', 'Tea House', false],
  ['La Casona de %w', 'la Casona', false],
  ['Hôtel %d', 'del Carmen', true],
])('says of the way %j and the word %j that they fit: %j', (way, word, fits) => {
  expect(isFitting(way, word)).toBe(fits);
});

test('hears a word twice in two parts of a name, whatever its accents', () => {
  expect(saysTwice('Gran Hotel Plaza', 'Hôtel Zone')).toBe(true);
  expect(saysTwice('Hotel Alameda', 'Roma Norte')).toBe(false);
});
