// @ts-check
/** `node infra/local/build-server.mjs <workspace>`: bundles a server's entries; packages of others stay outside the bundle. */
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.mjs';

const workspace = process.argv[2];
if (!workspace) throw new Error('Usage: build-server.mjs <workspace>');
const entries = ['main', 'worker']
  .map((name) => join(root, workspace, 'src', `${name}.ts`))
  .filter((file) => existsSync(file));

/**
 * The folder that Node takes a package from.
 * @param {string} from a folder
 * @param {string} name for example ioredis or @node-rs/argon2
 * @returns {string | undefined}
 */
function packageFolder(from, name) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : packageFolder(dirname(from), name);
}

/**
 * A bundle runs in its workspace, so that is where its imports are looked up; a package of ours that it took in may have
 * meant another copy (npm keeps one beside it when the root already holds another version).
 * @param {string} request for example mongoose/package.json
 * @param {string} importer
 */
function otherCopy(request, importer) {
  if (request.startsWith('node:') || builtinModules.includes(request)) return undefined;
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const meant = packageFolder(dirname(importer), name);
  const found = packageFolder(join(root, workspace ?? ''), name);
  if (meant === found) return undefined;
  return `${importer} means ${meant}, and the bundle of ${workspace} would load ${found ?? 'nothing'}: declare ${name} where both find the same copy.`;
}

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
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
          if (kind === 'entry-point' || path.startsWith('@sojourn/')) return undefined;
          const text = otherCopy(path, importer);
          return text ? { errors: [{ text }] } : { path, external: true };
        });
      },
    },
  ],
});
