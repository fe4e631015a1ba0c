import { render } from '@testing-library/react';
import { useRef } from 'react';
import { COMFORTABLE, usePanelPlace, WIDE } from './use-panel-place';

type PlacedProps = { top: number; left?: number; isOpen?: boolean; least?: number; role?: string };

/** A field 250 px wide and 52 px high in a window of 1280 by 900 px. */
const Placed = ({ top, left = 100, isOpen = true, least = COMFORTABLE, role }: PlacedProps) => {
  const anchor = useRef<HTMLDivElement>(null);
  usePanelPlace(anchor, isOpen, least);
  const box = { top, bottom: top + 52, left, width: 250 } as DOMRect;
  return (
    <div role={role}>
      <div
        data-testid="anchor"
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => box;
          anchor.current = element;
        }}
      />
    </div>
  );
};

beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  window.innerHeight = 900;
});
afterEach(() => jest.restoreAllMocks());

function placeOf(props: PlacedProps) {
  const { getByTestId } = render(<Placed {...props} />);
  const { style } = getByTestId('anchor');
  return ['--panel-inset', '--panel-room', '--shift', '--panel-width'].map((name) => style.getPropertyValue(name));
}
const [below, above] = ['calc(100% + 6px) auto', 'auto calc(100% + 6px)'];

test.each([
  ['below where there is room', { top: 200 }, below, '100vh'],
  ['above where there is more room', { top: 600 }, above, '588px'],
  ['below where above there is even less', { top: 380 }, below, '100vh'],
  ['below in a dialog, which scrolls down only', { top: 600, role: 'dialog' }, below, '100vh'],
])('a list opens %s', (_name, props, ...expected) => {
  expect(placeOf(props).slice(0, 2)).toEqual(expected);
});

test.each([
  [{}, '0px', '340px'],
  [{ least: WIDE }, '0px', '420px'],
  [{ left: 1000 }, '-72px', '340px'],
])('with %j it is shifted by %s and %s wide', (props, shift, width) => {
  expect(placeOf({ top: 200, ...props }).slice(2)).toEqual([shift, width]);
});

test('a closed list is not placed', () => expect(placeOf({ top: 200, isOpen: false })).toEqual(['', '', '', '']));
