import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { shownAtFirst, useReadingPlace } from './use-reading-place';

const COVERED = 96;
const HEIGHT = 200;
const ids = ['a', 'b', 'c', 'd', 'e'];

function List({ entries = ids }: { entries?: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useReadingPlace(list);
  return (
    <ul ref={list}>
      {entries.map((id) => (
        <li key={id}>
          <article id={id} />
        </li>
      ))}
    </ul>
  );
}

/** Every entry is 200 px tall, and the first begins right below what covers the page. */
function scrollBy(y: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    return { top: COVERED + ids.indexOf(this.id) * HEIGHT - y } as DOMRect;
  });
  fireEvent.scroll(window);
}
const settle = () => act(() => jest.runAllTimers());

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.style.scrollPaddingTop = `${COVERED}px`;
  history.replaceState({ key: 'k1' }, '', '/hotels/search?city=Rome');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the place in a list', () => {
  it('is in the address once scrolling comes to rest, beside all that was there', () => {
    render(<List />);
    scrollBy(2 * HEIGHT);
    expect(location.hash).toBe('');
    settle();
    expect(location.pathname + location.search + location.hash).toBe('/hotels/search?city=Rome#c');
    expect(history.state).toEqual({ key: 'k1' });
  });

  it('is the first entry that is seen from its top on', () => {
    render(<List />);
    scrollBy(2 * HEIGHT + 1);
    settle();
    expect(location.hash).toBe('#d');
  });

  it('is none at the beginning of the list, above it, and below its end', () => {
    render(<List />);
    for (const y of [0, -500, 5 * HEIGHT]) {
      scrollBy(2 * HEIGHT);
      settle();
      scrollBy(y);
      settle();
      expect(location.hash).toBe('');
    }
  });

  it('is not written into the address of a page that is still on its way', () => {
    render(<List />);
    scrollBy(2 * HEIGHT);
    history.pushState({ key: 'k2' }, '', '/auth');
    settle();
    expect(location.pathname + location.hash).toBe('/auth');
  });

  it('is written once for many movements, and no more when the list is gone', () => {
    const written = jest.spyOn(history, 'replaceState');
    const { unmount } = render(<List />);
    scrollBy(100);
    scrollBy(300);
    scrollBy(2 * HEIGHT);
    settle();
    scrollBy(2 * HEIGHT - 10);
    settle();
    expect(written).toHaveBeenCalledTimes(1);
    scrollBy(3 * HEIGHT);
    unmount();
    settle();
    expect(written).toHaveBeenCalledTimes(1);
  });
});

describe('how many are shown at first', () => {
  test.each([
    ['', 2],
    ['#b', 2],
    ['#c', 4],
    ['#e', 6],
    ['#gone', 2],
  ])('with %p in the address', (hash, count) => {
    history.replaceState(null, '', `/${hash}`);
    expect(shownAtFirst(ids, 2)).toBe(count);
  });

  it('is a page of an empty list', () => expect(shownAtFirst([], 20)).toBe(20));
});
