/** Remotes as the registry lists them: registered at run time, opened once, their parts made lazy and renewable. */
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import type { FunctionComponent } from 'react';
import { isMissingFile } from './fetch-code';
import { loadable, type Loadable } from './loadable';
import { pause } from './pause';

/** A page or widget that is fetched when it is first shown. Made by {@link lazy}. */
export type LazyExport = { readonly load: () => Promise<{ default: FunctionComponent<never> }> };

/** What a remote's `src/remote.tsx` exports as `remote`: pages by route path, widgets by name. */
export type RemoteModule = { routes: Record<string, LazyExport>; widgets: Record<string, LazyExport> };

/**
 * What a page shows before its code has run: its heading and the shapes of what follows, without anything to press or to
 * type into. `withQuery`: it fits whatever the address's query says; else only an address without one. `guestsOnly`:
 * somebody with a session is shown the plain skeleton.
 */
export type FirstView = { view: FunctionComponent; withQuery?: boolean; guestsOnly?: boolean };

/**
 * What a remote's `src/first-views.tsx` exports as `firstViews`: by route path. `/hotels/search?` is that of the path with
 * a query, where the two differ.
 */
export type FirstViews = Record<string, FirstView>;

/** The two calls of the federation runtime that are needed here. */
export type FederationRuntime = {
  registerRemotes: (remotes: { name: string; entry: string }[], options?: { force?: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

/** Everything the page can load. `attempt` counts up at Try again and gives a new part each time. */
export type Remotes = {
  registry: Registry;
  widget: (name: string, attempt: number) => Loadable;
  route: (where: { remote: string; path: string }, attempt: number) => Loadable;
};

/**
 * Marks a part of a remote as fetched on demand. Unlike React's own `lazy` it can be loaded again after a failure.
 * @example lazy(() => import('./app/results-page').then((m) => ({ default: m.ResultsPage })))
 */
export function lazy(load: LazyExport['load']): LazyExport {
  return { load };
}

/** A container's name must be an identifier: `mf-flights` is `mf_flights` to the federation runtime. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Hands out the parts of every remote in the registry. Nothing is fetched before a part is shown: then the federation
 * runtime is made by `startFederation`, once, and the remotes are registered with it.
 */
export function createRemotes(registry: Registry, startFederation: () => Promise<FederationRuntime>): Remotes {
  const releaseOf = (remote: string) => registry.remotes.find(({ name }) => name === remote);
  const parts = new Map<string, Loadable>();
  /** Remotes whose code was fetched but failed when it ran; a bundle remembers that, so it is opened from scratch. */
  const broken = new Set<string>();
  let starting: Promise<FederationRuntime> | undefined;

  const start = async () => {
    try {
      const federation = await startFederation();
      federation.registerRemotes(registry.remotes.map(describe));
      return federation;
    } catch (error) {
      starting = undefined;
      throw error;
    }
  };

  async function open(remote: string): Promise<RemoteModule> {
    const federation = await (starting ??= start());
    const release = releaseOf(remote);
    if (broken.delete(remote) && release) federation.registerRemotes([describe(release)], { force: true });
    const opened = (await federation.loadRemote(`${containerName(remote)}/remote`)) as { remote?: RemoteModule } | null;
    if (!opened?.remote) throw new Error(`${remote} exports no remote`);
    return opened.remote;
  }

  /**
   * What failed may have been withdrawn: the release in force now takes its place, on this page, too. Other remotes keep
   * the version that the page began with.
   */
  async function renew(remote: string): Promise<void> {
    const release = releaseOf(remote);
    if (!release) return;
    const { renewedRelease } = await import(/* webpackChunkName: "later" */ './renewed-release');
    const renewed = await renewedRelease(release);
    if (!renewed) return;
    Object.assign(release, renewed);
    // Here the bundler keeps chunks, also those of the withdrawn release, whose names may be the same.
    Reflect.deleteProperty(window, `webpackChunk${containerName(remote)}`);
    broken.add(remote);
  }

  /** One part for one attempt, kept so that coming back to a page does not load it again. */
  function part({ remote, key, attempt }: Part, pick: (module: RemoteModule) => LazyExport | undefined): Loadable {
    const name = `${key}#${attempt}`;
    const kept = parts.get(name);
    if (kept) return kept;
    const fetchPart = async () => {
      const found = pick(await open(remote));
      // What a remote shares was settled in the task that ends here; its own code is run in the next.
      await pause();
      if (!found) throw new Error(`${key} is not exported by its remote`);
      return (await found.load()).default;
    };
    const made = loadable(async () => {
      // It came, and broke when it was shown, or what it fetched itself did: its bundle may remember that, too.
      if (parts.get(`${key}#${attempt - 1}`)?.loaded) broken.add(remote);
      if (attempt > 0) await renew(remote);
      try {
        return await fetchPart();
      } catch (error) {
        if (!isMissingFile(error)) broken.add(remote);
        throw error;
      }
    });
    parts.set(name, made);
    return made;
  }

  return {
    registry,
    widget: (name, attempt) => {
      const [, widget = ''] = name.split('/');
      return part({ remote: remoteOfWidget(name), key: name, attempt }, ({ widgets }) => widgets[widget]);
    },
    route: ({ remote, path }, attempt) =>
      part({ remote, key: `${remote} ${path}`, attempt }, ({ routes }) => routes[path]),
  };
}

/** The remote of a widget by the widget's name, `<remote without mf->/<widget>`. */
export const remoteOfWidget = (name: string): string => `mf-${name.split('/')[0]}`;

/** A part of a remote, and how often it was tried before. */
type Part = { remote: string; key: string; attempt: number };

const describe = (remote: ReleasedRemote) => ({
  name: containerName(remote.name),
  entry: new URL(remote.base + remote.entry, location.href).href,
});
