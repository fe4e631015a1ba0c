import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a text settles when its writer pauses, not at each letter', () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: 'R' });
  rerender('Ro');
  act(() => void jest.advanceTimersByTime(299));
  rerender('Rome');
  act(() => void jest.advanceTimersByTime(299));
  expect(result.current).toBe('R');
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe('Rome');
});
