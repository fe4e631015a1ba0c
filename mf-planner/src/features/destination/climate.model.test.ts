import fc from 'fast-check';
import { monthBars } from './climate.model';

test('the hottest month has the longest bar, and the coldest still has one', () => {
  const highs = [2, 4, 9, 14, 19, 23, 26, 25, 20, 14, 8, 3];
  const bars = monthBars(highs, [5, 6, 9]);
  expect(bars[6]).toMatchObject({ name: 'July', high: 26, share: 1, isBest: false });
  expect(bars[0]).toMatchObject({ name: 'January', high: 2, share: 0.18 });
  expect(bars.filter(({ isBest }) => isBest).map(({ month }) => month)).toEqual([5, 6, 9]);
});

test('a place without seasons has twelve bars of one length', () => {
  expect(monthBars(Array(12).fill(30), []).every(({ share }) => share === 1)).toBe(true);
});

test('a warmer month never has a shorter bar', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 50 }), { minLength: 12, maxLength: 12 }), (highs) => {
      const bars = monthBars(highs, []).toSorted((one, other) => one.high - other.high);
      bars.reduce((before, bar) => {
        expect(bar.share).toBeGreaterThanOrEqual(before.share);
        return bar;
      });
    }),
  );
});
