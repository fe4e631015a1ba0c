import { purgeAll } from './trip.jobs';

const logged = () => {
  const lines: string[] = [];
  const log = (_about: object, message?: string) => void lines.push(message ?? '');
  return { lines, logger: { info: log, warn: log } as never };
};

test('purges until there is nothing left', async () => {
  const { lines, logger } = logged();
  const left = [100, 7, 0];
  await purgeAll({ purge: async () => left.shift() ?? 0 }, logger);
  expect(left).toEqual([]);
  expect(lines).toEqual(['purged trips', 'purged trips']);
});

test('a failure ends the round and is logged', async () => {
  const { lines, logger } = logged();
  await purgeAll({ purge: () => Promise.reject(new Error('away')) }, logger);
  expect(lines).toEqual(['trips could not be purged']);
});
