import fc from 'fast-check';
import { pack, unpack } from './packed-words';

test('gives every word back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,14}$/)), (words) => {
      expect([...unpack(pack(words))]).toEqual([...words].sort());
    }),
  );
});

test('writes shared beginnings once', () => expect(pack(['walks', 'walk', 'wall'])).toBe('0walk4s3l'));
