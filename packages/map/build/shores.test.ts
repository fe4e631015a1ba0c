import { joinedRings } from './shores';
import type { Line } from './rings';

test('joins the pieces of a shore at their ends, whichever way they run', () => {
  const pieces: Line[] = [[[0, 0], [1, 0]], [[0, 1], [1, 1], [1, 0]], [[0, 1], [0, 0]]]; // prettier-ignore
  expect(joinedRings(pieces)).toEqual([[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]); // prettier-ignore
});

test('leaves out a shore that stays open', () => {
  expect(
    joinedRings([
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ]),
  ).toEqual([]);
});
