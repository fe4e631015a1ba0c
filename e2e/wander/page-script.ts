/** The script that looks at pages, made of `page/` and put into each. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One script, which sets `wander` in the page. */
export function buildPageScript(): string {
  const entry = join(root, 'e2e/wander/page/look.ts');
  const how = ['--bundle', '--format=iife', '--target=es2023', '--log-level=error'];
  const script = execFileSync(join(root, 'node_modules/.bin/esbuild'), [entry, ...how], { encoding: 'utf8' });
  // Documents in frames have nothing to walk in.
  return `if (self === top) { ${script} }`;
}
