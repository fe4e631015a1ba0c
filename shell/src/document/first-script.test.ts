import { LATER_PRELOADS, preloadAfterPaint, startAgain } from './first-script';

let reportPaint: () => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  document.head.innerHTML = `<template id="${LATER_PRELOADS}"><link rel="preload" as="script" href="/next.js"></template>`;
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: unknown, observer: unknown) => void) {
      reportPaint = () => callback({}, this);
    }
    observe = observe;
    disconnect = disconnect;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  document.head.innerHTML = '';
  jest.clearAllMocks();
});

const preloads = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe('preloadAfterPaint', () => {
  test('fetches what comes next once something was painted', () => {
    preloadAfterPaint(LATER_PRELOADS);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(preloads()).toEqual([]);
    reportPaint();
    expect(preloads()).toEqual(['/next.js']);
    expect(disconnect).toHaveBeenCalled();
  });

  test('asks for each in a task of its own, in the order of the page', () => {
    jest.useFakeTimers();
    const later = document.getElementById(LATER_PRELOADS) as HTMLTemplateElement;
    later.innerHTML += '<link rel="preload" as="script" href="/after-it.js">';
    preloadAfterPaint(LATER_PRELOADS);
    reportPaint();
    expect(preloads()).toEqual(['/next.js']);
    jest.runAllTimers();
    expect(preloads()).toEqual(['/next.js', '/after-it.js']);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('does nothing on a page that names nothing', () => {
    document.head.innerHTML = '';
    preloadAfterPaint(LATER_PRELOADS);
    expect(reportPaint).not.toThrow();
    expect(document.head.children).toHaveLength(0);
  });
});

describe('startAgain', () => {
  const listen = jest.spyOn(globalThis, 'addEventListener');
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_700 });
    startAgain(8_000);
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const [type, listener, options] of listen.mock.calls)
      removeEventListener(type, listener as () => void, options);
    listen.mockClear();
  });

  const put = (html: string) => {
    // As the parser makes it: what innerHTML makes is never fetched.
    document.head.innerHTML = html;
    return document.head.firstElementChild as HTMLElement;
  };
  const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const fail = (element: Element | undefined) => element?.dispatchEvent(new Event('error'));

  test('asks for the entry again, later each time, at a new address and held to the same hash', () => {
    fail(put('<script data-start="0" defer src="/shell.js" integrity="sha256-x" crossorigin="anonymous"></script>'));
    for (const [waitMs, at] of [
      [1_000, 1_700],
      [2_000, 2_700],
      [4_000, 4_700],
      [8_000, 8_700],
      [8_000, 16_700],
    ] as const) {
      jest.advanceTimersByTime(waitMs - 1);
      expect(scripts()).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(scripts()).toEqual([`http://localhost/shell.js?retry=${at}`]);
      const [script] = document.scripts;
      expect(script?.getAttribute('integrity')).toBe('sha256-x');
      expect(script?.getAttribute('crossorigin')).toBe('anonymous');
      fail(script);
    }
  });

  test('takes the element of a chunk away, so that the entry asks for the chunk itself', () => {
    fail(put('<script data-start="0" async src="/app.js"></script>'));
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  test.each(['<script src="/mf/entry.js"></script>', '<img data-start="0" src="/hero.avif">'])(
    'leaves %s alone',
    (html) => {
      const element = put(html);
      fail(element);
      jest.advanceTimersByTime(60_000);
      expect([...document.head.children]).toEqual([element]);
    },
  );
});
