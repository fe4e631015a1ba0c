import { joinedRings, lakesBeside } from './shores';
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

const square = (from: number, to: number): Line => [[from, from], [to, from], [to, to], [from, to], [from, from]]; // prettier-ignore

test('adds the lakes that the other source has not, however roughly it draws those it has', () => {
  const [beside, within, around] = [square(4, 5), square(0.2, 0.8), square(-1, 2)];
  expect(lakesBeside([beside, within, around], [square(0, 1)])).toEqual([beside]);
});
