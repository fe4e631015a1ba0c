import { EventEmitter } from 'node:events';
import type { Outcome, Target, Targets } from '@sojourn/node-kit';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { ProxyExchange } from './proxy-exchange';
import type { ProxiedRoute } from './route-map';

const route: ProxiedRoute = {
  method: 'get',
  path: '/api/trips',
  target: 'trips',
  auth: 'user',
  timeoutMs: 8_000,
  maxBodyBytes: 0,
  bodyLimitMs: 5_000,
  isCompressed: false,
};

/** A browser's side of an answer; `isFull` makes every write wait for a drain. */
class FakeResponse extends EventEmitter {
  statusCode = 0;
  headers: Record<string, unknown> = {};
  written: string[] = [];
  isFull = false;
  closed = false;
  writableFinished = false;
  wasDestroyed = false;
  setHeader(name: string, value: unknown) {
    this.headers[name] = value;
  }
  write(chunk: Buffer) {
    this.written.push(chunk.toString());
    return !this.isFull;
  }
  end() {
    this.writableFinished = true;
    this.close();
  }
  close() {
    this.closed = true;
    this.emit('close');
  }
  destroy() {
    this.wasDestroyed = true;
    this.close();
  }
}

class FakeController {
  calls: string[] = [];
  pause = () => void this.calls.push('pause');
  resume = () => void this.calls.push('resume');
  abort = ({ message }: Error) => void this.calls.push(`abort: ${message}`);
}

const failure = (code: string) => Object.assign(new Error(code), { code });
const refused = failure('ECONNREFUSED');

function start({ method = 'GET', instances = 1 }: { method?: string; instances?: number } = {}) {
  const sent: Array<{ options: Dispatcher.DispatchOptions; from: number }> = [];
  const failed: number[] = [];
  const all = Array.from({ length: instances }, (_, from) => ({
    dispatch: (options: Dispatcher.DispatchOptions) => Boolean(sent.push({ options, from })),
  })) as unknown as Target[];
  let turn = 0;
  const targets: Targets = {
    size: instances,
    next: () => all[turn++ % instances] as Target,
    reportFailure: (target) => void failed.push(all.indexOf(target)),
    close: () => Promise.resolve(),
  };
  const res = new FakeResponse();
  const controller = new FakeController();
  const request = { method, path: '/trips', headers: ['a', '1'], body: null };
  const reported: Outcome[] = [];
  const report = (each: Outcome) => void reported.push(each);
  const exchange = new ProxyExchange({ route, targets, request, res: res as unknown as Response, report });
  const asController = controller as unknown as Dispatcher.DispatchController;
  const outcome = exchange.answered.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
  return { exchange, res, controller, asController, sent, failed, outcome, request, reported };
}

test('a request goes out once, within the time of its route', () => {
  const { sent, request } = start();
  expect(sent).toEqual([{ from: 0, options: { ...request, headersTimeout: 8_000, bodyTimeout: 8_000 } }]);
});

test('an answer goes to the browser as it comes', async () => {
  const { exchange, res, asController, controller, outcome, reported } = start();
  exchange.onRequestStart(asController);
  expect(reported).toEqual([]);
  exchange.onResponseStart(asController, 201, { 'content-type': 'text/plain', 'set-cookie': ['a=1'] });
  expect(reported).toEqual(['answered']);
  expect(await outcome).toBe('answered');
  expect([res.statusCode, res.headers]).toEqual([201, { 'content-type': 'text/plain' }]);
  exchange.onResponseData(asController, Buffer.from('one'));
  exchange.onResponseData(asController, Buffer.from('two'));
  expect(res.written).toEqual(['one', 'two']);
  exchange.onResponseEnd();
  expect(res.writableFinished).toBe(true);
  expect(controller.calls).toEqual([]);
});

test('an answer in between is not the answer', () => {
  const { exchange, res, asController, reported } = start();
  exchange.onResponseStart(asController, 103, { 'content-type': 'text/plain' });
  expect([reported, res.statusCode, res.headers]).toEqual([[], 0, {}]);
});

const refusal = (code: string) => JSON.stringify({ message: 'Busy.', code, requestId: 'r' });

test.each<[string, number, string[], Outcome]>([
  ['a refusal below 500', 499, [''], 'answered'],
  ['a bare 500', 500, [''], 'failed'],
  ['a bare 503', 503, ['<html>busy</html>'], 'failed'],
  ['an overload it says itself', 503, [refusal('unavailable')], 'answered'],
  [
    'an overload in two pieces',
    503,
    [refusal('unavailable').slice(0, 20), refusal('unavailable').slice(20)],
    'answered',
  ],
  ['a fault of its own', 500, [refusal('internal')], 'failed'],
  ['a code that travels under another status', 500, [refusal('unavailable')], 'failed'],
  ['a refusal behind a page', 503, ['x'.repeat(4_097), refusal('unavailable')], 'failed'],
])('%s (%i) goes to the browser as it is, and counts by what it says', async (_what, ...[status, chunks, expected]) => {
  const { exchange, res, asController, outcome, reported } = start();
  exchange.onResponseStart(asController, status, {});
  for (const chunk of chunks) exchange.onResponseData(asController, Buffer.from(chunk));
  exchange.onResponseEnd();
  expect(await outcome).toBe('answered');
  expect(reported[0]).toBe(expected);
  expect([res.statusCode, res.written.join('')]).toEqual([status, chunks.join('')]);
});

test('a browser that reads slowly stops the service, and goes on with it', () => {
  const { exchange, res, asController, controller } = start();
  res.isFull = true;
  exchange.onResponseData(asController, Buffer.from('one'));
  exchange.onResponseData(asController, Buffer.from('two'));
  expect(controller.calls).toEqual(['pause', 'pause']);
  expect(res.listenerCount('drain')).toBe(1);
  res.emit('drain');
  expect(controller.calls).toEqual(['pause', 'pause', 'resume']);
  exchange.onResponseData(asController, Buffer.from('three'));
  res.emit('drain');
  expect(controller.calls.slice(3)).toEqual(['pause', 'resume']);
});

describe('a browser that has gone', () => {
  test('ends the work of the service', async () => {
    const { exchange, res, asController, controller, outcome, reported } = start();
    exchange.onRequestStart(asController);
    res.close();
    expect(controller.calls).toEqual(['abort: the browser has gone']);
    expect(reported).toEqual(['void']);
    expect(await outcome).toBe('answered');
  });

  test('before the request left ends it as soon as it leaves, and is nobody’s failure', async () => {
    const { exchange, res, asController, controller, outcome, failed, reported } = start();
    res.close();
    exchange.onRequestStart(asController);
    expect(controller.calls).toEqual(['abort: the browser has gone']);
    exchange.onResponseError(asController, new Error('aborted'));
    expect(await outcome).toBe('answered');
    expect([failed, new Set(reported)]).toEqual([[], new Set(['void'])]);
  });

  test('with its whole answer ends nothing', () => {
    const { exchange, asController, controller } = start();
    exchange.onRequestStart(asController);
    exchange.onResponseStart(asController, 200, {});
    exchange.onResponseEnd();
    expect(controller.calls).toEqual([]);
  });
});

describe('a service that fails', () => {
  test('before its answer, twice, is unavailable, and rests', async () => {
    const { exchange, res, asController, outcome, failed, sent, reported } = start();
    exchange.onResponseError(asController, refused);
    exchange.onResponseError(asController, refused);
    expect(await outcome).toBe('unavailable');
    expect([failed, sent.length, res.wasDestroyed, reported]).toEqual([[0, 0], 2, false, ['unreached']]);
  });

  test('in the moment of a read is asked once more, by a name that may stand for others', async () => {
    const { exchange, res, asController, outcome, sent, reported } = start();
    exchange.onResponseError(asController, failure('UND_ERR_SOCKET'));
    exchange.onResponseStart(asController, 200, {});
    exchange.onResponseEnd();
    expect([await outcome, sent.length, res.statusCode, reported]).toEqual(['answered', 2, 200, ['answered']]);
  });

  test('in the middle of an answer of 5xx has failed', () => {
    const { exchange, asController, reported } = start();
    exchange.onResponseStart(asController, 503, {});
    exchange.onResponseError(asController, refused);
    expect(reported[0]).toBe('failed');
  });

  test('in the middle of its answer leaves the browser a cut one', async () => {
    const { exchange, res, asController, outcome, failed } = start();
    exchange.onResponseStart(asController, 200, {});
    exchange.onResponseError(asController, refused);
    expect([res.wasDestroyed, failed]).toEqual([true, []]);
    expect(await outcome).toBe('answered');
  });

  test.each(
    ['GET', 'POST'].flatMap((method) => ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'].map((code) => [method, code])),
  )('%s that ends by %s goes to one other, where nothing was handed over', async (method = '', code = '') => {
    const { exchange, asController, outcome, failed, sent, reported } = start({ method, instances: 3 });
    exchange.onResponseError(asController, failure(code));
    expect(sent.map(({ from }) => from)).toEqual([0, 1]);
    expect(reported).toEqual([]);
    exchange.onResponseError(asController, failure(code));
    expect(sent).toHaveLength(2);
    expect([await outcome, failed, reported]).toEqual(['unavailable', [0, 1], ['unreached']]);
  });

  test.each([
    ['a write that had left', { method: 'POST', instances: 2 }, failure('ECONNRESET')],
    ['a removal that had left', { method: 'DELETE', instances: 2 }, failure('UND_ERR_SOCKET')],
    ['a failure without a code', { instances: 2 }, new Error('odd')],
    ['a silence', { instances: 2 }, failure('UND_ERR_HEADERS_TIMEOUT')],
  ])('%s is not tried again', async (_what, options, error) => {
    const { exchange, asController, outcome, sent } = start(options);
    exchange.onResponseError(asController, error);
    expect([await outcome, sent.length]).toEqual(['unavailable', 1]);
  });
});
