import fc from 'fast-check';
import { groupBy } from './group-by.model';

test('groups values by a key; keys and values keep the order in which they came', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'date'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['pear', 'plum', 'date']],
    [3, ['fig']],
  ]);
});

test('nothing has no groups', () => expect(groupBy([], String).size).toBe(0));

test('every value is in the group of its key, once, and no group is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      const groups = groupBy(values, (value) => value % 3);
      for (const [key, group] of groups) expect(group).toEqual(values.filter((value) => value % 3 === key));
      expect([...groups.values()].flat()).toHaveLength(values.length);
    }),
  );
});
