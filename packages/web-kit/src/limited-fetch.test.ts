import { limitedFetch } from './limited-fetch';
import { replaceTransport } from './transport';

const url = '/mf/registry.json';

afterEach(() => {
  replaceTransport();
  jest.useRealTimers();
});

describe('limitedFetch', () => {
  test('answers the JSON', async () => {
    replaceTransport(async () => Response.json({ remotes: [] }));
    await expect(limitedFetch(url)).resolves.toEqual({ remotes: [] });
  });

  test('tries once more, at another address', async () => {
    const asked: string[] = [];
    replaceTransport(async (at) => {
      asked.push(at);
      return asked.length === 1 ? new Response('gone', { status: 500 }) : Response.json({});
    });
    await expect(limitedFetch(url)).resolves.toEqual({});
    expect(asked).toEqual([url, `${url}?retry=1`]);
  });

  test.each([
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error page', async () => new Response('<h1>404</h1>', { status: 404 })],
    ['a page in its place', async () => new Response('<!doctype html>')],
  ])('gives up on %s after two attempts', async (_what, answer) => {
    let asked = 0;
    replaceTransport(() => {
      asked += 1;
      return answer();
    });
    await expect(limitedFetch(url)).rejects.toBeDefined();
    expect(asked).toBe(2);
  });

  test('gives up on a request that hangs', async () => {
    jest.useFakeTimers();
    replaceTransport(
      (_at, init) =>
        new Promise((_, refuse) => init.signal?.addEventListener('abort', () => refuse(new Error('aborted')))),
    );
    const given = expect(limitedFetch(url)).rejects.toThrow('aborted');
    await jest.advanceTimersByTimeAsync(4_000);
    await given;
  });
});
