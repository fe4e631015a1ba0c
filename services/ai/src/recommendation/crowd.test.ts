import { jest } from '@jest/globals';
import { createCrowdCheck } from './crowd';

const refusal = () => new Error('too many wait');
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Three may wait; `waiting` is what Redis would say. */
const check = (waiting: number) => {
  const read = jest.fn(async () => waiting);
  return { read, enter: createCrowdCheck(read, 3, refusal) };
};

test('the first waits for a count, who comes meanwhile shares it, and nobody beyond the room is let in', async () => {
  const { read, enter } = check(1);
  const entered = await Promise.allSettled([enter(), enter(), enter()]);
  expect(entered.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('while the count is fresh and there is room nobody waits', async () => {
  const { read, enter } = check(0);
  await enter();
  now = 999;
  expect(enter()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a count of a second ago is read again', async () => {
  const { read, enter } = check(0);
  await enter();
  now = 1_000;
  await enter();
  expect(read).toHaveBeenCalledTimes(2);
});

test('where no room is left the next asks at once', async () => {
  const { read, enter } = check(2);
  await enter();
  read.mockResolvedValueOnce(1);
  await enter();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a count that cannot be read lets nobody in, and the next asks again', async () => {
  const { read, enter } = check(0);
  read.mockRejectedValueOnce(new Error('Redis is away'));
  await expect(enter()).rejects.toThrow('Redis is away');
  await enter();
  expect(read).toHaveBeenCalledTimes(2);
});
