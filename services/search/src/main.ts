/** Entry of the search service: read the environment, compose, listen. */
import { EnvError } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

try {
  await compose(readEnv());
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
