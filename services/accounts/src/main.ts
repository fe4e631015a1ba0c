/** The entry of the accounts service: read the environment, compose, listen. */
import { EnvError, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

try {
  const env = readEnv();
  const accounts = compose(env);
  await serveUntilStopped({
    ...accounts,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    host: env.HOST,
    onStopped: accounts.stop,
  });
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exit(1);
}
