/**
 * A remote's first views: what its pages show before their code has run, rendered when the remote is built and released
 * with it (docs/decisions/017-first-views.md).
 */
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { browserBuild } from './browser-build';
import { readDescription } from './workspace-files';

/** The file of a release that holds them. */
const FILE = 'first-views.json';

/** Stands in a view for the address of its release, which nobody knows before it is published. */
const RELEASE = 'release:/';

/** What the node build found, for the browser's build of the same remote. */
export type RenderedViews = { json?: string; pictures?: string[] };

type Bundle = { rendered: Record<string, { html: string; css: string }> };

const PICTURE = new RegExp(`${RELEASE}([^"'\\s)]+)`, 'g');

/** A form control would take what somebody types, and lose it when the page arrives. */
const CONTROL = /<(?:input|textarea|select|button|form|script)\b/;

/** Runs the bundle and keeps what it rendered. */
class RenderPlugin {
  readonly #views: RenderedViews;
  readonly #dir: string;

  constructor(views: RenderedViews, dir: string) {
    this.#views = views;
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('FirstViews', (compilation) => {
      if (compilation.errors.length > 0) return;
      const bundle = join(compiler.outputPath, 'first-views.cjs');
      const { rendered } = createRequire(bundle)(bundle) as Bundle;
      rmSync(compiler.outputPath, { recursive: true });
      const { name, routes } = readDescription(this.#dir);
      for (const [path, { html }] of Object.entries(rendered)) {
        if (!routes.some((route) => route.path === path.replace(/\?$/, '')))
          throw new Error(`${name}: first-views.tsx has ${path}, but remote.json has no such route`);
        const control = CONTROL.exec(html)?.[0];
        if (control) throw new Error(`${name}: the first view of ${path} holds a control, ${control}>`);
      }
      const views = Object.entries(rendered).map(([path, view]) => [path, { ...view, base: RELEASE }] as const);
      this.#views.json = JSON.stringify(Object.fromEntries(views));
      this.#views.pictures = views.flatMap(([, { html, css }]) =>
        [...`${html} ${css}`.matchAll(PICTURE)].map(([, file]) => file as string),
      );
    });
  }
}

/** Adds the file to the browser's build, and so to the release. */
export class FirstViewsPlugin {
  readonly #views: RenderedViews;

  constructor(views: RenderedViews) {
    this.#views = views;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstViews', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FirstViews', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const { json, pictures = [] } = this.#views;
          if (json === undefined) throw new Error('the first views were not rendered');
          const missing = pictures.find((file) => !compilation.getAsset(file));
          if (missing) throw new Error(`a first view shows ${missing}, which no page of the release uses`);
          compilation.emitAsset(FILE, new sources.RawSource(json));
        },
      );
    });
  }
}

const entryOf = (source: string) =>
  `import { renderFirstViews } from '@sojourn/web-kit/first-views';
   import { firstViews } from ${JSON.stringify(source)};
   export const rendered = renderFirstViews(firstViews);`;

/** The build that renders a remote's first views, or undefined for a remote without. */
export function firstViewsBuild(dir: string, views: RenderedViews): Configuration | undefined {
  const source = join(dir, 'src/first-views.tsx');
  if (!existsSync(source)) return undefined;
  const base = browserBuild(dir, 'first-views');
  return {
    ...base,
    target: 'node20',
    devtool: false,
    entry: { 'first-views': `data:text/javascript,${encodeURIComponent(entryOf(source))}` },
    output: {
      path: join(dir, '.dev/first-views'),
      filename: '[name].cjs',
      // As the browser's build names them, which is where they are published from.
      assetModuleFilename: `${base.output?.assetModuleFilename as string}`,
      publicPath: RELEASE,
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new RenderPlugin(views, dir)],
  };
}
