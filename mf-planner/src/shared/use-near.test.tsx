import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from './use-near';

const Watched = () => {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useNear(element) ? 'near' : 'far'}</p>;
};

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('something is near from when it first comes near, and is watched no longer', () => {
  let report: (...areNear: boolean[]) => void = () => undefined;
  const [observe, disconnect] = [jest.fn(), jest.fn()];
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      report = (...areNear) => {
        const entries = areNear.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
        act(() => seen(entries, this as unknown as IntersectionObserver));
      };
    }
    observe = observe;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  render(<Watched />);
  expect(observe).toHaveBeenCalledWith(screen.getByText('far'));
  report(false);
  expect(screen.getByText('far')).toBeVisible();
  report(false, true);
  expect(screen.getByText('near')).toBeVisible();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('something is near at once where no browser can tell', () => {
  render(<Watched />);
  expect(screen.getByText('near')).toBeVisible();
});
