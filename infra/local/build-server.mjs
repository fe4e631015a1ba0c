// @ts-check
/**
 * `node infra/local/build-server.mjs <workspace>`: bundles a server's entries with their packages, because one file loads
 * in half the time of hundreds (decision 081). Packages that need their own folder stay outside.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { outsidePackages, packageFolder } from './outside-packages.mjs';
import { withOwnMappings } from './own-mappings.mjs';
import { root } from './workspace.mjs';

const workspace = process.argv[2];
if (!workspace) throw new Error('Usage: build-server.mjs <workspace>');
const entries = ['main', 'worker']
  .map((name) => join(root, workspace, 'src', `${name}.ts`))
  .filter((file) => existsSync(file));

/** What packages written in CommonJS expect around them, under names that no source of ours has. */
const commonJs = `import { createRequire as $createRequire } from 'node:module';
import { dirname as $dirname } from 'node:path';
import { fileURLToPath as $fileURLToPath } from 'node:url';
const require = $createRequire(import.meta.url);
const __filename = $fileURLToPath(import.meta.url);
const __dirname = $dirname(__filename);`;

/**
 * A bundle runs in its workspace, so that is where what stays outside is looked up; a package that it took in may have
 * meant another copy (npm keeps one beside it when the root already holds another version).
 * @param {string} name for example sharp
 * @param {string} importer
 */
function otherCopy(name, importer) {
  const meant = packageFolder(dirname(importer), name);
  const found = packageFolder(join(root, workspace ?? ''), name);
  if (meant === found) return undefined;
  return `${importer} means ${meant}, and the bundle of ${workspace} would load ${found ?? 'nothing'}: declare ${name} where both find the same copy.`;
}

const { metafile } = await build({
  metafile: true,
  entryPoints: entries,
  outdir: join(root, workspace, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  // A process reads its map whenever it starts, and every source lies beside it.
  sourcesContent: false,
  // Names stay, so that a trace and a profile can be read.
  minifyWhitespace: true,
  // A letter takes two bytes, its escape takes six.
  charset: 'utf8',
  banner: { js: commonJs },
  logLevel: 'warning',
  plugins: [
    {
      name: 'some-packages-stay-outside',
      setup: (bundle) => {
        for (const name of outsidePackages) {
          bundle.onResolve({ filter: new RegExp(`^${name}(/|$)`) }, ({ path, importer }) => {
            const text = otherCopy(name, importer);
            return text ? { errors: [{ text }] } : { path, external: true };
          });
        }
      },
    },
  ],
});

for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.map')))
  writeFileSync(file, JSON.stringify(withOwnMappings(JSON.parse(readFileSync(file, 'utf8')))));
