/** The entry of the accounts service: read the environment, compose, listen. */
import { runProcess, serveUntilStopped } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

await runProcess(() => serveUntilStopped(compose(readEnv())));
