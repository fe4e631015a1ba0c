import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { ProxyExchange } from './proxy-exchange';
import type { ProxiedRoute } from './route-map';
import type { Target, Targets } from './targets';

const route: ProxiedRoute = {
  method: 'get',
  path: '/api/trips',
  target: 'trips',
  auth: 'user',
  timeoutMs: 8_000,
  maxBodyBytes: 0,
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
  const exchange = new ProxyExchange({ route, targets, request, res: res as unknown as Response });
  const asController = controller as unknown as Dispatcher.DispatchController;
  const outcome = exchange.answered.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
  return { exchange, res, controller, asController, sent, failed, outcome, request };
}

test('a request goes out once, within the time of its route', () => {
  const { sent, request } = start();
  expect(sent).toEqual([{ from: 0, options: { ...request, headersTimeout: 8_000, bodyTimeout: 8_000 } }]);
});

test('an answer goes to the browser as it comes', async () => {
  const { exchange, res, asController, controller, outcome } = start();
  exchange.onRequestStart(asController);
  expect(exchange.isAnswering).toBe(false);
  exchange.onResponseStart(asController, 201, { 'content-type': 'text/plain', 'set-cookie': ['a=1'] });
  expect(exchange.isAnswering).toBe(true);
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
  const { exchange, res, asController } = start();
  exchange.onResponseStart(asController, 103, { 'content-type': 'text/plain' });
  expect([exchange.isAnswering, res.statusCode, res.headers]).toEqual([false, 0, {}]);
});

test.each([
  [499, 'answered'],
  [500, 'trips answered 500'],
  [503, 'trips answered 503'],
])('an answer of %i counts as: %s', async (status, expected) => {
  const { exchange, res, asController, outcome } = start();
  exchange.onResponseStart(asController, status, {});
  expect(await outcome).toBe(expected);
  expect([exchange.isAnswering, res.statusCode]).toEqual([true, status]);
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
    const { exchange, res, asController, controller, outcome } = start();
    exchange.onRequestStart(asController);
    res.close();
    expect(controller.calls).toEqual(['abort: the browser has gone']);
    expect(await outcome).toBe('answered');
  });

  test('before the request left ends it as soon as it leaves, and is nobody’s failure', async () => {
    const { exchange, res, asController, controller, outcome, failed } = start();
    res.close();
    exchange.onRequestStart(asController);
    expect(controller.calls).toEqual(['abort: the browser has gone']);
    exchange.onResponseError(asController, new Error('aborted'));
    expect(await outcome).toBe('answered');
    expect(failed).toEqual([]);
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
  test('before its answer is unavailable, and rests', async () => {
    const { exchange, res, asController, outcome, failed, sent } = start();
    exchange.onResponseError(asController, refused);
    expect(await outcome).toBe('unavailable');
    expect([failed, sent.length, res.wasDestroyed]).toEqual([[0], 1, false]);
  });

  test('in the middle of its answer leaves the browser a cut one', async () => {
    const { exchange, res, asController, outcome, failed } = start();
    exchange.onResponseStart(asController, 200, {});
    exchange.onResponseError(asController, refused);
    expect([res.wasDestroyed, failed]).toEqual([true, []]);
    expect(await outcome).toBe('answered');
  });

  test.each(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])(
    'by %s is passed over once, where nothing was handed over',
    async (code) => {
      const { exchange, asController, outcome, failed, sent } = start({ instances: 3 });
      exchange.onResponseError(asController, failure(code));
      expect(sent.map(({ from }) => from)).toEqual([0, 1]);
      exchange.onResponseError(asController, failure(code));
      expect(sent).toHaveLength(2);
      expect([await outcome, failed]).toEqual(['unavailable', [0, 1]]);
    },
  );

  test.each([
    ['a write', { method: 'POST', instances: 2 }, refused],
    ['a call that had left', { instances: 2 }, failure('ECONNRESET')],
    ['a failure without a code', { instances: 2 }, new Error('odd')],
    ['a service of one instance', { instances: 1 }, refused],
  ])('%s is not tried again', async (_what, options, error) => {
    const { exchange, asController, outcome, sent } = start(options);
    exchange.onResponseError(asController, error);
    expect([await outcome, sent.length]).toEqual(['unavailable', 1]);
  });

  test('HEAD is tried again like GET', () => {
    const { exchange, asController, sent } = start({ method: 'HEAD', instances: 2 });
    exchange.onResponseError(asController, refused);
    expect(sent).toHaveLength(2);
  });
});
