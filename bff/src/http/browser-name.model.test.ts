import fc from 'fast-check';
import { browserNameOf } from './browser-name.model';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-S901B) ${KIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on macOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['curl/8.5.0', 'An unknown browser'],
  ['Something (Windows NT 10.0)', 'A browser on Windows'],
  ['Firefox/133.0', 'Firefox'],
  [undefined, 'An unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserNameOf(userAgent)).toBe(name);
});

test('nothing that a stranger wrote comes out', () => {
  const parts = fc.constantFrom('Chrome/', 'Windows', 'Edg/', '<b>', '\u202e', '\u0000', ' on ', 'iPhone');
  const texts = fc.array(fc.oneof(parts, fc.string())).map((all) => all.join(' '));
  fc.assert(fc.property(texts, (text) => /^[A-Za-z ]{4,40}$/.test(browserNameOf(text))));
});

test('a long text is read in a moment, of its beginning', () => {
  expect(browserNameOf(`${'x'.repeat(100_000)} Chrome/1`)).toBe('An unknown browser');
});
