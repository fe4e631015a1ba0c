import express from 'express';
import request from 'supertest';
import { createLogger } from './logger';
import { createMetrics, nameRoute } from './metrics';
import { contextFrom, currentContext, requestContext, runInContext } from './request-context';
import { requestLog } from './request-log';
import { identityOf } from './require-identity';

const trace = 'a'.repeat(32);

describe('the context of a request', () => {
  test.each([
    ['request-0001', true],
    ['a.b_c-12', true],
    ['x'.repeat(64), true],
    ['short77', false],
    ['x'.repeat(65), false],
    ['bad id; drop', false],
    [['request-0001', 'request-0002'], false],
    [undefined, false],
  ])('carries on the request id %j: %s', (given, isKept) => {
    const { requestId } = contextFrom({ 'x-request-id': given as string });
    expect(requestId === given).toBe(isKept);
    if (!isKept) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    [`00-${trace}-${'b'.repeat(16)}-00`, '00'],
    [`00-${trace}-${'b'.repeat(16)}-01`, '01'],
  ])('carries on the trace %j with a span of its own', (traceparent, flags) => {
    const context = contextFrom({ traceparent });
    expect(context.traceId).toBe(trace);
    expect(context.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-${flags}$`));
    expect(context.traceparent).not.toContain('b'.repeat(16));
  });

  test.each([
    undefined,
    '',
    `01-${trace}-${'b'.repeat(16)}-01`,
    `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${trace}-${'b'.repeat(15)}-01`,
    `00-${trace}-${'b'.repeat(16)}-01x`,
    `x00-${trace}-${'b'.repeat(16)}-01`,
  ])('begins a trace instead of %j', (traceparent) => {
    const context = contextFrom(traceparent === undefined ? {} : { traceparent });
    expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([trace, '0'.repeat(32)]).not.toContain(context.traceId);
    expect(context.traceparent).toMatch(new RegExp(`^00-${context.traceId}-[0-9a-f]{16}-01$`));
  });

  test('is there within its work and nowhere else', () => {
    const context = contextFrom({});
    expect(runInContext(context, currentContext)).toBe(context);
    expect(currentContext()).toBeUndefined();
  });
});

describe('logging a request', () => {
  function serve(level = 'info') {
    const logged: Record<string, unknown>[] = [];
    const logger = createLogger({
      name: 'x',
      level,
      destination: { write: (line) => void logged.push(JSON.parse(line)) },
    });
    const app = express();
    app.use(requestContext(), requestLog(logger));
    app.get(['/ok', '/livez', '/readyz', '/healthz'], (_req, res) => void res.json(currentContext()));
    app.get('/broken', (_req, res) => void res.status(500).end());
    app.get('/gone', (_req, res) => void res.status(499).end());
    app.get('/cut', (_req, res) => void res.destroy());
    return { call: request(app), logged };
  }

  test.each([
    ['/ok?secret=1', 30, 200, '/ok'],
    ['/broken', 50, 500, '/broken'],
    ['/gone', 30, 499, '/gone'],
    ['/api/shared/a-token/plan?x=1', 30, 404, '/api/shared/[redacted]/plan'],
    ['/shared/a-token', 30, 404, '/shared/[redacted]'],
    ['/shared/a/shared/b%2F', 30, 404, '/shared/[redacted]/shared/[redacted]'],
  ])('%s is one line, without its query', async (...[path, level, status, logged]) => {
    const served = serve();
    await served.call.get(path).set({ 'x-request-id': 'request-1', traceparent: `00-${trace}-${'b'.repeat(16)}-01` });
    expect(served.logged).toEqual([
      expect.objectContaining({
        level,
        method: 'GET',
        path: logged,
        status,
        msg: 'answered',
        requestId: 'request-1',
        traceId: trace,
      }),
    ]);
    expect(served.logged[0]?.['ms']).toEqual(expect.any(Number));
    expect(served.logged[0]?.['ms']).toBeLessThan(60_000);
  });

  test('the longest path that a stranger can send is no longer a line than others', async () => {
    const served = serve();
    await served.call.get(`/${'x'.repeat(10_000)}`);
    expect(served.logged[0]?.['path']).toBe(`/${'x'.repeat(299)}…`);
  });

  test('an answer that was cut off is said to be', async () => {
    const served = serve();
    await served.call.get('/cut').catch(() => undefined);
    expect(served.logged).toEqual([expect.objectContaining({ msg: 'cut off' })]);
  });

  test.each(['/livez', '/readyz', '/healthz?x=1'])('the probe %s is silent', async (path) => {
    const served = serve();
    await served.call.get(path);
    expect(served.logged).toEqual([]);
  });

  test('below its level nothing is written', async () => {
    const served = serve('error');
    await served.call.get('/ok');
    await served.call.get('/broken');
    expect(served.logged.map(({ path }) => path)).toEqual(['/broken']);
  });
});

describe('timing requests', () => {
  test('counts by method, template and status, in seconds', async () => {
    const metrics = createMetrics('search');
    const app = express();
    app.use(metrics.timeRequests);
    const router = express.Router();
    router.get('/things/:id', (_req, res) => void res.end());
    app.use('/api', router);
    app.get('/proxied', (_req, res) => {
      nameRoute(res, '/elsewhere');
      res.status(502).end();
    });
    for (const path of ['/api/things/7', '/api/things/8', '/proxied', '/nowhere']) await request(app).get(path);
    const { text, headers } = await request(metrics.app).get('/metrics');
    const counts = [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
      ([, labels, count]) => [labels, count],
    );
    expect(counts).toEqual([
      ['app="search",method="GET",route="/api/things/:id",status="200"', '2'],
      ['app="search",method="GET",route="/elsewhere",status="502"', '1'],
      ['app="search",method="GET",route="none",status="404"', '1'],
    ]);
    const sums = [...text.matchAll(/^http_request_duration_seconds_sum\{.*\} (\S+)$/gm)].map(([, sum]) => Number(sum));
    for (const sum of sums) expect(sum > 0 && sum < 60).toBe(true);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(text).toContain('nodejs_eventloop_lag');
  });
});

test('asking for an identity that was never required is a mistake of ours', () => {
  expect(() => identityOf({ locals: {} } as never)).toThrow('identityOf was asked before requireIdentity.');
});
