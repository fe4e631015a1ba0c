import fc from 'fast-check';
import { formatBytes } from './format-bytes';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_250, '1.3 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [12_345, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_600, '1 MB'],
  [3_449_999, '3.4 MB'],
  [9_950_000, '10 MB'],
  [209_715_200, '210 MB'],
  [999_500_000, '1 GB'],
  [5_000_000_000, '5 GB'],
  [5_000_000_000_000, '5000 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

const BYTES: Record<string, number> = { byte: 1, bytes: 1, kB: 1_000, MB: 1_000_000, GB: 1_000_000_000 };
const size = fc.oneof(
  fc.integer({ min: 0, max: 999_000_000_000 }),
  // The edges, where rounding would write 1000 of a unit.
  fc
    .tuple(fc.constantFrom(1_000, 1_000_000, 1_000_000_000), fc.integer({ min: -1_000, max: 1_000 }))
    .map(([edge, off]) => Math.max(0, edge + off)),
);

test('no size has four digits below the largest unit, and each is right within a twentieth', () => {
  fc.assert(
    fc.property(size, (bytes) => {
      const text = formatBytes(bytes);
      expect(text).toMatch(/^(1 byte|\d{1,3} bytes|(\d\.\d|\d{1,3}) [kMG]B)$/);
      const [value = '', unit = ''] = text.split(' ');
      expect(Math.abs(Number(value) * (BYTES[unit] ?? 0) - bytes)).toBeLessThanOrEqual(bytes / 19);
    }),
  );
});

test('a larger file never reads as a smaller one', () => {
  const read = (bytes: number) => {
    const [value = '', unit = ''] = formatBytes(bytes).split(' ');
    return Number(value) * (BYTES[unit] ?? 0);
  };
  fc.assert(
    fc.property(size, size, (one, other) => {
      expect(read(Math.min(one, other))).toBeLessThanOrEqual(read(Math.max(one, other)));
    }),
  );
});
