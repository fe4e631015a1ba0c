/** The ai service's http door: read the environment, compose, listen. */
import { EnvError } from '@sojourn/node-kit';
import { composeHttp } from './compose';
import { readEnv } from './env';

try {
  await composeHttp(readEnv());
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
