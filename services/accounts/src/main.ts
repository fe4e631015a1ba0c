/** The entry of the accounts service: read the environment, compose, listen. */
import { runProcess, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

await runProcess(async () => {
  const env = readEnv();
  const accounts = compose(env);
  await serveUntilStopped({
    ...accounts,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    host: env.HOST,
    stopSeconds: env.STOP_LIMIT_SECONDS,
    onStopped: accounts.stop,
  });
});
