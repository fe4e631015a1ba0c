import { Link, useNavigate } from '@sojourn/web-kit/router';
import { MemoryRouter } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { isPutBack, usePagePosition } from './page-position';

let grow: () => void;
const scrolledTo: string[] = [];
const scrollBy = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

beforeEach(() => {
  scrolledTo.length = 0;
  sessionStorage.clear();
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      grow = () => act(() => changed([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => undefined;
    }
  };
  window.scrollTo = ((...[, y]: [number, number]) =>
    void scrolledTo.push(`y ${y}`)) as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  fireEvent.wheel(window);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page() {
  usePagePosition();
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/#stays">Stays</Link>
      <Link to="/other">Other</Link>
      <Link to="/?page=2">Next</Link>
      <Link to="/?stars=5" replace>
        Narrow
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <section id="stays" tabIndex={-1} />
    </main>
  );
}
const open = (entry: string | { pathname: string; key: string } = '/') =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Page />
    </MemoryRouter>,
  );
const go = (name: string) => userEvent.click(screen.getByText(name));
const visitIs = (type: string) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

describe('a page', () => {
  it('that is opened stays where the browser puts it', () => {
    open();
    expect(scrolledTo).toEqual([]);
  });

  it('starts at its top, with the keyboard there', async () => {
    open();
    await go('Other');
    expect(scrolledTo).toEqual(['y 0']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it is when only its search changes', async () => {
    open();
    await go('Next');
    expect(scrolledTo).toEqual([]);
  });

  it('stays where it is when it writes another view of itself over the place that was named', async () => {
    open('/#stays');
    await go('Narrow');
    expect(scrolledTo).toEqual(['stays']);
    await go('Stays');
    await go('Next');
    expect(scrolledTo).toEqual(['stays', 'stays', 'y 0']);
  });

  it('starts at the section its address names, and again as what lies above grows', async () => {
    open();
    await go('Stays');
    expect(scrolledTo).toEqual(['stays']);
    expect(document.getElementById('stays')).toHaveFocus();
    grow();
    expect(scrolledTo).toEqual(['stays', 'stays']);
  });

  it.each(['wheel', 'touchMove', 'pointerDown', 'keyDown'] as const)('is let go by %s', async (move) => {
    open();
    await go('Stays');
    fireEvent[move](window);
    grow();
    expect(scrolledTo).toEqual(['stays']);
  });

  it('is let go after ten seconds', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    open('/#stays');
    jest.advanceTimersByTime(9_999);
    grow();
    expect(scrolledTo).toHaveLength(2);
    jest.advanceTimersByTime(1);
    grow();
    expect(scrolledTo).toHaveLength(2);
  });

  it('that is come back to is where it was left, and shows at once what it may otherwise hold back', async () => {
    open();
    scrollBy(1610);
    await go('Other');
    expect(isPutBack()).toBe(false);
    scrollBy(40);
    await go('Back');
    expect(scrolledTo).toEqual(['y 0', 'y 1610']);
    expect(isPutBack()).toBe(true);
    grow();
    expect(scrolledTo).toEqual(['y 0', 'y 1610', 'y 1610']);
    fireEvent.wheel(window);
    expect(isPutBack()).toBe(false);
  });

  it('that is still growing to its place is not taken to be left there', async () => {
    open();
    scrollBy(1610);
    await go('Other');
    await go('Back');
    scrollBy(300);
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('page-positions') ?? '')).toEqual([[expect.any(String), 1610]]);
  });
});

describe('a page that is left for one that is still fetched', () => {
  afterEach(() => history.replaceState(null, ''));

  it('was left where it was looked at, however it moves meanwhile', () => {
    open({ pathname: '/', key: 'here' });
    history.replaceState({ key: 'here', idx: 0 }, '');
    scrollBy(3_010);
    history.replaceState({ key: 'next', idx: 1 }, '');
    scrollBy(2_574);
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('page-positions')).toBe('[["here",3010]]');
  });

  it('was left where it was looked at, as the first of a visit, too', () => {
    open({ pathname: '/', key: 'default' });
    history.replaceState({ idx: 0 }, '');
    scrollBy(3_010);
    history.replaceState({ key: 'next', idx: 1 }, '');
    scrollBy(2_574);
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('page-positions')).toBe('[["default",3010]]');
  });
});

describe('a reloaded page', () => {
  const stored = JSON.stringify([['here', 700]]);

  it('is where it was left', () => {
    sessionStorage.setItem('page-positions', stored);
    visitIs('reload');
    open({ pathname: '/', key: 'here' });
    expect(scrolledTo).toEqual(['y 700']);
  });

  it('is at its top where nothing readable is stored', () => {
    sessionStorage.setItem('page-positions', '{');
    visitIs('reload');
    open({ pathname: '/', key: 'here' });
    expect(scrolledTo).toEqual([]);
  });

  it('is another than a new visit with the same key', () => {
    sessionStorage.setItem('page-positions', stored);
    visitIs('navigate');
    open({ pathname: '/', key: 'here' });
    expect(scrolledTo).toEqual([]);
  });

  it('is stored as it is left', () => {
    open({ pathname: '/', key: 'here' });
    scrollBy(12);
    sessionStorage.setItem('page-positions', '[]');
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('page-positions')).toBe('[["here",12]]');
  });
});
