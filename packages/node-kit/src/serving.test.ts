import { jest } from '@jest/globals';
import { createLogger } from './logger';

type Stop = (reason: { err?: Error; signal?: string }) => Promise<void>;
let stop: Stop;
let limits: object;
const closes: string[] = [];
// Its signal handlers and its exit would end the test run itself; the journey with real signals is beside this file.
jest.unstable_mockModule('close-with-grace', () => ({
  default: (given: object, handler: Stop) => {
    [limits, stop] = [given, handler];
    return { close: () => closes.push('grace') };
  },
}));
const { serveUntilStopped } = await import('./serve-until-stopped');
const { createReadiness } = await import('./health');

async function serve(more: object = {}) {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const logged: Record<string, unknown>[] = [];
  const order: string[] = [];
  const readiness = createReadiness();
  await serveUntilStopped({
    app: (_req, res) => res.end('app'),
    port: 0,
    host: '127.0.0.1',
    logger: createLogger({
      name: 'x',
      level: 'info',
      destination: { write: (line) => void logged.push(JSON.parse(line)) },
    }),
    readiness,
    onStopped: async () => void order.push(`stopped, draining: ${readiness.isDraining()}`),
    ...more,
  });
  write.mockRestore();
  const ready = JSON.parse(lines.join('')) as { ready: boolean; port: number; metricsPort?: number };
  const text = async (port = ready.port) => (await fetch(`http://127.0.0.1:${port}/`)).text();
  return { ready, lines, logged, order, readiness, text };
}
const messages = (logged: Record<string, unknown>[]) => logged.map(({ msg }) => msg);

test('it says where it listens, and stops: drains, closes, lets go', async () => {
  const { ready, lines, logged, order, text } = await serve();
  expect(lines).toEqual([`{"ready":true,"port":${ready.port}}\n`]);
  expect(limits).toEqual({ delay: 10_000, logger: false });
  expect(await text()).toBe('app');
  await stop({ signal: 'SIGTERM' });
  expect(order).toEqual(['stopped, draining: true']);
  expect(messages(logged)).toEqual(['stopping', 'stopped']);
  expect(logged[0]).toMatchObject({ level: 30, signal: 'SIGTERM' });
  await expect(text()).rejects.toThrow();
});

test('it serves metrics on a port of their own, until the end', async () => {
  const { ready, text } = await serve({
    metricsApp: (_req: never, res: { end: (text: string) => void }) => res.end('metrics'),
  });
  expect(ready.metricsPort).not.toBe(ready.port);
  expect(await text(ready.metricsPort)).toBe('metrics');
  await stop({ signal: 'SIGINT' });
  await expect(text(ready.metricsPort)).rejects.toThrow();
});

test('a crash is logged with its error, and stops it too', async () => {
  const { logged, order } = await serve();
  await stop({ err: new Error('broken') });
  expect(logged[0]).toMatchObject({ level: 60, msg: 'crashed', err: { message: 'broken' } });
  expect(order).toHaveLength(1);
});

test('a port that is taken is an error', async () => {
  const { ready } = await serve();
  await expect(serve({ port: ready.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  jest.restoreAllMocks();
  await stop({});
});

test.each([
  ['1', 1],
  [undefined, 0],
])('with EXIT_WITH_PARENT=%s it stops %i times when stdin closes', async (value, count) => {
  closes.length = 0;
  const before = process.env['EXIT_WITH_PARENT'];
  if (value === undefined) delete process.env['EXIT_WITH_PARENT'];
  else process.env['EXIT_WITH_PARENT'] = value;
  const listeners: (() => void)[] = [];
  const once = jest.spyOn(process.stdin, 'once').mockImplementation((event, listener) => {
    if (String(event) === 'close') listeners.push(listener as () => void);
    return process.stdin;
  });
  const resume = jest.spyOn(process.stdin, 'resume').mockImplementation(() => process.stdin);
  await serve();
  expect(listeners).toHaveLength(count);
  expect(resume).toHaveBeenCalledTimes(count);
  listeners.forEach((listener) => listener());
  expect(closes).toHaveLength(count);
  once.mockRestore();
  resume.mockRestore();
  if (before === undefined) delete process.env['EXIT_WITH_PARENT'];
  else process.env['EXIT_WITH_PARENT'] = before;
  await stop({});
});
