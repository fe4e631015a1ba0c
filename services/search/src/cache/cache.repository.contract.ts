import type { CacheRepository } from './cache.repository';

/** What every cache repository must do; `at` sets up a fresh one. */
export function testCacheRepository(name: string, at: () => CacheRepository): void {
  describe(`a cache repository (${name})`, () => {
    const entry = { body: Buffer.from('{"city":"São Paulo"}'), madeAt: 1_000, freshUntil: 2_000 };

    test('gives back what was written, and nothing for what was not', async () => {
      const repository = at();
      expect(await repository.read('written')).toBeUndefined();
      await repository.write('written', entry, 60_000);
      expect(await repository.read('written')).toEqual(entry);
    });

    test('lets one caller make a value at a time', async () => {
      const repository = at();
      expect(await repository.acquireLease('lease', 'first', 60_000)).toBe(true);
      expect(await repository.acquireLease('lease', 'second', 60_000)).toBe(false);
      await repository.releaseLease('lease', 'first');
      expect(await repository.acquireLease('lease', 'second', 60_000)).toBe(true);
    });

    test('takes a lease back only from the one who holds it', async () => {
      const repository = at();
      await repository.acquireLease('held', 'holder', 60_000);
      await repository.releaseLease('held', 'stranger');
      expect(await repository.acquireLease('held', 'stranger', 60_000)).toBe(false);
    });
  });
}
