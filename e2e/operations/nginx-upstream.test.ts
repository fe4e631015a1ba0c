/** What reaches the bff through the real nginx with the containers' configuration; a stand-in sees it. */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { expect, test } from '@playwright/test';
import { Nginx } from '../nginx';
import { freePort } from '../portal';
import { NameServer, StandIn } from './nginx-upstream';

const MEGABYTE = 2 ** 20;
/** Processes of nginx, each with its own connections and its own memory of names: `worker_processes` of the template. */
const WORKERS = 2;

/** Runs with one stand-in, and ends everything that is begun on the way. */
async function withStandIn(listener: RequestListener, run: (nginx: Nginx, standIn: StandIn) => Promise<void>) {
  const standIn = await StandIn.start({ address: '127.0.0.1', port: 0, listener });
  const nginx = await Nginx.start({ bff: `127.0.0.1:${standIn.port}` });
  try {
    await run(nginx, standIn);
  } finally {
    await nginx.stop();
    await standIn.stop();
  }
}

const callTo = (nginx: Nginx, options: RequestOptions) =>
  request({ host: '127.0.0.1', port: nginx.port, rejectUnauthorized: false, agent: false, ...options });

async function answered(call: ReturnType<typeof request>): Promise<IncomingMessage> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

async function ask(nginx: Nginx, path = '/'): Promise<{ status: number | undefined; text: string }> {
  const answer = await answered(callTo(nginx, { path }).end());
  const chunks: Buffer[] = await answer.toArray();
  return { status: answer.statusCode, text: Buffer.concat(chunks).toString() };
}

const say = (word: string): RequestListener => {
  return (_req, res) => res.end(word);
};

test('visitors come one after the other, the connection to the bff stays', async () => {
  await withStandIn(say('here'), async (nginx, standIn) => {
    for (let visitor = 0; visitor < 20; visitor += 1) expect(await ask(nginx)).toEqual({ status: 200, text: 'here' });
    expect(standIn.connections).toBeLessThanOrEqual(WORKERS);
  });
});

test('a body is handed over when it is whole, and one that is too large never', async () => {
  await withStandIn(say('taken'), async (nginx, standIn) => {
    const headers = { 'content-length': '10', expect: '100-continue' };
    const slow = callTo(nginx, { method: 'POST', path: '/api/trips', headers });
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write('12345');
    expect((await ask(nginx, '/livez')).status).toBe(200);
    expect(standIn.requests).toEqual(['GET /livez']);
    slow.end('67890');
    expect((await answered(slow)).statusCode).toBe(200);

    const large = callTo(nginx, { method: 'POST', headers: { 'content-length': String(12 * MEGABYTE) } });
    large.flushHeaders();
    expect((await answered(large)).statusCode).toBe(413);
    large.destroy();
    expect(standIn.requests).toEqual(['GET /livez', 'POST /api/trips']);
  });
});

test('events are passed on as they come', async () => {
  const reader = new EventEmitter();
  const events: RequestListener = async (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    // A proxy that collects would wait for the second as long as this waits for the first to be read.
    await once(reader, 'read');
    res.end('data: 2\n\n');
  };
  await withStandIn(events, async (nginx) => {
    const stream = await answered(callTo(nginx, { path: '/api/ai/recommendations' }).end());
    const [first] = await once(stream, 'data');
    expect(String(first)).toBe('data: 1\n\n');
    reader.emit('read');
    expect(String(Buffer.concat(await stream.toArray()))).toBe('data: 2\n\n');
  });
});

test('a bff that is added is used, and one that is replaced is found', async () => {
  const port = await freePort();
  const standIns = await Promise.all(
    ['127.0.0.1', '127.0.0.2'].map((address) => StandIn.start({ address, port, listener: say(address) })),
  );
  const [first, second] = standIns as [StandIn, StandIn];
  const nameServer = await NameServer.start(['127.0.0.1']);
  const nginx = await Nginx.start({ bff: `bff.example:${port}`, resolver: nameServer.place });
  const several = async (visitors = 12) => {
    const answers = await Promise.all(Array.from({ length: visitors }, () => ask(nginx)));
    return [...new Set(answers.map(({ status, text }) => `${status} ${text}`))].sort();
  };
  try {
    expect(await several()).toEqual(['200 127.0.0.1']);

    nameServer.change(['127.0.0.1', '127.0.0.2']);
    // Ever more at once, until they need more connections than are kept, and until every worker has asked again.
    let visitors = 12;
    const seen = async () => {
      // Read before they visit: a worker that has only just asked may not have heard yet.
      const workers = nameServer.told.size;
      return { words: await several((visitors += 20)), workers };
    };
    await expect.poll(seen).toEqual({ words: ['200 127.0.0.1', '200 127.0.0.2'], workers: WORKERS });
    await first.stop();
    // Its address is still known for a moment: the other one is tried.
    expect(await several()).toEqual(['200 127.0.0.2']);
  } finally {
    await nginx.stop();
    await second.stop();
    nameServer.stop();
  }
});
