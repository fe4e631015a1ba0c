import { renderHook } from '@testing-library/react';
import { useStableHandler } from './use-stable-handler';

test('one function in all renders does what the latest of them wants, with what it is given', () => {
  const said: string[] = [];
  const { result, rerender } = renderHook(
    ({ tone }: { tone: string }) => useStableHandler((word: string) => void said.push(`${word}${tone}`)),
    { initialProps: { tone: '?' } },
  );
  const first = result.current;
  first('yes');
  rerender({ tone: '!' });
  expect(result.current).toBe(first);
  first('yes');
  expect(said).toEqual(['yes?', 'yes!']);
});
