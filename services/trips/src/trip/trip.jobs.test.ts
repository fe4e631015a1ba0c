import { cleanAll } from './trip.jobs';

const logged = () => {
  const lines: string[] = [];
  const log = (_about: object, message?: string) => void lines.push(message ?? '');
  return { lines, logger: { info: log, warn: log } as never };
};

test('cleans up until there is nothing left', async () => {
  const { lines, logger } = logged();
  const [left, others] = [
    [100, 7, 0],
    [3, 0],
  ];
  await cleanAll([async () => left.shift() ?? 0, async () => others.shift() ?? 0], logger);
  expect([left, others]).toEqual([[], []]);
  expect(lines).toEqual(['cleaned up', 'cleaned up', 'cleaned up']);
});

test('a failure is logged, and holds up nothing else', async () => {
  const { lines, logger } = logged();
  const others = [3, 0];
  await cleanAll([() => Promise.reject(new Error('away')), async () => others.shift() ?? 0], logger);
  expect(lines).toEqual(['could not clean up', 'cleaned up']);
});
