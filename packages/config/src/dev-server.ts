/** `npm run dev`: the shell and chosen remotes as they are edited, over a running portal. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { portalUrl } from './env';
import { galleryPage } from './gallery-page';
import { devServerBase, withHotReload, type DevServer } from './hot-reload';
import { releaseBuild } from './remote-config';
import { distOf } from './workspace-files';

type Release = {
  description: { name: string; routes: unknown; widgets: unknown };
  version: string;
  entry: string;
  manifest: unknown;
};
type Registry = { remotes: { name: string }[] };
type Middleware = ReturnType<NonNullable<DevServer['setupMiddlewares']>>[number];

/** Where the dev server serves a remote's files. */
const servedAt = (remote: string) => `/dev/${basename(remote)}/`;

/** A remote's entry in the dev server's registry: without a hash, because it changes with every edit. */
function registryEntry(root: string, remote: string) {
  const text = readFileSync(join(distOf(join(root, remote)), 'release.json'), 'utf8');
  const { description, version, entry, manifest } = JSON.parse(text) as Release;
  const { name, routes, widgets } = description;
  return { name, version, base: servedAt(remote), entry, integrity: '', manifest, routes, widgets };
}

/** The registry in force; without a portal an empty one, so that the watched remotes can be seen all the same. */
async function portalRegistry(): Promise<Registry> {
  try {
    // eslint-disable-next-line no-restricted-globals -- a dev server, asking the portal it stands in front of
    const response = await fetch(`${portalUrl}/mf/registry.json`);
    return (await response.json()) as Registry;
  } catch {
    return { shellVersion: '0.0.0', publishedAt: new Date(0).toISOString(), remotes: [] } as Registry;
  }
}

/** Answers `/mf/registry.json` once nothing is being built: the portal's registry with the watched remotes put in. */
function registryMiddleware(root: string, remotes: readonly string[], whenBuilt: () => Promise<void>): Middleware {
  const registry = async () => {
    const [published] = await Promise.all([portalRegistry(), whenBuilt()]);
    const watched = remotes.map((remote) => registryEntry(root, remote));
    const names = watched.map(({ name }) => name);
    return { ...published, remotes: [...published.remotes.filter(({ name }) => !names.includes(name)), ...watched] };
  };
  return {
    name: 'registry',
    path: '/mf/registry.json',
    middleware: (
      _request: unknown,
      response: { setHeader(name: string, value: string): void; end(text: string): void },
      next: (error: unknown) => void,
    ) => {
      registry().then((answer) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      }, next);
    },
  };
}

function shellServer(root: string, remotes: readonly string[]): DevServer {
  return {
    ...devServerBase,
    historyApiFallback: {
      rewrites: [
        { from: /^\/$/, to: '/home.html' },
        { from: /^\/gallery\/?$/, to: '/gallery/index.html' },
        { from: /./, to: '/index.html' },
      ],
    },
    // The prerender bundle and the HTML it gives are read from disk.
    devMiddleware: { writeToDisk: true, index: 'home.html' },
    setupMiddlewares: (middlewares, server) => {
      const whenBuilt = () => new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
      return [registryMiddleware(root, remotes, whenBuilt), ...middlewares];
    },
    proxy: [{ context: ['/api', '/mf'], target: portalUrl, changeOrigin: true }],
  };
}

/** A remote that is put into the running shell by the dev server. */
function watchedRemote(root: string, remote: string): Configuration {
  const build = withHotReload(releaseBuild(join(root, remote)), { isRemote: true });
  return { ...build, output: { ...build.output, publicPath: servedAt(remote) } };
}

/**
 * Everything `npm run dev` serves.
 * @param shell the browser's configuration, then the prerender's
 * @param remotes folders of the remotes to watch, relative to the repository
 */
export function devConfigurations(
  dir: string,
  [browser, ...others]: readonly [Configuration, ...Configuration[]],
  remotes: readonly string[],
): Configuration[] {
  const root = join(dir, '..');
  for (const each of [dir, ...remotes.map((remote) => join(root, remote))])
    rmSync(distOf(each), { recursive: true, force: true });
  return [
    { ...withHotReload(browser), devServer: shellServer(root, remotes) },
    ...others.map((build) => ({ ...build, devServer: false as const, lazyCompilation: false })),
    ...remotes.map((remote) => watchedRemote(root, remote)),
    galleryPage(dir),
  ];
}
