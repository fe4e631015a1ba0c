import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The engine as a process of its own. */
export interface Child {
  uri: string;
  /** SIGKILL, and wait until it is gone. */
  kill: () => Promise<void>;
}

const room = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the engine as it is shipped: that starts much faster than the source does, and it starts often here. */
export function buildEngine(): void {
  execFileSync(process.execPath, [join(room, '../../infra/local/build-server.mjs'), 'packages/document-engine']);
}

/** Starts the engine on a folder; resolves when it listens. */
export async function startChild(dir: string): Promise<Child> {
  const env = { ...process.env, DOCUMENT_ENGINE_DIR: dir, EXIT_WITH_PARENT: '1', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [join(room, 'dist/main.js')], { env, stdio: ['pipe', 'pipe', 'inherit'] });
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
