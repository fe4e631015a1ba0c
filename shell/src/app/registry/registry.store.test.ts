import type { Registry } from '@sojourn/contracts';
import { fakeApi } from '@sojourn/web-kit/testing';
import { findRegistry, hasNewerRegistry, keepRegistry } from './registry.store';

const released = (name: string, version = '0.1.0') => ({
  name,
  version,
  base: `/mf/${name}/${version}-abc/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  manifest: {},
  routes: [],
  widgets: [],
});
const [trips, hotels] = [released('mf-trips'), released('mf-hotels')];
const registry: Registry = { shellVersion: '0.1.0', publishedAt: '2026-11-21T00:00:00Z', remotes: [trips, hotels] };
const serve = (answer: () => unknown) => fakeApi({ 'GET /mf/registry.json': answer });
const down = () => new Response('<h1>502</h1>', { status: 502 });

afterEach(() => {
  fakeApi({}).restore();
  localStorage.clear();
});

describe('findRegistry', () => {
  test('takes the one in force, and keeps it', async () => {
    serve(() => registry);
    await expect(findRegistry()).resolves.toEqual(registry);
    serve(down);
    await expect(findRegistry()).resolves.toEqual(registry);
  });

  test('takes the one this browser kept when none can be had', async () => {
    keepRegistry(registry);
    serve(down);
    await expect(findRegistry()).resolves.toEqual(registry);
  });

  test('takes the one this browser kept when what is in force is none, and keeps that', async () => {
    keepRegistry(registry);
    serve(() => ({ ...registry, remotes: 7 }));
    await expect(findRegistry()).resolves.toEqual(registry);
    await expect(findRegistry()).resolves.toEqual(registry);
  });

  test('is null when there never was one, or what was kept is spoilt', async () => {
    serve(down);
    await expect(findRegistry()).resolves.toBeNull();
    localStorage.setItem('sojourn.registry', '{"remotes":7}');
    await expect(findRegistry()).resolves.toBeNull();
  });
});

describe('hasNewerRegistry', () => {
  test.each([
    ['nothing changed', registry, false],
    ['it was only published again', { ...registry, publishedAt: '2026-11-22T00:00:00Z' }, false],
    ['the remotes are listed in another order', { ...registry, remotes: [hotels, trips] }, false],
    ['the shell changed', { ...registry, shellVersion: '0.2.0' }, true],
    ['a remote changed', { ...registry, remotes: [trips, released('mf-hotels', '0.1.1')] }, true],
    ['a remote is gone', { ...registry, remotes: [trips] }, true],
    ['what is in force is no registry', { ...registry, remotes: 7 }, false],
  ])('when %s', async (_what, inForce, expected) => {
    serve(() => inForce);
    await expect(hasNewerRegistry(registry)).resolves.toBe(expected);
  });

  test('is silent when nobody can say', async () => {
    serve(down);
    await expect(hasNewerRegistry(registry)).resolves.toBe(false);
  });
});
