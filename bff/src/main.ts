/** The bff's entry: environment, wiring, listening, stopping. */
import { runProcess, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

await runProcess(async () => {
  const env = readEnv();
  const { app, metricsApp, logger, readiness, stop } = compose(env);
  await serveUntilStopped({
    app,
    metricsApp,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST ?? env.HOST,
    host: env.HOST,
    stopSeconds: env.STOP_LIMIT_SECONDS,
    logger,
    readiness,
    onStopped: stop,
  });
});
