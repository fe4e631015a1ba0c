import fc from 'fast-check';
import { contrastRatio, relativeLuminance } from './contrast';

const channel = fc.integer({ min: 0, max: 255 });
const hexOf = (...channels: number[]) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

describe('relative luminance', () => {
  test.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    // Both sides of the straight part of the curve.
    ['#0a0a0a', 0.00304],
    ['#0b0b0b', 0.00335],
    ['#808080', 0.2159],
  ])('of %s is %d', (hex, expected) => {
    expect(relativeLuminance(hex)).toBeCloseTo(expected, 4);
  });

  test('rises with every channel', () => {
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), fc.integer({ min: 0, max: 2 }), (colour, at) => {
        const brighter = colour.map((value, i) => (i === at ? Math.min(255, value + 1) : value));
        expect(relativeLuminance(hexOf(...brighter))).toBeGreaterThanOrEqual(relativeLuminance(hexOf(...colour)));
      }),
    );
  });
});

describe('the contrast ratio', () => {
  test('is 21 between black and white and 1 between equals, whichever comes first', () => {
    expect(contrastRatio(0, 1)).toBeCloseTo(21, 10);
    expect(contrastRatio(1, 0)).toBeCloseTo(21, 10);
    expect(contrastRatio(0.3, 0.3)).toBe(1);
  });
});
