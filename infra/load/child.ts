/** Servers under measurement run in processes of their own, so that the load does not share their event loop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running process and the port it listens on. */
export type Child = { origin: string; port: number; stop: () => Promise<void> };

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** Runs a Node script (TypeScript through tsx) until it prints `{"ready":true,"port":N}`. */
export async function startNode(script: string, env: Record<string, string>): Promise<Child> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready":true')) continue;
    const { port } = JSON.parse(line) as { port: number };
    child.stdout.resume();
    return { port, origin: `http://127.0.0.1:${port}`, stop: () => stopped(child) };
  }
  throw new Error(`${script} ended before it was ready`);
}
