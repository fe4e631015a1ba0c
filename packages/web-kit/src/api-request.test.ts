import { airportSearchAnswerSchema } from '@sojourn/contracts';
import { fakeApi, fakeError } from './testing';
import { ApiError, apiRequest, messageOf } from './api-request';
import { replaceTransport } from './transport';

const answer = { data: [] };
const ask = (extra = {}) =>
  apiRequest({
    path: '/api/airports/search',
    query: { keyword: 'lond', none: undefined },
    schema: airportSearchAnswerSchema,
    ...extra,
  });

/** A network that never answers, and refuses once the caller gives up. */
const untilAborted = ({ signal }: RequestInit) =>
  new Promise<Response>((_, refuse) => {
    if (signal?.aborted) refuse(signal.reason as Error);
    signal?.addEventListener('abort', () => refuse(signal.reason as Error));
  });

afterEach(() => {
  replaceTransport();
  jest.useRealTimers();
});

describe('apiRequest', () => {
  test('answers what the contract says', async () => {
    const api = fakeApi({ 'GET /api/airports/search': () => answer });
    await expect(ask()).resolves.toEqual(answer);
    expect(api.calls[0]?.query.toString()).toBe('keyword=lond');
  });

  test('carries the static header, the session cookie and a trace', async () => {
    let seen: RequestInit = {};
    replaceTransport(async (_url, init) => {
      seen = init;
      return Response.json(answer);
    });
    await ask({ method: 'POST', body: { a: 1 } });
    expect(seen.method).toBe('POST');
    expect(seen.body).toBe('{"a":1}');
    expect(seen.credentials).toBe('same-origin');
    expect(seen.headers).toMatchObject({ 'X-Requested-By': 'sojourn', 'Content-Type': 'application/json' });
    expect(seen.headers).toMatchObject({ Accept: 'application/json' });
    expect(seen.headers).not.toHaveProperty('Idempotency-Key');
    expect((seen.headers as Record<string, string>)['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    await ask({ idempotencyKey: 'k1' });
    expect(seen.method).toBe('GET');
    expect(seen).not.toHaveProperty('body');
    expect(seen.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
    expect(seen.headers).not.toHaveProperty('Content-Type');
  });

  test('pads every byte of its trace to two digits', async () => {
    const bytes = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const transport = jest.fn(async (_url: string, _init: RequestInit) => Response.json(answer));
    replaceTransport(transport);
    await ask();
    bytes.mockRestore();
    expect(transport.mock.calls[0]?.[1].headers).toMatchObject({
      traceparent: `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
    });
  });

  test.each([
    [undefined, '/api/airports/search'],
    [{ keyword: '', none: undefined }, '/api/airports/search'],
    [{ keyword: 'a b', page: 0 }, '/api/airports/search?keyword=a+b&page=0'],
  ])('asks with %j for %s', async (query, url) => {
    const transport = jest.fn(async () => Response.json(answer));
    replaceTransport(transport);
    await ask({ query });
    expect(transport).toHaveBeenCalledWith(url, expect.anything());
  });

  test('reads an empty answer as an empty object', async () => {
    replaceTransport(async () => new Response(null, { status: 204 }));
    const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };
    await expect(ask({ schema })).resolves.toEqual({});
  });

  test('raises an error that reads as the status, a colon and the body', async () => {
    fakeApi({ 'GET /api/airports/search': () => fakeError(400, 'bad-input', 'Please type at least 2 characters.') });
    const error = await ask().catch((raised: unknown) => raised);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'bad-input', sentence: 'Please type at least 2 characters.' });
    expect((error as ApiError).message).toMatch(/^400: \{"code"/);
    expect(messageOf(error, 'else')).toBe('Please type at least 2 characters.');
  });

  test.each([
    ['3', 3_000],
    ['soon', undefined],
    [undefined, undefined],
  ])('carries how long to wait when the server asks for %s seconds', async (seconds, retryAfterMs) => {
    const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': seconds };
    replaceTransport(async () => new Response('{}', { status: 503, headers }));
    await expect(ask()).rejects.toMatchObject({ status: 503, retryAfterMs });
  });

  test('keeps the fallback when the server said nothing for a person', async () => {
    replaceTransport(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await ask().catch((raised: unknown) => raised);
    expect((error as ApiError).message).toBe('502: <h1>Bad gateway</h1>');
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
    expect(messageOf(new TypeError('x is undefined'), 'Please try again.')).toBe('Please try again.');
    expect(messageOf({ sentence: 'not an error' }, 'Please try again.')).toBe('Please try again.');
  });

  test('carries the words of the status where the body is empty, and a body that is no JSON as its message', async () => {
    replaceTransport(async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(ask()).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      message: '502: Bad Gateway',
      body: { message: 'Bad Gateway' },
      code: undefined,
      sentence: undefined,
    });
  });

  test('says so when nothing answers', async () => {
    replaceTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test.each([
    [undefined, 12_000],
    [500, 500],
  ])('gives up after its limit (%s)', async (timeoutMs, limit) => {
    jest.useFakeTimers();
    const failed = jest.fn();
    replaceTransport((_url, init) => untilAborted(init));
    ask({ timeoutMs }).catch(failed);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code: 'timed-out' }));
  });

  test('leaves no timer and no listener behind', async () => {
    jest.useFakeTimers();
    fakeApi({ 'GET /api/airports/search': () => answer });
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    await ask({ signal });
    expect(jest.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  test('passes on that the caller cancelled, while it waits or before', async () => {
    jest.useFakeTimers();
    const controller = new AbortController();
    const [failed, failedToo] = [jest.fn(), jest.fn()];
    replaceTransport((_url, init) => untilAborted(init));
    ask({ signal: controller.signal }).catch(failed);
    controller.abort();
    ask({ signal: controller.signal }).catch(failedToo);
    await jest.advanceTimersByTimeAsync(0);
    for (const seen of [failed, failedToo])
      expect(seen).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  test('refuses an answer that breaks its contract', async () => {
    fakeApi({ 'GET /api/airports/search': () => ({ data: 'none' }) });
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'internal' });
  });
});
