import type { Request } from 'express';
import { acceptedCompressions } from './encoding';

test.each([
  [
    ['gzip', 'deflate', 'br'],
    ['br', 'gzip'],
  ],
  [['br'], ['br']],
  [['gzip', 'identity'], ['gzip']],
  [['identity'], []],
  [['deflate', 'zstd'], []],
])('of %j it takes %j', (accepted, expected) => {
  expect(acceptedCompressions({ acceptsEncodings: () => accepted } as unknown as Request)).toEqual(expected);
});
