import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { routeFits } from '../http/route-pattern.model';

/** A file that a page will surely ask for. */
export type PreloadedFile = { path: string; integrity: string };

/**
 * `shell.json` in the shell's build: the routes the shell answers itself, which widgets a route of its own is composed
 * of, and where the shared parts lie that remotes name as `sharedChunks`.
 */
export type ShellDescription = {
  routes: readonly string[];
  /** The remotes without which the portal is not whole. */
  areas: readonly string[];
  widgets: Readonly<Record<string, readonly string[]>>;
  sharedChunks: Readonly<Record<string, readonly PreloadedFile[]>>;
  /** Markup of the plain skeleton. */
  skeleton: string;
  /** What search engines and shared links say of the shell's own pages, by route. */
  heads: Readonly<Record<string, { title: string; description: string }>>;
  /** The picture of a shared link, a path. */
  image: string;
};

/**
 * What stands in for the placeholders of a page. `session` is `guest` when the request came without a session cookie:
 * then the shell knows who is there without asking.
 */
export type PageFilling = {
  nonce: string;
  session: 'guest' | 'unknown';
  registry: Registry | undefined;
  preloads: readonly PreloadedFile[];
  reads: readonly string[];
  /** Title, description and what else names the page to others (page-head.model.ts). */
  head: string;
  /** Markup that stands for the page until its code has run; home, which is prerendered whole, has no place for it. */
  firstView: string;
};

type Preload = { files?: PreloadedFile[]; sharedChunks?: string[] };

/** Whether somebody answers this path: the shell itself, or a remote in force. */
export const isKnownPath = (path: string, shell: ShellDescription, registry: Registry | undefined): boolean =>
  [...shell.routes, ...(registry?.remotes.flatMap(({ routes }) => routes.map((route) => route.path)) ?? [])].some(
    (route) => routeFits(route, path),
  );

/** The remote in force that has a path as one of its routes. */
export const ownerOf = (path: string, { remotes }: Registry): ReleasedRemote | undefined =>
  remotes.find(({ routes }) => routes.some((route) => routeFits(route.path, path)));

/** The files that the page at a path needs first, so that the browser fetches them while it still reads the HTML. */
export function preloadsOf(path: string, shell: ShellDescription, registry: Registry): PreloadedFile[] {
  const widgetNames = Object.entries(shell.widgets).find(([route]) => routeFits(route, path))?.[1] ?? [];
  const files = new Map<string, PreloadedFile>();
  for (const remote of registry.remotes) {
    const route = remote.routes.find((each) => routeFits(each.path, path))?.path;
    const widgets = widgetNames.flatMap((name) => {
      const [area, widget = ''] = name.split('/');
      return `mf-${area}` === remote.name ? [widget] : [];
    });
    const parts = [...(route === undefined ? [] : [route]), ...widgets];
    if (parts.length === 0) continue;
    for (const file of filesOf(remote, parts, shell)) files.set(file.path, file);
  }
  return [...files.values()];
}

function filesOf(remote: ReleasedRemote, parts: readonly string[], shell: ShellDescription): PreloadedFile[] {
  const known = (remote.manifest['preload'] ?? {}) as Record<string, Preload>;
  const needed = ['remote', ...parts].flatMap((part) => known[part] ?? []);
  return [
    { path: remote.base + remote.entry, integrity: remote.integrity },
    ...needed.flatMap(({ files = [] }) =>
      files.map(({ path, integrity }) => ({ path: remote.base + path, integrity })),
    ),
    ...needed.flatMap(({ sharedChunks = [] }) => sharedChunks.flatMap((request) => shell.sharedChunks[request] ?? [])),
  ];
}

/** A value as JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const attribute = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const preloadTag = ({ path, integrity }: PreloadedFile) =>
  `<link rel="preload" as="script" href="${attribute(path)}" integrity="${attribute(integrity)}" crossorigin="anonymous" fetchpriority="low">`;

/** A page of the shell's build with its placeholders filled. */
export function fillPage(
  template: string,
  { nonce, session, registry, preloads, reads, head, firstView }: PageFilling,
): string {
  const values: Record<string, string> = {
    __CSP_NONCE__: nonce,
    __SESSION__: session,
    __REGISTRY__: scriptJson(registry),
    __PRELOADS__: preloads.map(preloadTag).join(''),
    __READS__: scriptJson(reads),
    __HEAD__: head,
    __FIRST_VIEW__: firstView,
  };
  return template.replace(
    /__(?:CSP_NONCE|SESSION|REGISTRY|PRELOADS|READS|HEAD|FIRST_VIEW)__/g,
    (placeholder) => values[placeholder] ?? '',
  );
}
