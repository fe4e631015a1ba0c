/** The bff's entry: environment, wiring, listening, stopping. */
import { runProcess, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

await runProcess(() => serveUntilStopped(compose(readEnv())));
