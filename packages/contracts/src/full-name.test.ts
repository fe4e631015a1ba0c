import { fullNameOf } from './full-name';

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', null, 'Ada'],
  [null, 'Lovelace', 'Lovelace'],
  [null, null, 'ada'],
  ['', '', 'ada'],
])('%s %s is called %s', (firstName, lastName, name) => {
  expect(fullNameOf({ firstName, lastName, username: 'ada' })).toBe(name);
});
