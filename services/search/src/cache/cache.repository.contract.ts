import type { CacheRepository } from './cache.repository';

/** What every keeper of answers must do; `at` sets up a fresh one. */
export function describeCacheRepository(name: string, at: () => CacheRepository): void {
  describe(`a cache repository (${name})`, () => {
    const kept = { value: { fares: [88, 142] }, madeAt: 1_000, freshUntil: 2_000 };

    test('gives back what was written, and nothing for what was not', async () => {
      const repository = at();
      expect(await repository.read('written')).toBeUndefined();
      await repository.write('written', kept, 60_000);
      expect(await repository.read('written')).toEqual(kept);
    });

    test('lets one caller make a value at a time', async () => {
      const repository = at();
      expect(await repository.take('lease', 'first', 60_000)).toBe(true);
      expect(await repository.take('lease', 'second', 60_000)).toBe(false);
      await repository.giveBack('lease', 'first');
      expect(await repository.take('lease', 'second', 60_000)).toBe(true);
    });

    test('takes a lease back only from the one who holds it', async () => {
      const repository = at();
      await repository.take('held', 'holder', 60_000);
      await repository.giveBack('held', 'stranger');
      expect(await repository.take('held', 'stranger', 60_000)).toBe(false);
    });
  });
}
