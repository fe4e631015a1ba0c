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

afterEach(() => replaceTransport());

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
    expect(seen.credentials).toBe('same-origin');
    expect(seen.headers).toMatchObject({ 'X-Requested-By': 'sojourn', 'Content-Type': 'application/json' });
    expect((seen.headers as Record<string, string>)['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  test('raises an error that reads as the status, a colon and the body', async () => {
    fakeApi({ 'GET /api/airports/search': () => fakeError(400, 'bad-input', 'Please type at least 2 characters.') });
    const error = await ask().catch((raised: unknown) => raised);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'bad-input', sentence: 'Please type at least 2 characters.' });
    expect((error as ApiError).message).toMatch(/^400: \{"code"/);
    expect(messageOf(error, 'else')).toBe('Please type at least 2 characters.');
  });

  test('keeps the fallback when the server said nothing for a person', async () => {
    replaceTransport(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await ask().catch((raised: unknown) => raised);
    expect((error as ApiError).message).toBe('502: <h1>Bad gateway</h1>');
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
  });

  test('says so when nothing answers', async () => {
    replaceTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('gives up after its limit', async () => {
    replaceTransport(
      (_url, init) =>
        new Promise((_, refuse) => init.signal?.addEventListener('abort', () => refuse(init.signal?.reason))),
    );
    await expect(ask({ timeoutMs: 1 })).rejects.toMatchObject({ status: 0, code: 'timed-out' });
  });

  test('passes on that the caller cancelled', async () => {
    const controller = new AbortController();
    replaceTransport(
      (_url, init) =>
        new Promise((_, refuse) => init.signal?.addEventListener('abort', () => refuse(init.signal?.reason))),
    );
    const pending = ask({ signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('refuses an answer that breaks its contract', async () => {
    fakeApi({ 'GET /api/airports/search': () => ({ data: 'none' }) });
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'internal' });
  });
});
