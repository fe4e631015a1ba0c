import fc from 'fast-check';
import { arranged, MARK_HEIGHT, placedWords, type Mark } from './layout.model';

const size = { width: 400, height: 300 };
const price = (id: string, x: number, y: number): Mark => ({ id, x, y, look: 'price', width: 60 });
const number = (id: string, x: number, y: number): Mark => ({ id, x, y, look: 'number', width: 28 });

const anywhere = fc.array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }), {
  maxLength: 60,
});

test('shows or counts every pin once, and lays nothing on another, when a map is crowded', () => {
  fc.assert(
    fc.property(anywhere, (spots) => {
      const marks = spots.map(({ x, y }, at) => price(`${at}`, x, y));
      const { whole, dots, groups } = arranged(marks);
      const alone = [...whole].filter((id) => !groups.has(id));
      const told = [...alone, ...dots, ...[...groups.values()].flat()];
      expect(told.toSorted()).toEqual(marks.map(({ id }) => id).toSorted());
      const boxes = marks.flatMap(({ id, x, y }) => {
        if (whole.has(id)) return [{ x, y, width: 60, height: MARK_HEIGHT }];
        return dots.has(id) || groups.has(id) ? [{ x, y, width: 24, height: 24 }] : [];
      });
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test('gives the room to the first of the list when two prices would lie on each other', () => {
  const { whole, dots } = arranged([price('a', 100, 100), price('b', 148, 104), price('c', 300, 100)]);
  expect([[...whole], [...dots]]).toEqual([['a', 'c'], ['b']]);
});

test('puts numbers together when they stand in one place', () => {
  const { whole, groups } = arranged([number('1', 100, 100), number('2', 104, 102), number('3', 200, 100)]);
  expect([...whole]).toEqual(['1', '3']);
  expect(groups.get('1')).toEqual(['1', '2']);
});

test('counts prices when they have no room beside each other, those under a price with them', () => {
  const under = price('under', 104, 102);
  const { groups, dots } = arranged([price('a', 100, 100), under, price('b', 146, 104), price('c', 150, 110)]);
  expect([...dots]).toEqual([]);
  expect([...groups.values()].map((members) => members.toSorted())).toEqual([['b', 'c', 'under']]);
  expect(arranged([price('a', 100, 100), under]).groups.get('a')).toEqual(['a', 'under']);
});

test('moves a word to another side of its pin when there is no room on the first', () => {
  const sides = [{ dx: 50, dy: 0 }, { dx: -50, dy: 0 }]; // prettier-ignore
  const word = { id: 'w', x: 350, y: 100, width: 80, height: 18, places: sides };
  expect(placedWords([word], { marks: [] }, size).get('w')?.x).toBe(300);
  const inTheWay = { x: 300, y: 100, width: 20, height: 20 };
  expect(placedWords([word], { marks: [inTheWay] }, size).has('w')).toBe(false);
  const wanted = { ...word, isWanted: true };
  expect(placedWords([word], { marks: [], soft: [inTheWay] }, size).has('w')).toBe(false);
  expect(placedWords([wanted], { marks: [], soft: [inTheWay] }, size).has('w')).toBe(true);
});

test('shows a price as a dot where half of it would lie under a button of the map', () => {
  const button = { x: 372, y: 80, width: 56, height: 164 };
  const { whole, dots } = arranged([price('beside', 330, 80), price('free', 200, 80)], [button]);
  expect([[...whole], [...dots]]).toEqual([['free'], ['beside']]);
});

test('tells every mark, whatever stands over the map', () => {
  const covers = [{ x: 200, y: 150, width: 400, height: 300 }];
  fc.assert(
    fc.property(anywhere, (spots) => {
      const marks = spots.map(({ x, y }, at) => price(`${at}`, x, y));
      const { whole, dots, groups } = arranged(marks, covers);
      const told = new Set([...whole, ...dots, ...[...groups.values()].flat()]);
      expect(told.size).toBe(marks.length);
      expect([...whole]).toEqual([]);
    }),
  );
});
