import { filesOfVisit, scriptsInHtml, type BuiltRemote, type BuiltShell } from './visit.model';

const shell: BuiltShell = {
  scripts: ['/assets/shell.js'],
  sharedChunks: { '@sojourn/ui/select': [{ path: '/assets/select.js' }, { path: '/assets/popper.js' }] },
  widgets: { '/': ['flights/search-form'] },
};
const flights: BuiltRemote = {
  name: 'mf-flights',
  entry: 'remoteEntry.js',
  routes: [{ path: '/flights/search' }],
  preload: {
    remote: { files: [{ path: 'remote.js' }], sharedChunks: [] },
    'search-form': { files: [{ path: 'form.js' }], sharedChunks: ['@sojourn/ui/select'] },
    '/flights/search': { files: [{ path: 'page.js' }, { path: 'form.js' }], sharedChunks: ['@sojourn/ui/select'] },
  },
};
const trips: BuiltRemote = { ...flights, name: 'mf-trips', routes: [{ path: '/trips' }] };
const names = (route: string) =>
  filesOfVisit(route, shell, [flights, trips]).map(({ workspace, path }) => `${workspace}/${path}`);

describe('filesOfVisit', () => {
  test('is the shell alone where no remote takes part', () => {
    expect(names('/privacy')).toEqual(['shell/assets/shell.js']);
  });

  test('takes the remotes of the widgets, and the shared chunks they use', () => {
    expect(names('/')).toEqual([
      'shell/assets/shell.js',
      'mf-flights/remoteEntry.js',
      'mf-flights/remote.js',
      'mf-flights/form.js',
      'shell/assets/select.js',
      'shell/assets/popper.js',
    ]);
  });

  test('takes the owner of the route', () => {
    expect(names('/flights/search')).toContain('mf-flights/page.js');
    expect(names('/flights/search').some((name) => name.startsWith('mf-trips'))).toBe(false);
  });
});

describe('scriptsInHtml', () => {
  test('finds scripts and preloaded scripts, and neither fonts nor inline ones', () => {
    const html =
      '<link rel="preload" as="font" href="/assets/a.woff2"><script nonce="x">1</script>' +
      '<script defer src="/assets/shell.js" integrity="i"></script><link rel="preload" as="script" href="/assets/home.js">';
    expect(scriptsInHtml(html)).toEqual(['/assets/shell.js', '/assets/home.js']);
  });
});
