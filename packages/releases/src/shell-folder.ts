import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LiveShell } from './release-checks';
import { ReleaseError } from './release-error';

const shellSchema = z.object({
  routes: z.array(z.string()),
  areas: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
});

/**
 * What the shell's build says about itself (`dist/shell.json`), and its version.
 * @throws ReleaseError when it is not built
 */
export function readShell(folder: string): LiveShell {
  const file = join(folder, 'dist/shell.json');
  try {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { version, ...shellSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read; please build the shell first: npm run build -w shell`, {
      cause: error,
    });
  }
}
