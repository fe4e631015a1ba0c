/** The ai service's worker entry: read the environment, compose, work until stopped. */
import { runProcess } from '@sojourn/node-kit';
import { composeWorker } from './compose';
import { readWorkerEnv } from './env';

await runProcess(() => composeWorker(readWorkerEnv()));
