import type { Document } from '../bson/document';
import { entryPrefix, ownedRange } from '../storage/addresses';
import type { PathBounds } from './bounds';
import { parseIndexSpec } from './definition';
import { encodeKey } from './key-encoding';
import { keyRanges } from './key-ranges';

const index = (key: Document) => ({
  ...parseIndexSpec({ name: 'i', key }),
  id: 7,
  multikey: [],
  hasLongKeys: false,
});
const keyOf = (key: Document, ...values: unknown[]) =>
  entryPrefix(7, encodeKey(values.map((value, i) => ({ value, descending: Object.values(key)[i] === -1 }))));
const isWithin = (key: Document, bounds: PathBounds[], values: unknown[]) =>
  keyRanges(index(key), bounds).some(
    ({ start, end }) => keyOf(key, ...values).compare(start) >= 0 && keyOf(key, ...values).compare(end) < 0,
  );
const inclusive = (value: unknown) => ({ value, inclusive: true });
const exclusive = (value: unknown) => ({ value, inclusive: false });

describe.each([
  ['upwards', 1],
  ['downwards', -1],
])('the stretches of an index that runs %s', (_name, direction) => {
  const key = { a: direction };

  it.each<[PathBounds, unknown[], unknown[]]>([
    [{ points: [5] }, [5], [4, 6, '5', null]],
    [{ points: [5, 'x'] }, [5, 'x'], [4, 'y']],
    [{ points: [] }, [], [5]],
    [{ lower: inclusive(5) }, [5, 6, Infinity], [4, 4.9, 'x', null, NaN]],
    [{ lower: exclusive(5) }, [5.1, 6], [5, 4]],
    [{ upper: inclusive(5) }, [5, 4, -Infinity], [5.1, null, 'a']],
    [{ upper: exclusive(5) }, [4, 4.9], [5, 6]],
    [{ lower: inclusive(2), upper: exclusive(5) }, [2, 4], [1, 5]],
    [{ lower: exclusive(2), upper: inclusive(5) }, [3, 5], [2, 6]],
    [{ lower: exclusive('b') }, ['c', 'bb'], ['b', 'a', 5, {}]],
    [{ upper: exclusive('b') }, ['a', ''], ['b', 'bb', 5]],
    [{ prefix: 'Lo' }, ['Lo', 'London', 'Lo\uffff'], ['L', 'Lm', 'Lp', 'lo', 5]],
  ])('%j', (bounds, inside, outside) => {
    for (const value of inside) expect([value, isWithin(key, [bounds], [value])]).toEqual([value, true]);
    for (const value of outside) expect([value, isWithin(key, [bounds], [value])]).toEqual([value, false]);
  });
});

describe('the stretches of an index of two fields', () => {
  const key = { a: 1, b: -1 };

  it('are one for each pair of points, without repeats and in the order of the index', () => {
    const ranges = keyRanges(index(key), [{ points: [2, 1, 2] }, { points: [5, 6] }]);
    expect(ranges.map(({ start }) => start)).toEqual([
      keyOf(key, 1, 6),
      keyOf(key, 1, 5),
      keyOf(key, 2, 6),
      keyOf(key, 2, 5),
    ]);
  });

  it('hold all of the second field where only the first is bound', () => {
    expect(isWithin(key, [{ points: [1] }], [1, null])).toBe(true);
    expect(isWithin(key, [{ points: [1] }], [2, null])).toBe(false);
    expect(isWithin(key, [{ lower: inclusive(1) }], [1, 'x'])).toBe(true);
  });

  it('end in a range of the second', () => {
    const bounds = [{ points: [1, 2] }, { lower: exclusive(5) }];
    expect([isWithin(key, bounds, [1, 6]), isWithin(key, bounds, [2, 6])]).toEqual([true, true]);
    expect([isWithin(key, bounds, [1, 5]), isWithin(key, bounds, [3, 6])]).toEqual([false, false]);
  });

  it('are the whole index without bounds', () => {
    expect(keyRanges(index(key), [])).toEqual([ownedRange(7)]);
  });
});

describe('bounds longer than a key', () => {
  const long = 'x'.repeat(2000);
  const key = { a: 1 };

  it('find a cut key by its value, and take in all that begin alike in a range', () => {
    const [exact] = keyRanges(index(key), [{ points: [long] }]);
    expect(exact?.start).toHaveLength(4 + 1232);
    const [range] = keyRanges(index(key), [{ lower: exclusive(long), upper: exclusive(`${long}y`) }]);
    expect(range?.start).toHaveLength(4 + 1200);
    expect(range?.end).toHaveLength(4 + 1201);
    const [pair] = keyRanges(index({ a: 1, b: 1 }), [{ points: [long] }]);
    expect(pair?.start).toHaveLength(4 + 1200);
  });
});
