import { pause } from './pause';

afterEach(() => jest.useRealTimers());

test('pause goes on in the next task, not in this one', async () => {
  jest.useFakeTimers();
  const goOn = jest.fn();
  void pause().then(goOn);
  await Promise.resolve();
  expect(goOn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(goOn).toHaveBeenCalledTimes(1);
});
