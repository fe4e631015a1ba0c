import { insideOf } from './inside-rings';

const square = (from: number, to: number): [number, number][] => [[from, from], [to, from], [to, to], [from, to]]; // prettier-ignore

test('a point in a ring is inside, one beside it and one in a hole are not', () => {
  const isInside = insideOf([square(0, 10), square(4, 6)]);
  expect(isInside([2, 2])).toBe(true);
  expect(isInside([12, 2])).toBe(false);
  expect(isInside([5, 5])).toBe(false);
});

test('what lies in none of no rings is outside', () => expect(insideOf([])([0, 0])).toBe(false));
