import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FailureReport } from '@sojourn/contracts';
import request from 'supertest';
import { releasedFlights, startPortal, type FakePortal } from '../http/portal.fake';
import { createLimiters } from '../http/rate-limit';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const report: FailureReport = { remote: 'mf-flights', version: '0.1.0', failures: 1 };
const registry = {
  current: async () => ({ registry: { shellVersion: '0.1.0', publishedAt: '', remotes: [releasedFlights] } }) as never,
  canaries: async () => [{ percent: 10, release: { ...releasedFlights, version: '0.2.0' } }],
  health: async () => ({ missing: [], faults: [] }),
};

let portal: FakePortal;
beforeEach(async () => {
  portal = await startPortal({ parts: { registry } });
});
afterEach(() => portal.close());

const send = (body: unknown, headers: Record<string, string> = ours) =>
  request(portal.app)
    .post('/api/telemetry')
    .set(headers)
    .send(body as object);

/** What the metrics say of failures, without the name of the process. */
async function counted(): Promise<string[]> {
  const { text } = await request(portal.metricsApp).get('/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('federation_failures_total'));
  return lines.map((line) => line.replace(',app="bff"', '').replace('federation_failures_total', ''));
}

test.each([{}, { ...ours, 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-origin' }])(
  'a report of another site is refused: %j',
  async (headers) => {
    await send(report, headers).expect(403);
    expect(await counted()).toEqual([]);
  },
);

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no name of a remote', { ...report, remote: '../x' }],
  ['a long version', { ...report, version: 'x'.repeat(101) }],
  ['no failure', { ...report, failures: 0 }],
  ['more than a page can have', { ...report, failures: 65 }],
  ['half of one', { ...report, failures: 1.5 }],
])('a report with %s is refused', async (_what, body) => {
  await send(body).expect(400);
  expect(await counted()).toEqual([]);
});

test('a report is counted by remote and version', async () => {
  await send(report).expect(200, {});
  await send({ ...report, failures: 4 }).expect(200);
  expect(await counted()).toEqual(['{remote="mf-flights",version="0.1.0"} 5']);
});

test('what a canary does is counted beside what is in force', async () => {
  await send(report).expect(200);
  await send({ ...report, version: '0.2.0', failures: 3 }).expect(200);
  expect(await counted()).toEqual([
    '{remote="mf-flights",version="0.1.0"} 1',
    '{remote="mf-flights",version="0.2.0"} 3',
  ]);
});

test('whatever is reported, labels are a remote in force, and its version or `earlier`', async () => {
  for (const version of ['0.0.9', 'rosa@example.com', '']) await send({ ...report, version }).expect(200);
  await send({ ...report, remote: 'mf-made-up' }).expect(200);
  expect(await counted()).toEqual(['{remote="mf-flights",version="earlier"} 3']);
});

test('one address may send thirty reports a minute, and they count for nothing else', async () => {
  const limits = { readsPerMinute: 100, writesPerMinute: 1, costlyPerMinute: 100 };
  await portal.close();
  portal = await startPortal({ parts: { registry, limiters: createLimiters(limits) } });
  for (let turn = 0; turn < 30; turn += 1) await send(report).expect(200);
  await send(report).expect(429);
  expect(await counted()).toEqual(['{remote="mf-flights",version="0.1.0"} 30']);
  await request(portal.app).post('/api/ai/recommendations').set(ours).send({}).expect(200);
});

test('without a registry nothing is counted', async () => {
  await portal.close();
  portal = await startPortal();
  await writeFile(join(portal.folder, 'releases/registry.json'), 'spoilt');
  await send(report).expect(200);
  expect(await counted()).toEqual([]);
});
