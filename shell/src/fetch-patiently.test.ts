import { fetchPatiently } from './fetch-patiently';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('asks again until the code comes: in 1 s, 2 s, 4 s, and from then on every 8 s', async () => {
  const asked: number[] = [];
  const began = Date.now();
  let left = 6;
  const code = fetchPatiently(async () => {
    asked.push(Date.now() - began);
    left -= 1;
    if (left > 0) throw missing();
    return 'code';
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await code).toBe('code');
  expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000, 23_000]);
});

test('does not ask again for code that throws', async () => {
  const load = jest.fn(() => Promise.reject(new Error('boom')));
  await expect(fetchPatiently(load)).rejects.toThrow('boom');
  expect(load).toHaveBeenCalledTimes(1);
});
