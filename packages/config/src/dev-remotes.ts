/** The dev server's own answers: the portal's registry, with the remotes that are being worked on put in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { portalUrl } from './env';
import { distOf } from './room';

type Release = {
  description: { name: string; routes: unknown; widgets: unknown };
  version: string;
  entry: string;
  manifest: unknown;
};
type Registry = { remotes: { name: string }[] };
type DevServer = NonNullable<Exclude<Configuration['devServer'], false>>;

/** A remote as it stands in the dev server's registry. Without a hash, because it changes at every keystroke. */
function released(root: string, room: string) {
  const text = readFileSync(join(distOf(join(root, room)), 'release.json'), 'utf8');
  const { description, version, entry, manifest } = JSON.parse(text) as Release;
  const { name, routes, widgets } = description;
  return { name, version, base: `/dev/${room}/`, entry, integrity: '', manifest, routes, widgets };
}

async function portalRegistry(): Promise<Registry> {
  // eslint-disable-next-line no-restricted-globals -- a dev server, asking the portal it stands in front of
  const response = await fetch(`${portalUrl}/mf/registry.json`);
  return (await response.json()) as Registry;
}

/** Answers `/mf/registry.json`, and the files of the watched remotes under `/dev/<remote>/`. */
export function devRemotes(root: string, rooms: readonly string[]): Pick<DevServer, 'static' | 'setupMiddlewares'> {
  return {
    static: rooms.map((room) => ({ directory: distOf(join(root, room)), publicPath: `/dev/${room}`, watch: false })),
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/mf/registry.json',
        middleware: (
          _request: unknown,
          response: { setHeader(n: string, v: string): void; end(text: string): void },
        ) => {
          void portalRegistry()
            .catch(() => ({ shellVersion: '0.0.0', publishedAt: new Date(0).toISOString(), remotes: [] }))
            .then((registry) => {
              const others = registry.remotes.filter(({ name }) => !rooms.includes(name));
              response.setHeader('content-type', 'application/json');
              response.end(
                JSON.stringify({ ...registry, remotes: [...others, ...rooms.map((room) => released(root, room))] }),
              );
            });
        },
      },
      ...middlewares,
    ],
  };
}
