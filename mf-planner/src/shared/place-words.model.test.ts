import { placeWords } from './place-words.model';

test('says a place with where it is, and a country by itself', () => {
  expect(placeWords({ name: 'Lake Garda', detail: 'Italy' })).toBe('Lake Garda, Italy');
  expect(placeWords({ name: 'Vanuatu', detail: '' })).toBe('Vanuatu');
});
