/** The bff's entry: environment, wiring, listening, stopping. */
import { EnvError, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

try {
  const env = readEnv();
  const { app, metricsApp, logger, readiness, stop } = compose(env);
  await serveUntilStopped({
    app,
    metricsApp,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    host: env.HOST,
    logger,
    readiness,
    onStopped: stop,
  });
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
