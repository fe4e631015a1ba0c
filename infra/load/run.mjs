// @ts-check
/**
 * `npm run bench`: bundles our own sources as they are for servers, and runs them. A loader of TypeScript names every
 * function anew each time one is made; what ships does not, and the libraries beside it never did.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Beside its sources, which find each other and the root from there.
const bundled = new URL('./.bench.mjs', import.meta.url);
try {
  await build({
    entryPoints: [fileURLToPath(new URL('./bench.ts', import.meta.url))],
    outfile: fileURLToPath(bundled),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'only-our-own-source-is-bundled',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@sojourn/') ? undefined : { external: true },
          ),
      },
    ],
  });
  await import(bundled.href);
} finally {
  rmSync(bundled, { force: true });
}
