import fc from 'fast-check';
import { arranged, MARK_HEIGHT, placedWords, type Mark } from './layout.model';

const size = { width: 400, height: 300 };
const price = (id: string, x: number, y: number): Mark => ({ id, x, y, look: 'price', width: 60 });
const number = (id: string, x: number, y: number): Mark => ({ id, x, y, look: 'number', width: 28 });

test('shows every pin exactly once, and no price on another, when a map is crowded', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), (spots) => {
      const marks = spots.map(({ x, y }, at) => price(`${at}`, x, y));
      const { whole, dots, groups } = arranged(marks);
      const shown = [...whole, ...dots, ...[...groups.values()].flat()];
      expect([...shown].sort()).toEqual(marks.map(({ id }) => id).sort());
      const full = marks.filter(({ id }) => whole.has(id));
      for (const one of full) {
        for (const other of full.slice(full.indexOf(one) + 1)) {
          const isApart = Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= MARK_HEIGHT;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test('gives the room to the first of the list when two prices would lie on each other', () => {
  const { whole, dots } = arranged([price('a', 100, 100), price('b', 120, 104), price('c', 300, 100)]);
  expect([[...whole], [...dots]]).toEqual([['a', 'c'], ['b']]);
});

test('puts numbers together when they stand in one place', () => {
  const { whole, groups } = arranged([number('1', 100, 100), number('2', 104, 102), number('3', 200, 100)]);
  expect([...whole]).toEqual(['1', '3']);
  expect(groups.get('1')).toEqual(['1', '2']);
});

test('counts dots when many of them are under one finger', () => {
  const crowd = [0, 1, 2, 3, 4].map((at) => price(`c${at}`, 150 + at * 2, 160));
  const { groups, dots } = arranged([price('a', 150, 120), ...crowd.map((mark) => ({ ...mark, y: 140 }))]);
  expect(dots.size + [...groups.values()].flat().length).toBe(5);
  const apart = arranged([price('a', 150, 100), price('z', 150, 130), ...crowd.map((mark) => ({ ...mark, x: mark.x + 42, y: 115 }))]); // prettier-ignore
  expect([...apart.groups.values()].flat().length + apart.dots.size + apart.whole.size).toBe(7);
});

test('moves a word to another side of its pin when there is no room on the first', () => {
  const sides = [{ dx: 50, dy: 0 }, { dx: -50, dy: 0 }]; // prettier-ignore
  const word = { id: 'w', x: 350, y: 100, width: 80, height: 18, places: sides };
  expect(placedWords([word], [], size).get('w')?.x).toBe(300);
  const inTheWay = { x: 300, y: 100, width: 20, height: 20 };
  expect(placedWords([word], [inTheWay], size).has('w')).toBe(false);
});
