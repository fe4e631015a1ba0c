import { decode, encode } from '@jridgewell/sourcemap-codec';
import { withOwnMappings } from './own-mappings.mjs';

const map = {
  version: 3,
  sources: ['../node_modules/zod/index.js', '../src/main.ts', '../node_modules/ms/index.js', '../src/env.ts'],
  names: ['listen'],
  mappings: encode([
    [
      [0, 0, 0, 0],
      [9, 0, 1, 0],
    ],
    [
      [0, 1, 4, 2, 0],
      [7, 2, 0, 0],
      [12, 2, 3, 1],
      [20, 3, 8, 0],
    ],
    [],
  ]),
};

describe('a map of our own lines', () => {
  it('names no source of a package', () => {
    expect(withOwnMappings(map).sources).toEqual(['../src/main.ts', '../src/env.ts']);
  });

  it('leads to the same place when a line is ours, and nowhere when it is a package’s', () => {
    expect(decode(withOwnMappings(map).mappings)).toEqual([[], [[0, 0, 4, 2, 0], [7], [20, 1, 8, 0]], []]);
  });
});
