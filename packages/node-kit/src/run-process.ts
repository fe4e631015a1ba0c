import { EnvError } from './env';

/**
 * Runs the start of a process: reading its environment, wiring, listening.
 * @param start what it does; an environment that does not fit ends the process with code 1 and every fault on stderr, any
 * other error is thrown on
 * @example await runProcess(() => compose(readEnv()));
 */
export async function runProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
