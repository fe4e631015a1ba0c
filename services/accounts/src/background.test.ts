import { createBackground } from './background';

test('work goes on after its caller, and a failure of it is logged', async () => {
  const errors: unknown[] = [];
  const background = createBackground({ error: (...said: unknown[]) => void errors.push(said) } as never);
  const done: string[] = [];
  background.run('the first', async () => {
    await Promise.resolve();
    done.push('first');
    background.run('what it began', async () => done.push('second'));
  });
  background.run('what fails', () => Promise.reject(new Error('away')));
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(['first', 'second']);
  expect(errors).toEqual([[{ err: new Error('away') }, 'what fails failed']]);
});
