// The engine as a process: prints {"ready":true,"port":N} when it listens (0 on a socket), and exits on SIGTERM.
import { readEnv, type Env } from './env';
import { startDocumentEngine } from './index';

const LONGEST_STOP_MS = 1800;

async function main(): Promise<void> {
  const env = readEnv();
  const engine = await startDocumentEngine({
    dir: env.DOCUMENT_ENGINE_DIR,
    port: env.DOCUMENT_ENGINE_PORT,
    ...(env.DOCUMENT_ENGINE_SOCKET ? { socket: env.DOCUMENT_ENGINE_SOCKET } : {}),
    onFault: (fault) => logFault(env, fault),
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // Whatever was acknowledged is on disk, so an end by force loses nothing.
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    engine.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (env.EXIT_WITH_PARENT === '1') process.stdin.on('end', stop).on('close', stop).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port: engine.port })}\n`);
}

function logFault({ LOG_LEVEL }: Env, fault: unknown): void {
  if (LOG_LEVEL === 'silent' || LOG_LEVEL === 'fatal' || LOG_LEVEL === 'error') return;
  const details = fault instanceof Error ? { message: fault.message } : fault;
  process.stderr.write(`${JSON.stringify({ level: 'warn', name: 'document-engine', fault: details })}\n`);
}

// A fault that a full disk does not take is lost; the engine goes on answering.
process.stderr.on('error', () => undefined);

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
