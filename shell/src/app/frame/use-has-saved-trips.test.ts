import { act, renderHook } from '@testing-library/react';
import { useHasSavedTrips } from './use-has-saved-trips';

afterEach(() => localStorage.clear());

test.each([
  ['one trip', '[{"id":1}]', true],
  ['an empty list', '[]', false],
  ['an empty list with a space', '[ ]', false],
  ['null', 'null', false],
  ['no list', '{}', false],
  ['a broken text', '[{"id":1}', false],
  ['an empty text', '', false],
])('%s (%s) in storage: %s', (_what, text, hasAny) => {
  localStorage.setItem('trips', text);
  expect(renderHook(() => useHasSavedTrips()).result.current).toBe(hasAny);
});

test('nothing stored is no trip, until another tab saves one', () => {
  const { result } = renderHook(() => useHasSavedTrips());
  expect(result.current).toBe(false);
  act(() => {
    localStorage.setItem('trips', '[{"id":1}]');
    dispatchEvent(new StorageEvent('storage', { key: 'trips' }));
  });
  expect(result.current).toBe(true);
});

test('a browser that forbids storage has none', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(renderHook(() => useHasSavedTrips()).result.current).toBe(false);
  jest.restoreAllMocks();
});
