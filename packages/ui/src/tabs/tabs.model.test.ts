import { tabAfter } from './tabs.model';

const tabs = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: 'd' }];

test.each([
  ['a', 'ArrowRight', 'c'],
  ['d', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'd'],
  ['c', 'ArrowLeft', 'a'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['b', 'ArrowRight', 'a'],
  ['b', 'ArrowLeft', 'd'],
  ['a', 'Enter', undefined],
])('from %s, %s moves to %s', (shown, key, next) => {
  expect(tabAfter(tabs, shown, key)).toBe(next);
});

test('where no tab is open, none is moved to', () => {
  expect(tabAfter([{ value: 'a', disabled: true }], 'a', 'ArrowRight')).toBeUndefined();
});
