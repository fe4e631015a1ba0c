// @ts-check
/** `node infra/local/build-server.mjs <workspace>`: bundles a server's entries; packages of others stay outside the bundle. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.mjs';

const workspace = process.argv[2];
if (!workspace) throw new Error('Usage: build-server.mjs <workspace>');
const entries = ['main', 'worker']
  .map((name) => join(root, workspace, 'src', `${name}.ts`))
  .filter((file) => existsSync(file));

await build({
  entryPoints: entries,
  outdir: join(root, workspace, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'only-our-own-source-is-bundled',
      setup: (bundle) => {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@sojourn/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
