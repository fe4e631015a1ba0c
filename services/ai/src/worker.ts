/** The ai service's worker door: read the environment, compose, work until stopped. */
import { EnvError } from '@sojourn/node-kit';
import { composeWorker } from './compose';
import { readEnv } from './env';

try {
  await composeWorker(readEnv());
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
