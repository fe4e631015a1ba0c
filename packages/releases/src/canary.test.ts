import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { canariesOf, percentFault, readCanary, withCanaries, type Canary } from './canary';

const released = (name: string, version: string): ReleasedRemote => ({
  name,
  version,
  base: `/mf/${name}/${version}-0123abcd/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  manifest: {},
  routes: [],
  widgets: [],
});
const canary = (percent: number, version = '2.0.0'): Canary => ({ percent, release: released('mf-flights', version) });
const sessions = Array.from({ length: 4_000 }, (_, index) => `s%3Asession-${index}`);
const given = (...canaries: Canary[]) => sessions.filter((session) => canariesOf(canaries, session).length > 0);

test.each([1, 10, 50, 99])('%i of 100 sessions are given a canary, give or take two', (percent) => {
  expect(Math.abs((given(canary(percent)).length / sessions.length) * 100 - percent)).toBeLessThan(2);
});

test('who is given a canary is given it again, and keeps it when its share grows', () => {
  const few = given(canary(10));
  expect(given(canary(10))).toEqual(few);
  const more = new Set(given(canary(30)));
  expect(few.filter((session) => !more.has(session))).toEqual([]);
});

test('another release is given to other sessions, and two canaries to sessions of their own', () => {
  const [one, other] = [given(canary(50)), new Set(given(canary(50, '3.0.0')))];
  const both = one.filter((session) => other.has(session)).length / sessions.length;
  expect(both).toBeGreaterThan(0.2);
  expect(both).toBeLessThan(0.3);
});

test('a canary stands in the place of its remote, and nowhere else', () => {
  const [flights, trips] = [released('mf-flights', '1.0.0'), released('mf-trips', '1.0.0')];
  const registry: Registry = { shellVersion: '0.1.0', publishedAt: '', remotes: [flights, trips] };
  expect(withCanaries(registry, [canary(10)])).toEqual({ ...registry, remotes: [canary(10).release, trips] });
  expect(withCanaries(registry, [])).toEqual(registry);
});

test.each([0, 100, -1, 0.5, Number.NaN])('%d is no share of sessions', (percent) => {
  expect(percentFault(percent)).toMatch(/^A canary is given to 1 to 99 of 100 sessions, not to /);
  expect(percentFault(1) ?? percentFault(99)).toBeUndefined();
});

test('one that is spoilt in the file is the fault of its remote', () => {
  const { release } = canary(10);
  expect(readCanary({ percent: 10, release })).toEqual({ remote: 'mf-flights', canary: canary(10) });
  expect(readCanary({ percent: 10, release: { ...release, integrity: 1 } })).toMatchObject({
    remote: 'mf-flights',
    fault: expect.stringMatching(/^has a canary that is no entry of a registry/),
  });
  expect(readCanary({ percent: 100, release })).toMatchObject({ remote: 'registry.json' });
});
