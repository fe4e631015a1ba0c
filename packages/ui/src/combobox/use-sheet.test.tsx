import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useSheet } from './use-sheet';

const Sheet = ({ isOpen }: { isOpen: boolean }) => {
  const ref = useRef<HTMLDivElement>(null);
  useSheet(ref, isOpen);
  return <div ref={ref}>sheet</div>;
};

const done: string[] = [];
function onA(width: 'phone' | 'desk') {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: width === 'phone' } as MediaQueryList);
  Object.assign(HTMLElement.prototype, {
    showPopover: () => done.push('shown'),
    hidePopover: () => done.push('hidden'),
  });
}
afterEach(() => {
  done.length = 0;
  jest.restoreAllMocks();
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('on a phone an open sheet is over all of the page, until it closes', () => {
  onA('phone');
  const { rerender, unmount } = render(<Sheet isOpen={false} />);
  expect(done).toEqual([]);
  rerender(<Sheet isOpen />);
  expect(done).toEqual(['shown']);
  rerender(<Sheet isOpen={false} />);
  expect(done).toEqual(['shown', 'hidden']);
  rerender(<Sheet isOpen />);
  unmount();
  expect(done).toEqual(['shown', 'hidden', 'shown', 'hidden']);
});

test('at a desk it stays where it is', () => {
  onA('desk');
  render(<Sheet isOpen />);
  expect(done).toEqual([]);
});

test('a browser without popovers shows it by its styles alone', () => {
  onA('phone');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  expect(() => render(<Sheet isOpen />).unmount()).not.toThrow();
  expect(done).toEqual([]);
});
