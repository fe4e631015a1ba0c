import { pause } from './pause';

test('pause goes on in a task of its own, after what was queued in this one', async () => {
  const order: string[] = [];
  const paused = pause().then(() => order.push('after the pause'));
  setTimeout(() => order.push('a later task'));
  void Promise.resolve().then(() => order.push('this task'));
  await paused;
  expect(order).toEqual(['this task', 'after the pause']);
});
