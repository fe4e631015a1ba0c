import { jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { addHealthRoutes, createReadiness, runHealthChecks, type Checks } from './health';

const subject = (checks: Checks, adapters: Record<string, string | (() => string)> = {}) => ({
  name: 'search',
  version: '1.2.3',
  adapters,
  checks,
});
const well = async () => undefined;
const unwell = () => Promise.reject(new Error('refused'));

describe('health', () => {
  test.each<[Checks, object]>([
    [{}, { status: 'ok', checks: {} }],
    [{ redis: well }, { status: 'ok', checks: { redis: { ok: true } } }],
    [
      { redis: well, mongo: unwell },
      { status: 'degraded', checks: { redis: { ok: true }, mongo: { ok: false, message: 'refused' } } },
    ],
    [{ odd: () => Promise.reject('word') }, { status: 'degraded', checks: { odd: { ok: false, message: 'word' } } }],
  ])('%# is what the checks say', async (checks, expected) => {
    expect(await runHealthChecks(subject(checks))).toEqual({
      name: 'search',
      version: '1.2.3',
      adapters: {},
      ...expected,
    });
  });

  test('names an adapter that is known only later', async () => {
    const { adapters } = await runHealthChecks(subject({}, { flights: 'sandbox', documents: () => 'mongodb' }));
    expect(adapters).toEqual({ flights: 'sandbox', documents: 'mongodb' });
  });

  test('does not wait longer than 1 s for a check', async () => {
    jest.useFakeTimers();
    let outcome: unknown = 'waiting';
    const asked = runHealthChecks(subject({ slow: () => new Promise(() => undefined) })).then((health) => {
      outcome = health.checks;
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcome).toEqual({ slow: { ok: false, message: 'no answer within 1 s' } });
    jest.useRealTimers();
  });
});

describe('the routes of health', () => {
  const serve = (checks: Checks) => {
    const [app, readiness] = [express(), createReadiness()];
    addHealthRoutes(app, subject(checks), readiness);
    return { call: request(app), readiness };
  };

  test('say that the process is alive, whatever the checks say', async () => {
    const answer = await serve({ redis: unwell }).call.get('/livez');
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  });

  test('say that it is ready, or why not', async () => {
    const { call, readiness } = serve({ redis: well });
    expect([readiness.isDraining(), (await call.get('/readyz')).status]).toEqual([false, 200]);
    readiness.drain();
    const draining = await call.get('/readyz');
    expect([draining.status, draining.body]).toEqual([
      503,
      { ok: false, draining: true, checks: { redis: { ok: true } } },
    ]);
    const unready = await serve({ redis: unwell }).call.get('/readyz');
    expect([unready.status, unready.body]).toMatchObject([503, { ok: false, draining: false }]);
  });

  test('tell all of it, and that is no failure', async () => {
    const answer = await serve({ redis: unwell }).call.get('/healthz');
    expect([answer.status, answer.body.status]).toEqual([200, 'degraded']);
  });
});
