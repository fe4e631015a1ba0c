import { fetchCode, isMissingFile } from './fetch-code';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** Fails with what is given, one call after the other, and then brings the code. */
const failing = (...errors: unknown[]) =>
  jest.fn(async () => {
    if (errors.length > 0) throw errors.shift() as Error;
    return 'code';
  });

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
const now = jest.spyOn(performance, 'now');
beforeEach(() => {
  isOnline.mockReturnValue(true);
  now.mockReturnValue(0);
});
afterAll(() => jest.restoreAllMocks());

/** Lets everything that is due come to pass. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('isMissingFile', () => {
  test.each([
    ['a chunk', missing(), true],
    ['an entry', new Error('[ Federation Runtime ]: RUNTIME-008'), true],
    ['code that threw', new Error('boom'), false],
    ['what is no error', { name: 'ChunkLoadError', message: 'RUNTIME-008' }, false],
  ])('of %s', (_what, error, expected) => {
    expect(isMissingFile(error)).toBe(expected);
  });
});

describe('fetchCode', () => {
  test('asks once where all is well', async () => {
    const load = failing();
    expect(await fetchCode(load)).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('asks once more for what failed at once, and then no more', async () => {
    const load = failing(missing());
    expect(await fetchCode(load)).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
    const last = missing();
    const lost = failing(missing(), last);
    await expect(fetchCode(lost)).rejects.toBe(last);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  test.each([
    [999, 2],
    [1_000, 1],
  ])('after %i ms it has asked %i times in all', async (passed, asked) => {
    now.mockReturnValueOnce(0).mockReturnValue(passed);
    const load = failing(missing(), missing());
    await expect(fetchCode(load)).rejects.toThrow('Loading chunk 7 failed.');
    expect(load).toHaveBeenCalledTimes(asked);
  });

  test('does not ask again for code that threw, with or without a connection', async () => {
    const boom = new Error('boom');
    for (const online of [true, false]) {
      isOnline.mockReturnValue(online);
      const load = failing(boom);
      await expect(fetchCode(load)).rejects.toBe(boom);
      expect(load).toHaveBeenCalledTimes(1);
    }
  });

  test('waits for a connection, however long, and begins again with it', async () => {
    isOnline.mockReturnValue(false);
    now.mockReturnValueOnce(0).mockReturnValue(60_000);
    const load = failing(missing(), missing(), missing());
    const code = fetchCode(load);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await code).toBe('code');
    expect(load).toHaveBeenCalledTimes(4);
  });
});
