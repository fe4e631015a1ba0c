import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The engine as a process of its own. */
export interface Child {
  uri: string;
  /** SIGKILL, and wait until it is gone. */
  kill: () => Promise<void>;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
// The loader, not the tsx command: that one is a parent of the real process, and a SIGKILL would miss the engine.
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts the engine on a folder; resolves when it listens. */
export async function startChild(dir: string): Promise<Child> {
  const env = { ...process.env, DOCUMENT_ENGINE_DIR: dir, EXIT_WITH_PARENT: '1', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', loader, main], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), exited.then(() => undefined)]);
  if (!first) throw new Error('the engine did not start');
  const { port } = JSON.parse(String(first[0])) as { port: number };
  return {
    uri: `mongodb://127.0.0.1:${port}/`,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
