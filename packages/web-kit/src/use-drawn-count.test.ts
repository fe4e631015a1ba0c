import { renderHook } from '@testing-library/react';
import { useDrawnCount } from './use-drawn-count';

/** What was drawn in each render, without what was drawn before. */
function drawnOf(listed: number, first: number) {
  const renders: number[] = [];
  const hook = renderHook(
    (props: { listed: number }) => {
      const drawn = useDrawnCount(props.listed, first);
      if (drawn !== renders.at(-1)) renders.push(drawn);
      return drawn;
    },
    { initialProps: { listed } },
  );
  return { ...hook, renders };
}

test('a screenful is drawn first, and the rest three at a time', () => {
  expect(drawnOf(12, 5).renders).toEqual([5, 8, 11, 12]);
});

test('a list that fits is drawn at once', () => {
  expect(drawnOf(4, 5).renders).toEqual([4]);
  expect(drawnOf(0, 5).renders).toEqual([0]);
});

test('what comes later is drawn after what is there, and what goes is gone', () => {
  const { renders, rerender, result } = drawnOf(5, 5);
  rerender({ listed: 9 });
  expect(renders).toEqual([5, 8, 9]);
  rerender({ listed: 2 });
  expect(result.current).toBe(2);
  rerender({ listed: 9 });
  expect(result.current).toBe(9);
});
