import fc from 'fast-check';
import { storedList } from './stored-list';

beforeEach(() => localStorage.clear());

test('whatever is in a list reads again as JSON would read it, however often parts of it were stored before', () => {
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
        expect(JSON.stringify(JSON.parse(localStorage.getItem('list') ?? ''))).toBe(JSON.stringify(next));
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

test('a rare wide character does not widen what is stored, and many are not made longer', () => {
  const list = storedList('list');
  const rare = [{ title: `${'Walk along the river and back. '.repeat(4)}It’s far.` }];
  list.write(rare);
  expect(localStorage.getItem('list')).toMatch(/^[\u0000-\u00ff]+$/);
  expect(storedList('list').read()).toEqual(rare);
  list.write([{ title: '東京タワー' }]);
  expect(localStorage.getItem('list')).toBe('[{"title":"東京タワー"}]');
});
