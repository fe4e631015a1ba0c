import { passkeyIdOf } from './passkey-id';

test('an id is as long for the longest credential as for the shortest, and tells them apart', () => {
  const [short, long] = [passkeyIdOf('a'), passkeyIdOf('a'.repeat(1_364))];
  expect([short, long].map(({ length }) => length)).toEqual([43, 43]);
  expect(short).not.toBe(long);
});
