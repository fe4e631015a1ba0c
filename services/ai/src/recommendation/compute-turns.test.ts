import { createComputeTurns } from './compute-turns';

test('between two turns the event loop goes round', async () => {
  const turn = createComputeTurns();
  const log: string[] = [];
  const others = () => {
    log.push('others');
    if (log.length < 12) setImmediate(others);
  };
  setImmediate(others);
  await Promise.all(
    [1, 2, 3].map(async (at) => {
      await turn();
      log.push(`turn ${at}`);
    }),
  );
  const turns = log.filter((each) => each !== 'others');
  expect(turns).toEqual(['turn 1', 'turn 2', 'turn 3']);
  expect(log.slice(log.indexOf('turn 1'), log.indexOf('turn 2'))).toContain('others');
  expect(log.slice(log.indexOf('turn 2'), log.indexOf('turn 3'))).toContain('others');
});
