import type { Registry } from '@sojourn/contracts';
import { createFederationPlugin } from './federation-plugin';

const released = {
  name: 'mf-flights',
  version: '0.1.0',
  base: '/mf/mf-flights/0.1.0-abc/',
  entry: 'remoteEntry.1234.js',
  integrity: 'sha384-abc',
  manifest: {},
  routes: [],
  widgets: [],
};
const registry: Registry = { shellVersion: '0.1.0', publishedAt: '2026-11-21T00:00:00Z', remotes: [released] };
const entry = 'http://localhost/mf/mf-flights/0.1.0-abc/remoteEntry.1234.js';

type Plugin = ReturnType<typeof createFederationPlugin>;
const scriptBy = (plugin: Plugin) =>
  plugin.createScript?.({ url: entry, remoteInfo: { name: 'mf_flights' } as never }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

describe('the federation plugin', () => {
  test('holds an entry to its hash and to four seconds', () => {
    const { script, timeout } = scriptBy(createFederationPlugin(registry));
    expect(script.integrity).toBe('sha384-abc');
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.async).toBe(true);
    expect(timeout).toBe(3800);
  });

  test.each([[{ name: 'mf_trips' }], [undefined]])('knows no hash for %j', (remoteInfo) => {
    const made = createFederationPlugin(registry).createScript?.({ url: entry, remoteInfo: remoteInfo as never });
    expect((made as { script: HTMLScriptElement }).script.integrity).toBe('');
  });

  test('asks for an entry at a new address at each further try', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValueOnce(1_700).mockReturnValueOnce(1_800);
    const plugin = createFederationPlugin(registry);
    const asked = [1, 2, 3].map(() => scriptBy(plugin).script.src);
    expect(asked).toEqual([entry, `${entry}?retry=1700`, `${entry}?retry=1800`]);
    clock.mockRestore();
  });

  test('holds an entry to the hash of the release that took its place meanwhile', () => {
    const renewed = structuredClone(registry);
    const plugin = createFederationPlugin(renewed);
    Object.assign(renewed.remotes[0] ?? {}, { integrity: 'sha384-new' });
    expect(scriptBy(plugin).script.integrity).toBe('sha384-new');
  });
});
