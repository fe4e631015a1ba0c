import fc from 'fast-check';
import { safeReturnTo } from './return-to';

describe('where to go after signing in', () => {
  test.each(['/', '/trips', '/trips/7?tab=budget#top', '/flights/search?origin=LHR&destination=FCO', '/a//b'])(
    'keeps %j, a path of this site',
    (path) => {
      expect(safeReturnTo(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'trips',
    ' /trips',
    '',
    `/${'x'.repeat(3000)}`,
  ])('sends %j home', (text) => {
    expect(safeReturnTo(text)).toBe('/');
  });

  test.each([undefined, null, ['/trips'], { path: '/trips' }, 7])('sends %j home, which is no text', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });

  test('whatever is asked for, a browser stays on the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      ':',
      '@',
      'evil.example',
      '\t',
      '?',
      '#',
      'https',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = safeReturnTo(pieces.join(''));
        expect(new URL(target, 'https://sojourn.example').origin).toBe('https://sojourn.example');
      }),
      { numRuns: 500 },
    );
  });
});
