import fc from 'fast-check';
import { formatAge, canonicalKey, jittered } from './cache.model';

test('one request has one key, however its fields are ordered', () => {
  expect(canonicalKey('flights', 1, { to: 'FCO', from: 'LHR', back: undefined })).toBe(
    'search:flights:v1:from=LHR&to=FCO',
  );
  expect(canonicalKey('flights', 1, { from: 'LHR', to: 'FCO' })).toBe('search:flights:v1:from=LHR&to=FCO');
});

test('fields cannot run into one another', () => {
  expect(canonicalKey('hotels', 1, { city: 'a&b=c' })).not.toBe(canonicalKey('hotels', 1, { city: 'a', b: 'c' }));
});

test('a lifetime varies by a tenth at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }), (life, random) => {
      expect(Math.abs(jittered(life, random) - life)).toBeLessThanOrEqual(life / 10 + 1);
    }),
  );
});

test.each([
  [20_000, '1 minute'],
  [45 * 60_000, '45 minutes'],
  [60 * 60_000, '1 hour'],
  [5 * 3_600_000, '5 hours'],
])('%d ms read as %s', (age, words) => expect(formatAge(age)).toBe(words));
