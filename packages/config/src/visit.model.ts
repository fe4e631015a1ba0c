/** Which files a visit loads, as the builds themselves say. */

/** `shell.json`, and the scripts that the shell's HTML names. */
export type BuiltShell = {
  scripts: readonly string[];
  sharedChunks: Readonly<Record<string, readonly { path: string }[]>>;
  widgets: Readonly<Record<string, readonly string[]>>;
};

/** What is read of a remote's `release.json`. */
export type BuiltRemote = {
  name: string;
  entry: string;
  routes: readonly { path: string }[];
  preload: Readonly<Record<string, { files: readonly { path: string }[]; sharedChunks: readonly string[] }>>;
};

/** A file of a build: of the shell when `workspace` is `shell`. */
export type VisitedFile = { workspace: string; path: string };

const inShell = (path: string): VisitedFile => ({ workspace: 'shell', path: path.replace(/^\//, '') });

/** The scripts of the shell's HTML, preloaded ones included: `home.html` names home's own code too. */
export function scriptsInHtml(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('as="script"'))
    .flatMap((tag) => /(?:src|href)="(\/[^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/** Every script of a visit to a route by a guest, once each. */
export function filesOfVisit(route: string, shell: BuiltShell, remotes: readonly BuiltRemote[]): VisitedFile[] {
  const wanted = (remote: BuiltRemote) => [
    ...(remote.routes.some(({ path }) => path === route) ? [route] : []),
    ...(shell.widgets[route] ?? []).flatMap((name) => {
      const [area, widget = ''] = name.split('/');
      return `mf-${area}` === remote.name ? [widget] : [];
    }),
  ];
  const ofRemotes = remotes.flatMap((remote): VisitedFile[] => {
    const parts = wanted(remote);
    if (parts.length === 0) return [];
    const needed = ['remote', ...parts].flatMap((part) => remote.preload[part] ?? []);
    return [
      { workspace: remote.name, path: remote.entry },
      ...needed.flatMap(({ files }) => files.map(({ path }) => ({ workspace: remote.name, path }))),
      ...needed.flatMap(({ sharedChunks }) =>
        sharedChunks.flatMap((request) => (shell.sharedChunks[request] ?? []).map(({ path }) => inShell(path))),
      ),
    ];
  });
  const all = [...shell.scripts.map(inShell), ...ofRemotes];
  return [...new Map(all.map((file) => [`${file.workspace}/${file.path}`, file])).values()];
}
