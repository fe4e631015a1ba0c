import { another, limitedFetch } from './limited-fetch';
import { replaceTransport } from './transport';

const url = '/mf/registry.json';

afterEach(() => {
  replaceTransport();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('limitedFetch', () => {
  test('answers the JSON', async () => {
    replaceTransport(async () => Response.json({ remotes: [] }));
    await expect(limitedFetch(url)).resolves.toEqual({ remotes: [] });
  });

  test('tries once more, at another address', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_700);
    const asked: string[] = [];
    replaceTransport(async (at) => {
      asked.push(at);
      return asked.length === 1 ? new Response('gone', { status: 500 }) : Response.json({});
    });
    await expect(limitedFetch(url)).resolves.toEqual({});
    expect(asked).toEqual([url, `${url}?retry=1700`]);
  });

  test.each([
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error page', async () => new Response('<h1>404</h1>', { status: 404 })],
    ['an error said in JSON', async () => Response.json({ remotes: [] }, { status: 503 })],
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

  test('says which address answered what at the last attempt', async () => {
    const statuses = [404, 503];
    replaceTransport(async () => new Response('{}', { status: statuses.shift() ?? 200 }));
    await expect(limitedFetch(url)).rejects.toThrow(`${url} answered 503`);
  });

  test('gives up on a request that hangs, after two seconds each time', async () => {
    jest.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    replaceTransport((_at, init) => {
      signals.push(init.signal);
      return new Promise((_, refuse) => init.signal?.addEventListener('abort', () => refuse(new Error('aborted'))));
    });
    const failed = jest.fn();
    limitedFetch(url).catch(failed);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new Error('aborted'));
  });

  test('sends the cookies of this origin only, and leaves no timer behind', async () => {
    jest.useFakeTimers();
    const transport = jest.fn(async (_at: string, _init: RequestInit) => Response.json({}));
    replaceTransport(transport);
    await limitedFetch(url);
    expect(transport.mock.calls[0]?.[1].credentials).toBe('same-origin');
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['/a', 0, '/a'],
  ['/a', 1, '/a?retry=1700'],
  ['/a?b=c', 2, '/a?b=c&retry=1700'],
])('another address for %s at attempt %i is %s, which no earlier visit asked for', (at, attempt, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700);
  expect(another(at, attempt)).toBe(expected);
});
