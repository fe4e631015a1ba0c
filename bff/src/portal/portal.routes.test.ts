import { jest } from '@jest/globals';
import { createReadiness } from '@sojourn/node-kit';
import { healthSchema } from '@sojourn/contracts';
import { operations } from '@sojourn/contracts/operations';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { createFakeAreaClient } from './area.client.fake';
import { createAreaClient } from './area.client';
import { KNOWN_FOR_MS, PROBE_EVERY_MS } from './health.routes';

const portals: FakePortal[] = [];
const start = async (parts: NonNullable<Parameters<typeof startPortal>[0]>['parts'] = {}) => {
  const portal = await startPortal({ parts });
  portals.push(portal);
  return portal;
};
afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.close()));
});

describe('readiness', () => {
  test('is told on the private port alone: 200 once every area is ready', async () => {
    const { app, metricsApp } = await start();
    await request(metricsApp).get('/readyz').expect(200, { ok: true, draining: false, waitingFor: [] });
    await request(metricsApp).get('/livez').expect(200, { ok: true });
    await request(metricsApp).get('/healthz').expect(200);
    await request(app).get('/livez').expect(200, { ok: true });
    await request(app).get('/readyz').set('accept', 'application/json').expect(404);
    await request(app).get('/metrics').set('accept', 'application/json').expect(404);
  });

  test('names the areas that are missing', async () => {
    const { app, metricsApp } = await start({ areas: createFakeAreaClient(new Set(['search', 'ai'])) });
    const answer = await request(metricsApp).get('/readyz').expect(503);
    expect(answer.body.waitingFor).toEqual(['search', 'ai']);
    await request(app).get('/livez').expect(200);
  });

  test.each([
    [['mf-trips'], 503],
    [[], 200],
  ])(
    'waits for %j of the shell, which have no release in force, and says what is left out: %i',
    async (missing, status) => {
      const leftOut = [{ remote: 'mf-trips', fault: 'is no entry of a registry' }];
      const registry = {
        current: async () => undefined,
        canaries: async () => [],
        health: async () => ({ missing, faults: leftOut }),
      };
      const { metricsApp } = await start({ registry });
      const answer = await request(metricsApp).get('/readyz').expect(status);
      expect(answer.body).toEqual({ ok: status === 200, draining: false, waitingFor: missing, leftOut });
    },
  );

  test('ends when the process drains', async () => {
    const readiness = createReadiness();
    const { metricsApp } = await start({ readiness });
    await request(metricsApp).get('/readyz').expect(200);
    readiness.drain();
    await request(metricsApp).get('/readyz').expect(503, { ok: false, draining: true, waitingFor: [] });
  });

  test('asks every instance, and one that answers is enough', async () => {
    const portal = await start();
    portal.service.answer = (req, res) => {
      const health = { name: 'search', status: 'ok', version: '1', adapters: { flights: 'sandbox' }, checks: {} };
      res.end(JSON.stringify(req.url === '/readyz' ? {} : health));
    };
    const dead = await start();
    await dead.service.close();
    const areas = createAreaClient({
      accounts: [],
      trips: [dead.service.origin],
      search: [dead.service.origin, portal.service.origin],
      ai: [],
    });
    expect(await areas.ask('search')).toMatchObject({ ready: true, health: { adapters: { flights: 'sandbox' } } });
    expect(await areas.ask('trips')).toEqual({ ready: false });
    await areas.close();
  });
});

test('health merges the adapters of every area in the shape of the contracts', async () => {
  const { app } = await start({ areas: createFakeAreaClient(new Set(['ai'])) });
  const { body } = await request(app).get('/healthz').expect(200);
  const health = healthSchema.parse(body);
  expect(health).toMatchObject({ name: 'portal', status: 'degraded', adapters: { 'search.store': 'search adapter' } });
  expect(health.checks['ai']?.ok).toBe(false);
  expect(health.adapters['google']).toBe('not set up');
});

describe('many who ask how the portal is', () => {
  let now = 0;
  beforeEach(() => {
    now = 5_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const counting = () => {
    const asked: string[] = [];
    const areas = createFakeAreaClient();
    return { asked, areas: { ask: (area: Parameters<typeof areas.ask>[0]) => (asked.push(area), areas.ask(area)) } };
  };

  test('share one question to each area a second', async () => {
    const { asked, areas } = counting();
    const { app, metricsApp } = await start({ areas });
    for (let turn = 0; turn < 5; turn += 1) {
      await request(app).get('/healthz').expect(200);
      await request(metricsApp).get('/readyz').expect(200);
    }
    expect(asked).toEqual(['accounts', 'trips', 'search', 'ai']);
    now += PROBE_EVERY_MS - 1;
    await request(app).get('/healthz');
    expect(asked).toHaveLength(4);
    now += 1;
    await request(app).get('/healthz');
    expect(asked).toHaveLength(8);
  });

  test('wait for the same answer', async () => {
    const { asked, areas } = counting();
    const { app } = await start({ areas });
    await Promise.all(Array.from({ length: 12 }, () => request(app).get('/healthz').expect(200)));
    expect(asked).toHaveLength(4);
  });

  test('give the public what was known just before while an area takes its time, and wait for it after that', async () => {
    const down = new Set<'trips'>();
    const quick = createFakeAreaClient(down);
    let hang: (() => void) | undefined;
    let isSlow = false;
    const ask: typeof quick.ask = async (area) => {
      if (isSlow) await new Promise<void>((resolve) => (hang = resolve));
      return quick.ask(area);
    };
    const { app } = await start({ areas: { ask } });
    await request(app).get('/healthz').expect(200);
    isSlow = true;
    now += KNOWN_FOR_MS - 1;
    expect((await request(app).get('/healthz').expect(200)).body.status).toBe('ok');
    expect(hang).toBeDefined();
    now += PROBE_EVERY_MS;
    isSlow = false;
    down.add('trips');
    expect((await request(app).get('/healthz').expect(200)).body.status).toBe('degraded');
    hang?.();
  });
});

describe('the documentation', () => {
  test('describes every operation of the contracts', async () => {
    const { app } = await start();
    const { body } = await request(app).get('/docs/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    for (const { path, method, body: input } of operations) {
      expect(body.paths[path][method].responses['200']).toBeDefined();
      if (!input) continue;
      const { schema } = body.paths[path][method].requestBody.content['application/json'];
      for (const { type } of schema.anyOf ?? [schema]) expect(type).toBe('object');
    }
    const search = body.paths['/api/flights/search'].get.parameters.map((each: { name: string }) => each.name);
    expect(search).toEqual(expect.arrayContaining(['origin', 'destination', 'departureDate', 'adults']));
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is a page without inline script or style, and serves only its own files', async () => {
    const { app } = await start();
    const page = await request(app).get('/docs').expect(200);
    expect(page.text).not.toMatch(/<script>|<style|style=/);
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe/);
    await request(app).get('/docs/swagger-ui-bundle.js').expect(200);
    await request(app).get('/docs/start.js').expect(200);
    await request(app).get('/docs/package.json').expect(404);
  });
});

test('the metrics count by route template, never by path', async () => {
  const { app, metricsApp } = await start();
  await request(app).get('/api/trips/secret-1').expect(401);
  await request(app).get('/nowhere-2').set('accept', 'text/html').expect(404);
  const { text } = await request(metricsApp).get('/metrics').expect(200);
  expect(text).toContain('route="/api/trips/:id"');
  expect(text).not.toMatch(/secret-1|nowhere-2/);
  await request(app).get('/metrics').set('accept', 'application/json').expect(404);
});

test('every answer carries the security headers', async () => {
  const { app } = await start();
  for (const path of ['/', '/api/destinations', '/api/trips', '/healthz', '/nowhere']) {
    const { headers } = await request(app).get(path).set('accept', '*/*');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
