import { areaOf, linesWithin, ringWithin, simplified, simplifiedRing, unrolled, type Line } from './rings';

const square: Line = [[0, 0], [2, 0], [2, 2], [0, 2]]; // prettier-ignore

test('measures a ring in square kilometres', () => {
  expect(areaOf(square)).toBeCloseTo(4 * 111.2 ** 2, 0);
});

test('drops a point when it lies on the line of its neighbours', () => {
  expect(simplified([[0, 0], [1, 0.001], [2, 0]], 0.01)).toEqual([[0, 0], [2, 0]]); // prettier-ignore
  expect(simplified([[0, 0], [1, 1], [2, 0]], 0.01)).toHaveLength(3); // prettier-ignore
  expect(simplifiedRing([...square, [0, 0]], 0.01)).toHaveLength(5);
});

test('cuts a ring at the sides of a box', () => {
  const cut = ringWithin(square, [1, 1, 3, 3]);
  expect(areaOf(cut)).toBeCloseTo(111.2 ** 2 * Math.cos((1 * Math.PI) / 180), 0);
  expect(ringWithin(square, [5, 5, 6, 6])).toEqual([]);
});

test('cuts a line into the pieces that lie in a box', () => {
  const line: Line = [[-1, 1], [1, 1], [1, 5], [1.5, 5], [1.5, 1], [9, 1]]; // prettier-ignore
  expect(linesWithin(line, [0, 0, 2, 2])).toEqual([
    [
      [0, 1],
      [1, 1],
      [1, 2],
    ],
    [[1.5, 2], [1.5, 1], [2, 1]], // prettier-ignore
  ]);
});

test('unrolls a ring when it crosses the date line', () => {
  expect(unrolled([[170, 60], [-170, 60], [-170, 70], [170, 70]])).toEqual([[170, 60], [190, 60], [190, 70], [170, 70]]); // prettier-ignore
  expect(unrolled(square)).toEqual(square);
});
