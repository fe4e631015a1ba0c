import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { releasedFlights } from '../http/portal.fake';
import { fillPage, isKnownPath, preloadsOf, scriptJson, type ShellDescription } from './page.model';

const remote = (name: string, given: Partial<ReleasedRemote>): ReleasedRemote => ({
  ...releasedFlights,
  name,
  base: `/mf/${name}/1-abc/`,
  entry: 'entry.js',
  integrity: `sha384-${name}`,
  manifest: {},
  routes: [],
  ...given,
});
const registryOf = (...remotes: ReleasedRemote[]) => ({ remotes }) as unknown as Registry;
const shell: ShellDescription = {
  routes: ['/', '/safety', '/search-results'],
  widgets: { '/': ['flights/search-form'], '/search-results': ['flights/results', 'hotels/results'] },
  areas: [],
  sharedChunks: { '@sojourn/ui/dialog': [{ path: '/dialog.js', integrity: 'sha384-dialog' }] },
  skeleton: '',
  heads: {},
  image: '',
};
const route = (path: string) => ({ path }) as ReleasedRemote['routes'][number];

describe('a route', () => {
  test('is known when the shell or a remote in force has it', () => {
    const registry = registryOf(remote('mf-trips', { routes: [route('/trips'), route('/trips/:id')] }));
    expect(isKnownPath('/safety', shell, undefined)).toBe(true);
    expect(isKnownPath('/trips/7', shell, undefined)).toBe(false);
    expect(isKnownPath('/trips/7', shell, registry)).toBe(true);
    expect(isKnownPath('/nowhere', shell, registry)).toBe(false);
  });
});

describe('the files that a page needs first', () => {
  const file = (path: string) => ({ path, integrity: `sha384-${path}` });
  const flights = remote('mf-flights', {
    routes: [route('/flights/search')],
    manifest: {
      preload: {
        remote: { files: [file('remote.js')] },
        '/flights/search': {
          files: [file('page.js'), file('remote.js')],
          sharedChunks: ['@sojourn/ui/dialog', 'none'],
        },
        'search-form': { files: [file('form.js')] },
        results: { files: [file('results.js')] },
      },
    },
  });
  const hotels = remote('mf-hotels', { manifest: { preload: { results: { files: [file('results.js')] } } } });
  const registry = registryOf(flights, hotels);
  const paths = (path: string) => preloadsOf(path, shell, registry).map((each) => each.path);

  test('are a remote’s entry, its own and those of the route, each once, and shared chunks', () => {
    expect(preloadsOf('/flights/search', shell, registry)).toEqual([
      { path: '/mf/mf-flights/1-abc/entry.js', integrity: 'sha384-mf-flights' },
      { path: '/mf/mf-flights/1-abc/remote.js', integrity: 'sha384-remote.js' },
      { path: '/mf/mf-flights/1-abc/page.js', integrity: 'sha384-page.js' },
      { path: '/dialog.js', integrity: 'sha384-dialog' },
    ]);
  });

  test('are those of the widgets on a page of the shell, of each remote', () => {
    expect(paths('/')).toEqual([
      '/mf/mf-flights/1-abc/entry.js',
      '/mf/mf-flights/1-abc/remote.js',
      '/mf/mf-flights/1-abc/form.js',
    ]);
    expect(paths('/search-results')).toEqual([
      '/mf/mf-flights/1-abc/entry.js',
      '/mf/mf-flights/1-abc/remote.js',
      '/mf/mf-flights/1-abc/results.js',
      '/mf/mf-hotels/1-abc/entry.js',
      '/mf/mf-hotels/1-abc/results.js',
    ]);
  });

  test('are none where no remote takes part', () => {
    expect(paths('/safety')).toEqual([]);
  });

  test('are the entry alone of a remote that names none', () => {
    const bare = registryOf(remote('mf-flights', { routes: [route('/flights/search')] }));
    expect(preloadsOf('/flights/search', shell, bare)).toEqual([
      { path: '/mf/mf-flights/1-abc/entry.js', integrity: 'sha384-mf-flights' },
    ]);
  });
});

describe('a page of the shell’s build', () => {
  test('has JSON that ends no script element', () => {
    expect(scriptJson({ a: '</script><!--&\u2028\u2029' })).toBe(
      '{"a":"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029"}',
    );
    expect(scriptJson(undefined)).toBe('null');
  });

  test('has every placeholder filled, wherever it stands', () => {
    const template =
      '<meta content="__CSP_NONCE__"><i nonce="__CSP_NONCE__">__SESSION__ __REGISTRY__ __READS__</i>__PRELOADS____HEAD____FIRST_VIEW____OTHER__';
    const filled = fillPage(template, {
      nonce: 'abc',
      session: 'guest',
      registry: undefined,
      preloads: [{ path: '/a"<b>&.js', integrity: 'sha384-x' }],
      reads: ['/api/trips'],
      head: '<title>__NONCE__</title>',
      firstView: '<p>__SESSION__</p>',
    });
    expect(filled).toBe(
      '<meta content="abc"><i nonce="abc">guest null ["/api/trips"]</i>' +
        '<link rel="preload" as="script" href="/a&#34;&#60;b&#62;&#38;.js" integrity="sha384-x" crossorigin="anonymous" fetchpriority="low">' +
        '<title>__NONCE__</title><p>__SESSION__</p>__OTHER__',
    );
  });

  test('takes what a placeholder is filled with as it is', () => {
    const filling = {
      nonce: '$&',
      session: 'unknown',
      registry: undefined,
      preloads: [],
      reads: ['$1'],
      head: '$&',
      firstView: '$`',
    } as const;
    expect(fillPage('__CSP_NONCE__ __READS__ __FIRST_VIEW__', filling)).toBe('$& ["$1"] $`');
  });
});
