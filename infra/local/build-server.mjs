// @ts-check
/** `node infra/local/build-server.mjs <room>`: bundles a server's doors; packages of others stay outside the bundle. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.mjs';

const room = process.argv[2];
if (!room) throw new Error('Usage: build-server.mjs <room>');
const doors = ['main', 'worker']
  .map((name) => join(root, room, 'src', `${name}.ts`))
  .filter((file) => existsSync(file));

await build({
  entryPoints: doors,
  outdir: join(root, room, 'dist'),
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
