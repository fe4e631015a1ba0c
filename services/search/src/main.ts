/** Entry of the search service: read the environment, compose, listen. */
import { runProcess } from '@sojourn/node-kit';
import { compose } from './compose';
import { readEnv } from './env';

await runProcess(() => compose(readEnv()));
