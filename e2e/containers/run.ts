/** Commands that this machine runs for the containers. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type RunOptions = { env?: NodeJS.ProcessEnv; cwd?: string; input?: string };

/** What a command printed. @throws with everything it said when it cannot run or ends with anything but 0 */
export async function run(program: string, parameters: readonly string[], options: RunOptions = {}): Promise<string> {
  const child = spawn(program, parameters, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  const [code, said, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code === 0) return said.trim();
  throw new Error(`"${program} ${parameters.join(' ')}" ended with ${code}:\n${said}${complaints}`);
}

/** Whether a command can be run and ends well. */
export const succeeds = (program: string, parameters: readonly string[], options: RunOptions = {}): Promise<boolean> =>
  run(program, parameters, options).then(
    () => true,
    () => false,
  );
