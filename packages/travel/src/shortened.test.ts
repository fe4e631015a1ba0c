import { shortened } from './shortened';

test('a text is cut between characters, never in one', () => {
  expect(shortened('Rome in spring', 4)).toBe('Rome');
  expect(shortened('Rome', 10)).toBe('Rome');
  expect(shortened('Sea 🌊', 5)).toBe('Sea ');
  expect(shortened('Sea 🌊', 6)).toBe('Sea 🌊');
});
