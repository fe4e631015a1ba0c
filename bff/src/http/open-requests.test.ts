import { EventEmitter, once } from 'node:events';
import { createServer, request as rawRequest, type ClientRequest, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import type { AppError } from '@sojourn/node-kit';
import type { Request, Response } from 'express';
import request from 'supertest';
import { createOpenRequests, LEAST_TAKEN_BYTES, SWEEP_MS, type OpenRequests } from './open-requests';
import { startPortal, type FakePortal } from './portal.fake';

const limits = { requests: 3, streams: 2, files: 4 };
const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };

// Before those over http, where a request that is refused or let through wrongly is noticed by nothing but a time-out.
describe('what is open', () => {
  const start = (limit: number) => {
    const openRequests = createOpenRequests({ requests: limit, streams: limit, files: limit });
    const ask = (path = '/', headers: Record<string, string> = {}, ip = '192.0.2.1') => {
      const res = new EventEmitter();
      const req = { path, headers, ip, complete: true, socket: {} };
      let outcome = 'nothing';
      try {
        void openRequests.handler(req as Request, res as unknown as Response, () => (outcome = 'passed'));
      } catch (error) {
        outcome = (error as AppError).message;
      }
      return { outcome, finish: () => res.emit('close') };
    };
    return { ask, close: () => openRequests.close() };
  };
  const PLAIN = 'Too many requests from your address are under way. Please wait a moment and try again.';
  const STREAMS = 'Too many searches from your address are under way. Please wait for one to end and try again.';
  const FILES = 'Too many files are on their way to your address. Please wait a moment and try again.';

  test('passes up to the limit, again when one has ended, and a refusal takes no place', () => {
    const { ask, close } = start(2);
    const [first, second] = [ask(), ask()];
    expect([first.outcome, second.outcome]).toEqual(['passed', 'passed']);
    const refused = ask();
    expect(refused.outcome).toBe(PLAIN);
    refused.finish();
    expect(ask().outcome).toBe(PLAIN);
    first.finish();
    const third = ask();
    expect([third.outcome, ask().outcome]).toEqual(['passed', PLAIN]);
    second.finish();
    third.finish();
    expect([ask(), ask(), ask()].map(({ outcome }) => outcome)).toEqual(['passed', 'passed', PLAIN]);
    close();
  });

  test.each([
    ['/api/flights/search', { accept: 'text/event-stream' }, STREAMS],
    ['/api/flights/search', { accept: 'application/json, text/event-stream;q=0.5' }, STREAMS],
    ['/api/flights/search', { accept: 'application/json' }, PLAIN],
    ['/assets/shell.js', {}, FILES],
    ['/assets/shell.js', { accept: 'text/event-stream' }, FILES],
    ['/mf/mf-flights/entry.js', {}, FILES],
    ['/mf/registry.json', {}, PLAIN],
    ['/api/assets/x', {}, PLAIN],
    ['/assets', {}, PLAIN],
  ])('%s with %j is refused as what it is', (path, headers, sentence) => {
    const { ask, close } = start(1);
    expect(ask(path, headers).outcome).toBe('passed');
    expect(ask(path, headers).outcome).toBe(sentence);
    const others = [
      ['/'],
      ['/', { accept: 'text/event-stream' }],
      ['/assets/x'],
      [path, headers, '192.0.2.2'],
    ] as const;
    expect(others.filter(([each, also, ip]) => ask(each, also, ip).outcome === 'passed')).toHaveLength(3);
    close();
  });
});

describe('one address', () => {
  let portal: FakePortal;
  let server: Server;
  let port: number;
  let opened: ClientRequest[];
  /** Answers of the service that are held back; `arrived` is told of each. */
  let held: Array<() => void>;
  let arrived: EventEmitter;

  beforeEach(async () => {
    portal = await startPortal({ parts: { openLimits: limits, trustedProxyHops: 1 } });
    server = createServer(portal.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
    [opened, held, arrived] = [[], [], new EventEmitter()];
    portal.service.answer = (_req, res) => {
      held.push(() => res.end('{}'));
      arrived.emit('request');
    };
  });
  afterEach(async () => {
    for (const each of opened) each.destroy();
    server.closeAllConnections();
    server.close();
    await portal.close();
  });

  /** Opens requests that stay unanswered, one after the other. */
  async function hold(count: number, headers: Record<string, string> = {}): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const req = rawRequest({ host: '127.0.0.1', port, path: '/api/destinations', headers });
      req.on('error', () => undefined).end();
      opened.push(req);
      await once(arrived, 'request');
    }
  }
  const ask = (path: string, headers: Record<string, string> = {}) => request(server).get(path).set(headers);

  test('has so many requests open and no more: a sentence, and when to come back', async () => {
    await hold(limits.requests);
    const answer = await ask('/api/destinations').expect(429).expect('retry-after', '1');
    expect(answer.body).toMatchObject({ code: 'too-many-requests', message: expect.stringContaining('under way') });
    expect(portal.service.seen).toHaveLength(limits.requests);
    await ask('/healthz').expect(429);
  });

  test('may ask again as soon as one is answered or given up', async () => {
    await hold(limits.requests);
    const first = once(opened[0] as ClientRequest, 'response');
    held[0]?.();
    await first;
    await hold(1);
    await ask('/api/destinations').expect(429);
    const left = new Promise((resolve) => opened[1]?.once('close', resolve));
    (opened[1] as ClientRequest).destroy();
    await left;
    // The server hears of it a moment later.
    let status = 429;
    while (status === 429) ({ status } = await ask('/livez'));
    expect(status).toBe(200);
  });

  test('counts event streams and released files for themselves', async () => {
    await hold(limits.streams, { accept: 'text/event-stream' });
    const answer = await ask('/api/destinations', { accept: 'text/event-stream' }).expect(429);
    expect(answer.body.message).toContain('searches');
    await hold(limits.requests);
    await ask('/api/destinations').expect(429);
    await ask('/assets/none.js').expect(404);
    await ask('/mf/mf-flights/1/none.js').expect(404);
    await ask('/mf/registry.json').expect(429);
  });

  test('takes nothing from another, and an IPv6 address stands for its /56', async () => {
    await hold(limits.requests, { 'x-forwarded-for': '2001:db8:0:100::1' });
    await ask('/livez', { 'x-forwarded-for': '2001:db8:0:1ff::2' }).expect(429);
    await ask('/livez', { 'x-forwarded-for': '2001:db8:0:200::1' }).expect(200);
    await ask('/livez').expect(200);
  });

  test('holds no more than its share with bodies that never end', async () => {
    const head = 'POST /api/ai/recommendations HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n';
    const lines = Object.entries(ours).map(([name, value]) => `${name}: ${value}\r\n`);
    const sockets: Socket[] = [];
    for (let turn = 0; turn < limits.requests; turn += 1) {
      const begun = once(server, 'request');
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}${lines.join('')}\r\n{"`));
      sockets.push(socket.on('error', () => undefined));
      await begun;
    }
    await ask('/livez').expect(429);
    await ask('/livez', { 'x-forwarded-for': '10.0.0.9' }).expect(200);
    expect(portal.service.seen).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('what does not end by itself', () => {
  let openRequests: OpenRequests;
  beforeAll(() => {
    jest.useFakeTimers();
    openRequests = createOpenRequests(limits);
  });
  const open = () => {
    const socket = { writableLength: 0, bytesWritten: 0, isCut: false, destroy: () => void (socket.isCut = true) };
    const req = { path: '/', ip: '127.0.0.1', headers: {}, complete: true, socket };
    const res = Object.assign(new EventEmitter(), { closed: false });
    openRequests.handler(req as unknown as Request, res as unknown as Response, () => undefined);
    /** What the browser has taken so far, and what waits for it. */
    const take = (bytes: number, waiting: number) =>
      Object.assign(socket, { bytesWritten: bytes + waiting, writableLength: waiting });
    const finish = () => {
      res.closed = true;
      res.emit('close');
    };
    return { socket, req, take, finish };
  };
  const look = () => void jest.advanceTimersByTime(SWEEP_MS);
  afterAll(() => {
    openRequests.close();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('a browser that takes nothing is cut off at the second look', () => {
    const { socket, take, finish } = open();
    take(100_000, 50_000);
    look();
    expect(socket.isCut).toBe(false);
    take(100_000 + LEAST_TAKEN_BYTES - 1, 50_000);
    look();
    expect(socket.isCut).toBe(true);
    finish();
  });

  test.each([
    ['reads on, slowly', LEAST_TAKEN_BYTES, 50_000],
    ['has taken all and waits for more', 0, 0],
  ])('one that %s stays', (_what, bytes, waiting) => {
    const { socket, take, finish } = open();
    take(0, waiting);
    look();
    take(bytes, waiting);
    look();
    expect(socket.isCut).toBe(false);
    finish();
  });

  test('a body that still comes after its answer is cut off, one that came whole is not', () => {
    const [half, whole] = [open(), open()];
    half.req.complete = false;
    half.finish();
    whole.finish();
    expect([half.socket.isCut, whole.socket.isCut]).toEqual([false, false]);
    look();
    expect([half.socket.isCut, whole.socket.isCut]).toEqual([true, false]);
  });

  test('a body that came whole after all is let be', () => {
    const { socket, req, finish } = open();
    req.complete = false;
    finish();
    req.complete = true;
    look();
    look();
    expect(socket.isCut).toBe(false);
  });
});

describe('a network whose places are all taken', () => {
  const openWith = (owner: string | null, request: Partial<Request> = {}) => {
    const outcomes: string[] = [];
    const openRequests = createOpenRequests(
      { requests: 1, streams: 1, files: 1 },
      (req) => (req.headers['x-owner'] as string) ?? null,
    );
    const ask = (headers: Record<string, string>, more: Partial<Request> = {}) => {
      const req = { method: 'GET', path: '/', headers, ip: '192.0.2.1', complete: true, socket: {}, ...more };
      try {
        void openRequests.handler(req as Request, new EventEmitter() as unknown as Response, () =>
          outcomes.push('passed'),
        );
      } catch {
        outcomes.push('refused');
      }
    };
    ask({});
    ask(owner ? { 'x-owner': owner } : {}, request);
    openRequests.close();
    return outcomes.at(-1);
  };

  test.each<[string, string | null, Partial<Request>]>([
    ['passed', 'ada', {}],
    ['passed', null, { path: '/shared/token' }],
    ['passed', null, { path: '/api/shared/token/plan' }],
    ['passed', null, { path: '/api/ai/shared/token' }],
    ['passed', null, { method: 'POST', path: '/api/login' }],
    ['refused', null, { method: 'POST', path: '/api/shared/token/commands' }],
    ['refused', null, { path: '/api/trips' }],
  ])('has %s one more when its owner is %s and it asks %j', (outcome, owner, request) => {
    expect(openWith(owner, request)).toBe(outcome);
  });
});
