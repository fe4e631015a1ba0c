import fc from 'fast-check';
import { routeFits } from './route-pattern.model';

test.each([
  ['/', '/', true],
  ['/', '/trips', false],
  ['/trips', '/trips', true],
  ['/trips', '/trips/', true],
  ['/trips', '/trips/7', false],
  ['/trips', '/Trips', false],
  ['/trips', '/tripsX', false],
  ['/trips', '/x/trips', false],
  ['/trips/:id', '/trips/7', true],
  ['/trips/:id', '/trips/7/', true],
  ['/trips/:id', '/tips/7', false],
  ['/:id', '/', false],
  ['/trips/:id', '/trips/a%20b', true],
  ['/trips/:id', '/trips/', false],
  ['/trips/:id', '/trips', false],
  ['/trips/:id', '/trips/7/restore', false],
  ['/trips/:id/restore', '/trips/7/restore', true],
  ['/trips/:id/restore', '/trips/7/other', false],
  ['/a.b', '/aXb', false],
])('%s and %s: %s', (route, path, fits) => {
  expect(routeFits(route, path)).toBe(fits);
});

test('a route that no release can have is refused', () => {
  expect(() => routeFits('/:', '/x')).toThrow('Missing parameter name');
});

test('a route in other letters is another one', () => {
  const word = fc.stringMatching(/^[a-z]{8}$/);
  fc.assert(
    fc.property(
      word,
      (route) => routeFits(`/${route}`, `/${route}`) && !routeFits(`/${route}`, `/${route.toUpperCase()}`),
    ),
  );
});

test('a route without parameters fits itself and nothing else', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(fc.property(path, path, (one, other) => routeFits(one, other) === (one === other)));
});
