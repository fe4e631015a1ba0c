import { cookieKeyOf } from './cookie-key';

test('each kind of cookie has a key of its own, the same as long as the secret is', () => {
  const keys = ['google-attempt', 'known-browser'].flatMap((kind) => [
    cookieKeyOf('s1', kind),
    cookieKeyOf('s2', kind),
  ]);
  expect(new Set(keys).size).toBe(4);
  expect(cookieKeyOf('s1', 'google-attempt')).toBe(keys[0]);
});
