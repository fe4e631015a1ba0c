// @ts-check
/** Builds what changed since the last build; turbo knows what that is. */
import { join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

/** @returns {Promise<void>} */
export async function buildAll() {
  await step('Building what changed', async () => {
    await run(
      join(root, 'node_modules/.bin/turbo'),
      ['run', 'build', '--output-logs=new-only', '--log-order=grouped'],
      {
        env: { TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        onLine: (line) => {
          const started = /^(?:@sojourn\/)?([\w-]+):build: cache miss, executing/.exec(line);
          if (started) console.log(`    ${started[1]}`);
        },
        failure: 'The build failed; its output stands above.',
      },
    );
  });
}
