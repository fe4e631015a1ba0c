import fc from 'fast-check';
import { canonicalKey, decodeEntry, encodeEntry, formatAge, jittered, staleNote } from './cache.model';

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

test.each([
  [89_999, '1 minute'],
  [90_000, '2 minutes'],
  [59.4 * 60_000, '59 minutes'],
  [59.5 * 60_000, '1 hour'],
  [89 * 60_000, '1 hour'],
  [90 * 60_000, '2 hours'],
])('an age of %d ms reads as %s', (age, words) => expect(formatAge(age)).toBe(words));

test.each([
  [0, 900],
  [0.5, 1_000],
  [1, 1_100],
])('a lifetime of a second with the chance %d is %d ms', (random, expected) => {
  expect(jittered(1_000, random)).toBe(expected);
});

test('empty fields and missing ones make the same key, zero is a value, and the version is part of it', () => {
  expect(canonicalKey('flights', 2, { b: '', a: 0, c: undefined })).toBe('search:flights:v2:a=0');
});

describe('a stored entry', () => {
  const entry = {
    body: Buffer.from('{"city":"São Paulo"}\n'),
    madeAt: 1_795_000_000_000,
    freshUntil: 1_795_000_600_000,
  };

  test('is a line with its instants, then its body', () => {
    expect(encodeEntry(entry).toString()).toBe('1795000000000 1795000600000\n{"city":"São Paulo"}\n');
    expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
  });

  test('comes back whatever its body is', () => {
    const instant = fc.integer({ min: 0, max: 9_999_999_999_999 });
    fc.assert(
      fc.property(fc.uint8Array(), instant, instant, (bytes, madeAt, freshUntil) => {
        const any = { body: Buffer.from(bytes), madeAt, freshUntil };
        expect(decodeEntry(encodeEntry(any))).toEqual(any);
      }),
    );
  });

  test.each([
    '',
    'x',
    '{"value":1}',
    '1 2',
    '1 2 3\n{}',
    'x1 2\n{}',
    '1\n{}',
    `${'1'.repeat(30)} ${'2'.repeat(30)}\n{}`,
  ])('%j is none', (text) => expect(decodeEntry(Buffer.from(text))).toBeUndefined());
});

test.each([
  ['fares', 'These fares are 2 hours old: the fare provider cannot be reached at the moment.'],
  ['rates', 'These rates are 2 hours old: the hotel provider cannot be reached at the moment.'],
  ['forecast', 'This forecast is 2 hours old: the weather provider cannot be reached at the moment.'],
] as const)('%s that are stale say how old they are, and why', (of, note) => {
  expect(staleNote(of, 2 * 3_600_000)).toBe(note);
});
