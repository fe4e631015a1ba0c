import fc from 'fast-check';
import { nextSlot, type Section } from './held.model';

const sections: Section[] = [
  { day: '2027-04-10', count: 2 },
  { day: '2027-04-11', count: 0 },
  { day: null, count: 1 },
];

test('steps go through every place of every list, down and up again', () => {
  const way = [{ day: '2027-04-10', at: 0 } as { day: string | null; at: number }];
  for (let step = 0; step < 7; step += 1) way.push(nextSlot(sections, way.at(-1) as never, 'down'));
  expect(way.map(({ day, at }) => `${day} ${at}`)).toEqual([
    ...['2027-04-10 0', '2027-04-10 1', '2027-04-10 2', '2027-04-11 0', 'null 0', 'null 1', 'null 1', 'null 1'],
  ]);
  expect(nextSlot(sections, { day: null, at: 0 }, 'up')).toEqual({ day: '2027-04-11', at: 0 });
  expect(nextSlot(sections, { day: '2027-04-10', at: 0 }, 'up')).toEqual({ day: '2027-04-10', at: 0 });
});

test('whole days are one step, to their end', () => {
  expect(nextSlot(sections, { day: '2027-04-10', at: 0 }, 'day-down')).toEqual({ day: '2027-04-11', at: 0 });
  expect(nextSlot(sections, { day: '2027-04-11', at: 0 }, 'day-up')).toEqual({ day: '2027-04-10', at: 2 });
  expect(nextSlot(sections, { day: null, at: 0 }, 'day-down')).toEqual({ day: null, at: 0 });
  expect(nextSlot(sections, { day: '1999-01-01', at: 0 }, 'down')).toEqual({ day: '1999-01-01', at: 0 });
});

test('a step down and one up come back, wherever there is a next place', () => {
  const counts = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(counts, fc.nat(), fc.nat(), (each, which, place) => {
      const lists = each.map((count, at) => ({ day: `day ${at}`, count }));
      const list = lists[which % lists.length] as Section;
      const slot = { day: list.day, at: place % (list.count + 1) };
      const down = nextSlot(lists, slot, 'down');
      if (down.day !== slot.day || down.at !== slot.at) expect(nextSlot(lists, down, 'up')).toEqual(slot);
    }),
  );
});
