import fc from 'fast-check';
import { storedList } from './stored-list';

beforeEach(() => localStorage.clear());

test('whatever is in a list is stored as JSON says it, however often parts of it were stored before', () => {
  const list = storedList('list');
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (entries, more) => {
      const values = entries as unknown[];
      for (const next of [
        values,
        [...values, more],
        [{ ...(values[0] as object | null), more, none: undefined }, ...values],
      ]) {
        expect(list.write(next)).toBe(true);
        expect(localStorage.getItem('list')).toBe(JSON.stringify(next));
        expect(JSON.stringify(list.read())).toBe(JSON.stringify(next));
      }
    }),
  );
});

test('what another tab wrote is read anew, and a list that is none is null', () => {
  const list = storedList('list');
  list.write([{ id: 1 }]);
  localStorage.setItem('list', '[{"id":2}]');
  expect(list.read()).toEqual([{ id: 2 }]);
  localStorage.setItem('list', '{}');
  expect(list.read()).toBeNull();
});
