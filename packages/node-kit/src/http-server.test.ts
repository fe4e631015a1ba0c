import { Agent, createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createReadiness } from './health';
import { closeWhenIdle, createHttpServer, listen } from './http-server';
import { soon } from './soon.fake';

const agent = new Agent({ keepAlive: true });
const open: Server[] = [];
afterEach(() => {
  agent.destroy();
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(app: RequestListener) {
  const readiness = createReadiness();
  const server = createHttpServer(app, readiness);
  open.push(server);
  return { server, readiness, port: await soon(listen(server, { port: 0, host: '127.0.0.1' })) };
}

const ask = (port: number) =>
  soon(
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent }, (res) => {
        let text = '';
        res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(Object.assign(res, { text })));
      })
        .on('error', reject)
        .end();
    }),
  );

test('a caller keeps its connection until the server drains', async () => {
  const { port, readiness } = await serve((_req, res) => res.end('ok'));
  expect((await ask(port)).headers.connection).toBe('keep-alive');
  readiness.drain();
  const last = await ask(port);
  expect([last.text, last.headers.connection]).toEqual(['ok', 'close']);
});

test('idle connections outlive their callers’ patience, half requests do not', async () => {
  const { server } = await serve((_req, res) => res.end());
  expect([server.keepAliveTimeout, server.requestTimeout, server.headersTimeout]).toEqual([65_000, 30_000, 10_000]);
});

test('a port that is taken is an error at once', async () => {
  const { port, server } = await serve((_req, res) => res.end());
  expect(server.listenerCount('error')).toBe(0);
  await expect(soon(listen(createServer(), { port, host: '127.0.0.1' }))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing waits for the request in flight, and for no idle connection', async () => {
  let answer = () => undefined as unknown;
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  let finish = () => undefined as unknown;
  const { server, port } = await serve((req, res) => {
    if (req.headers['x-slow'] === undefined) return void res.end('quick');
    finish = () => res.end('slow');
    answer();
  });
  await ask(port);
  const slow = new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent: false, headers: { 'x-slow': '1' } }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  await soon(asked);
  let isClosed = false;
  const closed = closeWhenIdle(server).then(() => {
    isClosed = true;
  });
  await expect(ask(port)).rejects.toThrow();
  expect([isClosed, server.listening]).toEqual([false, false]);
  finish();
  expect(await soon(slow)).toBe('slow');
  await soon(closed);
});
