import { act, render, screen } from '@testing-library/react';
import { LazyOnVisible } from './lazy-on-visible';

let report: (...areNear: boolean[]) => void;
let isWatched: boolean;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      isWatched = true;
      report = (...areNear) => {
        const entries = areNear.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
        act(() => seen(entries, this as unknown as IntersectionObserver));
      };
    }
    observe() {}
    disconnect() {
      isWatched = false;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const open = () => render(<LazyOnVisible until={<p>Soon</p>}>The rest</LazyOnVisible>);

test('what is far below waits until it is nearly in sight, and stays from then on', () => {
  const { unmount } = open();
  report(false);
  expect(screen.getByText('Soon')).toBeVisible();
  // Who scrolls quickly past both edges is told of together.
  report(true, false);
  expect(screen.getByText('The rest')).toBeVisible();
  report(false);
  expect(screen.getByText('The rest')).toBeVisible();
  unmount();
  expect(isWatched).toBe(false);
});

test('a browser that cannot say what is in sight gets everything at once', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  open();
  expect(screen.getByText('The rest')).toBeVisible();
});
