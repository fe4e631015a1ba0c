import { tipAuthorOf } from './tip-author.model';

test.each([
  ['Ana', 'Silva', 'Ana S.'],
  [' Ana ', ' da Silva', 'Ana D.'],
  ['Ana', null, 'Ana'],
  ['Ana', '  ', 'Ana'],
  [null, 'Silva', 'ana1'],
  ['', '', 'ana1'],
  ['Ana', '𝒮ilva', 'Ana 𝒮.'],
])('%j %j stands under a tip as %s', (firstName, lastName, expected) => {
  expect(tipAuthorOf({ firstName, lastName, username: 'ana1' })).toBe(expected);
});
