import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { request } from 'node:http';

const program = `
  import { createLogger, createReadiness, serveUntilStopped } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
  await serveUntilStopped({
    app: (req, res) => { process.stderr.write('asked\\n'); setTimeout(() => res.end('whole'), 300); },
    port: 0, host: '127.0.0.1',
    logger: createLogger({ name: 'x', level: 'silent' }),
    readiness: createReadiness(),
    onStopped: async () => { process.stderr.write('let go\\n'); },
  });
`;

async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors = createInterface({ input: child.stderr });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, errors, ready: JSON.parse(line as string) as { ready: boolean; port: number } };
}

const ended = (child: ChildProcess) =>
  child.exitCode === null ? once(child, 'exit').then(([code]) => code as number) : child.exitCode;

test('SIGTERM loses no request in flight, lets go of what was held, and ends with 0', async () => {
  const { child, errors, ready } = await start();
  expect(ready.ready).toBe(true);
  const said: string[] = [];
  errors.on('line', (line) => said.push(line));
  const asked = once(errors, 'line');
  const answer = new Promise<string>((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port: ready.port }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    });
    req.on('error', reject).end();
  });
  await asked;
  child.kill('SIGTERM');
  expect(await answer).toBe('whole');
  expect(await ended(child)).toBe(0);
  expect(said).toEqual(['asked', 'let go']);
}, 30_000);

test('a process that must not outlive its parent stops when stdin closes', async () => {
  const { child } = await start({ EXIT_WITH_PARENT: '1' });
  child.stdin.end();
  expect(await ended(child)).toBe(0);
}, 30_000);
