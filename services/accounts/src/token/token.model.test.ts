import { newLinkToken } from '@sojourn/node-kit';
import { isExpired, isToken, type StoredToken } from './token.model';

const now = new Date('2026-11-21T09:00:00Z');
const expiringAt = (expiresAt: Date): StoredToken => ({
  digest: 'x',
  purpose: 'verify-address',
  userId: null,
  data: {},
  expiresAt,
});

test('every fresh token looks like one', () => {
  for (let n = 0; n < 200; n += 1) expect(isToken(newLinkToken())).toBe(true);
});

test.each(['', 'abc', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}\n`])(
  '%j does not',
  (text) => {
    expect(isToken(text)).toBe(false);
  },
);

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('a token that ends %d ms from now is expired: %s', (ms, expired) => {
  expect(isExpired(expiringAt(new Date(now.getTime() + ms)), now)).toBe(expired);
});
