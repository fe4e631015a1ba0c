import { fetchCode, fetchWhenConnected, isMissingFile } from './fetch-code';

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

  test('does not ask again for code that threw', async () => {
    const boom = new Error('boom');
    const load = failing(boom);
    await expect(fetchCode(load)).rejects.toBe(boom);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('waits for no connection: what was pressed says that it cannot be had', async () => {
    isOnline.mockReturnValue(false);
    await expect(fetchCode(failing(missing(), missing()))).rejects.toThrow('Loading chunk 7 failed.');
  });
});

describe('fetchWhenConnected', () => {
  test('hands on what failed with a connection', async () => {
    const load = failing(missing());
    await expect(fetchWhenConnected(load)).rejects.toThrow('Loading chunk 7 failed.');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('waits for a connection, however often it goes, and asks again with it', async () => {
    isOnline.mockReturnValue(false);
    const load = failing(missing(), new Error('a shared part'));
    const code = fetchWhenConnected(load);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    expect(await code).toBe('code');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
