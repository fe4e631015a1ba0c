import { DOCUMENT_READS, takeDocumentRead } from './document-reads';
import { send } from './transport';

const answer = (text = '{}') => new Response(text);
const again = jest.fn(async () => answer('again'));
let now: jest.SpyInstance;

beforeEach(() => {
  again.mockClear();
  now = jest.spyOn(performance, 'now').mockReturnValue(30_000);
});
afterEach(() => {
  now.mockRestore();
  delete window[DOCUMENT_READS];
});

const begin = (reads: Record<string, Promise<Response>>) => (window[DOCUMENT_READS] = reads);
const textOf = async (taken: Promise<Response> | undefined) => (await taken)?.text();

describe('takeDocumentRead', () => {
  test('hands out the answer under way, whatever the order of what is asked', async () => {
    begin({ '/api/flights/search?origin=LHR&adults=1': Promise.resolve(answer('offers')) });
    expect(await textOf(takeDocumentRead('/api/flights/search?adults=1&origin=LHR', {}, again))).toBe('offers');
    expect(again).not.toHaveBeenCalled();
  });

  test('hands it out once', () => {
    begin({ '/api/trips': Promise.resolve(answer()) });
    expect(takeDocumentRead('/api/trips', { method: 'GET' }, again)).toBeDefined();
    expect(takeDocumentRead('/api/trips', { method: 'GET' }, again)).toBeUndefined();
  });

  test.each([
    ['another path', '/api/trip', {}],
    ['another question', '/api/trips?page=2', {}],
    ['anything but a read', '/api/trips', { method: 'POST' }],
  ])('has nothing for %s', (_what, url, init) => {
    const reads = begin({ '/api/trips': Promise.resolve(answer()) });
    expect(takeDocumentRead(url, init, again)).toBeUndefined();
    expect(Object.keys(reads)).toEqual(['/api/trips']);
  });

  test('has nothing where the document began nothing', () => {
    expect(takeDocumentRead('/api/trips', {}, again)).toBeUndefined();
  });

  test('has nothing after half a minute, and forgets what is too old', () => {
    now.mockReturnValue(30_000.1);
    const reads = begin({ '/api/trips': Promise.resolve(answer()) });
    expect(takeDocumentRead('/api/trips', {}, again)).toBeUndefined();
    expect(reads).toEqual({});
  });

  test('sends a read again that failed on its way', async () => {
    begin({ '/api/trips': Promise.reject(new TypeError('network')) });
    expect(await textOf(takeDocumentRead('/api/trips', {}, again))).toBe('again');
  });

  test('ends when the caller gives up, before the answer or already', async () => {
    const early = new AbortController();
    const gaveUp = jest.fn();
    begin({ '/api/trips': new Promise(() => {}) });
    takeDocumentRead('/api/trips', { signal: early.signal }, again)?.catch(gaveUp);
    early.abort(new Error('left'));
    await Promise.resolve();
    expect(gaveUp).toHaveBeenCalledWith(new Error('left'));
    begin({ '/api/trips': Promise.resolve(answer()) });
    await expect(takeDocumentRead('/api/trips', { signal: early.signal }, again)).rejects.toThrow('left');
  });

  test('hands the answer to a caller that could still give up', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    begin({ '/api/trips': Promise.resolve(answer('trips')) });
    expect(await textOf(takeDocumentRead('/api/trips', { signal }, again))).toBe('trips');
    expect(removed.mock.calls).toEqual([['abort', added.mock.calls[0]?.[1]]]);
  });
});

test('the network takes over what the document began, and asks for the rest', async () => {
  const network = jest.fn(async () => answer('from the network'));
  const before = globalThis.fetch;
  globalThis.fetch = network as typeof fetch;
  begin({ '/api/destinations': Promise.resolve(answer('begun')) });
  expect(await textOf(send('/api/destinations', { method: 'GET' }))).toBe('begun');
  expect(await textOf(send('/api/destinations', { method: 'GET' }))).toBe('from the network');
  expect(network).toHaveBeenCalledTimes(1);
  globalThis.fetch = before;
});
