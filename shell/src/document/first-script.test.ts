import { LATER_PRELOADS, preloadAfterPaint } from './first-script';

let tellOfPaint: () => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  document.head.innerHTML = `<template id="${LATER_PRELOADS}"><link rel="preload" as="script" href="/next.js"></template>`;
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: unknown, observer: unknown) => void) {
      tellOfPaint = () => callback({}, this);
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
    tellOfPaint();
    expect(preloads()).toEqual(['/next.js']);
    expect(disconnect).toHaveBeenCalled();
  });

  test('does nothing on a page that names nothing', () => {
    document.head.innerHTML = '';
    preloadAfterPaint(LATER_PRELOADS);
    expect(tellOfPaint).not.toThrow();
    expect(document.head.children).toHaveLength(0);
  });
});
