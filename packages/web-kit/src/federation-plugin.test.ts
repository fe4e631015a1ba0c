import type { Registry } from '@sojourn/contracts';
import { createFederationPlugin } from './federation-plugin';
import { replaceTransport } from './transport';

const manifest = { metaData: { name: 'mf_flights' }, exposes: [], shared: [] };
const released = {
  name: 'mf-flights',
  version: '0.1.0',
  base: '/mf/mf-flights/0.1.0-abc/',
  entry: 'remoteEntry.1234.js',
  integrity: 'sha384-abc',
  manifest: manifest as Record<string, unknown>,
  routes: [],
  widgets: [],
};
const registry = (remote = released): Registry => ({
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: [remote],
});
const url = 'http://localhost/mf/mf-flights/0.1.0-abc/mf-manifest.json';
const entry = 'http://localhost/mf/mf-flights/0.1.0-abc/remoteEntry.1234.js';

type Plugin = ReturnType<typeof createFederationPlugin>;
const fetchBy = (plugin: Plugin) => plugin.fetch?.(url, {}) as Promise<Response>;
const scriptBy = (plugin: Plugin) =>
  plugin.createScript?.({ url: entry, remoteInfo: { name: 'mf_flights' } as never }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

afterEach(() => replaceTransport());

describe('the federation plugin', () => {
  test('takes a manifest out of the registry without a request', async () => {
    replaceTransport(() => Promise.reject(new Error('must not be asked')));
    await expect((await fetchBy(createFederationPlugin(registry()))).json()).resolves.toEqual(manifest);
  });

  test('tries a manifest that is not in the registry twice, at another address', async () => {
    const asked: string[] = [];
    replaceTransport(async (at) => {
      asked.push(at);
      return asked.length === 1 ? new Response('gone', { status: 500 }) : Response.json(manifest);
    });
    const plugin = createFederationPlugin(registry({ ...released, manifest: {} }));
    await expect((await fetchBy(plugin)).json()).resolves.toEqual(manifest);
    expect(asked).toEqual([url, `${url}?retry=1`]);
  });

  test.each([
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error page', async () => new Response('<h1>404</h1>', { status: 404 })],
    ['a page in its place', async () => new Response('<!doctype html>')],
  ])('gives up on %s after two attempts', async (_what, answer) => {
    let asked = 0;
    replaceTransport(() => {
      asked += 1;
      return answer();
    });
    await expect(fetchBy(createFederationPlugin(registry({ ...released, manifest: {} })))).rejects.toBeDefined();
    expect(asked).toBe(2);
  });

  test('holds an entry to its hash and to four seconds', () => {
    const { script, timeout } = scriptBy(createFederationPlugin(registry()));
    expect(script.integrity).toBe('sha384-abc');
    expect(script.crossOrigin).toBe('anonymous');
    expect(timeout).toBe(4000);
  });

  test('asks for an entry at a new address at each further try', () => {
    const plugin = createFederationPlugin(registry());
    expect([1, 2, 3].map(() => scriptBy(plugin).script.src)).toEqual([entry, `${entry}?retry=1`, `${entry}?retry=2`]);
  });
});
