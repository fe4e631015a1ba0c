import { createInstance } from '@module-federation/runtime';
import { sharedChunk } from './shared-chunk';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A federation runtime that shares one part, loaded as told. */
function sharing(load: () => Promise<unknown>) {
  const part = { version: '1.0.0', scope: 'default', shareConfig: { singleton: false, requiredVersion: '^1.0.0' } };
  return createInstance({
    name: `shell-${Math.random()}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { part: { ...part, get: sharedChunk(load) as () => Promise<() => unknown> } },
  });
}

const PART = { words: 'what is shared' };

describe('a shared chunk', () => {
  test('is loaded once for everybody who asks', async () => {
    const load = jest.fn(async () => PART);
    const runtime = sharing(load);
    const asked = await Promise.all([runtime.loadShare('part'), runtime.loadShare('part')]);
    expect(asked.map((factory) => factory && factory())).toEqual([PART, PART]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is asked for once more by itself, and nobody hears of it', async () => {
    const load = jest.fn(async () => PART).mockRejectedValueOnce(missing());
    const factory = await sharing(load).loadShare('part');
    expect(factory && factory()).toBe(PART);
  });

  test('that failed is loaded at the next asking, and its failure is no missing file of the remote', async () => {
    const lost = missing();
    const load = jest
      .fn(async () => PART)
      .mockRejectedValueOnce(missing())
      .mockRejectedValueOnce(lost);
    const runtime = sharing(load);
    const [first, second] = await Promise.allSettled([runtime.loadShare('part'), runtime.loadShare('part')]);
    for (const each of [first, second]) {
      const reason = each.status === 'rejected' ? (each.reason as Error) : undefined;
      expect(reason?.name).toBe('Error');
      expect(reason?.cause).toBe(lost);
    }
    const factory = await runtime.loadShare('part');
    expect(factory && factory()).toBe(PART);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
