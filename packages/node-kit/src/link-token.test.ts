import { digestOfToken, isLinkToken, newLinkToken } from './link-token';

test('a token is one of its kind, and no two are the same', () => {
  const tokens = Array.from({ length: 50 }, newLinkToken);
  expect(tokens.every(isLinkToken)).toBe(true);
  expect(new Set(tokens).size).toBe(50);
});

test.each([
  ...['', 'short', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(43)}\n`, ` ${'x'.repeat(43)}`],
  ...['=', '/', '+', 'é'].map((last) => `${'x'.repeat(42)}${last}`),
])('%s is none', (text) => {
  expect(isLinkToken(text)).toBe(false);
});

// From `printf sojourn | openssl dgst -sha256 -binary | basenc --base64url`, without its padding.
test('what is stored is SHA-256', () => {
  expect(digestOfToken('sojourn')).toBe('y0AyoNV2-GGiUTI6GuPW_mJqaEyyrsDWZ93HEdiBjOQ');
});
