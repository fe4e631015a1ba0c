import fc from 'fast-check';
import { formatKm } from './format-km';

test.each([
  [0, '50 m'],
  [0.02, '50 m'],
  [0.62, '600 m'],
  [0.94, '950 m'],
  [0.95, '1.0 km'],
  [1.04, '1.0 km'],
  [2.44, '2.4 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [38.4, '38 km'],
  [999.5, '1,000 km'],
  [1_234.5, '1,235 km'],
  [20_015, '20,015 km'],
])('%d km are %s', (km, text) => expect(formatKm(km)).toBe(text));

/** Kilometres that a text says. */
function read(text: string): number {
  const [value = '', unit] = text.replace(',', '').split(' ');
  return Number(value) / (unit === 'm' ? 1_000 : 1);
}

test('a longer way never reads as a shorter one, and no way reads as half of it or twice', () => {
  const way = fc.oneof(fc.double({ min: 0, max: 20, noNaN: true }), fc.double({ min: 0, max: 20_100, noNaN: true }));
  fc.assert(
    fc.property(way, way, (one, other) => {
      expect(read(formatKm(Math.min(one, other)))).toBeLessThanOrEqual(read(formatKm(Math.max(one, other))));
      expect(Math.abs(read(formatKm(one)) - one)).toBeLessThanOrEqual(Math.max(0.0501, one / 18));
    }),
  );
});
