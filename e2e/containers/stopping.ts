/** The end: every container in its own time, and nothing of it left. */
import { type Line, lineOf, secondsSince, type Tried } from './trial';

/** 128 and SIGKILL: not ended in its grace period. */
const KILLED = 137;

const stopped = ({ composition }: Tried): Promise<Line> =>
  lineOf('all stop within their grace period', async () => {
    const began = Date.now();
    await composition.stop();
    const took = secondsSince(began);
    const containers = await composition.containers();
    const faults = containers.flatMap(({ name, isRunning, exitCode }) => {
      if (isRunning) return [`${name} still runs`];
      return exitCode === 0 ? [] : [`${name} ${exitCode === KILLED ? 'was killed' : `ended with ${exitCode}`}`];
    });
    return { seen: `${containers.length} containers in ${took}`, faults };
  });

const removed = ({ composition }: Tried): Promise<Line> =>
  lineOf('containers, networks and volumes are taken away', async () => {
    const left = await composition.down();
    return { seen: `${left.length} left`, faults: left };
  });

export async function* stopping(tried: Tried): AsyncGenerator<Line> {
  yield stopped(tried);
  yield removed(tried);
}
