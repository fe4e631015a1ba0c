/** The ai service's http entry: read the environment, compose, listen. */
import { runProcess } from '@sojourn/node-kit';
import { composeHttp } from './compose';
import { readEnv } from './env';

await runProcess(() => composeHttp(readEnv()));
