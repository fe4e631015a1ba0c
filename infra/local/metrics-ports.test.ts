import { createServer, type Server } from 'node:http';
import { firstOfFreeRow } from './free-row.fake';
import { chooseMetricsPorts, describeMetrics } from './metrics-ports.mjs';

let other: Server;
beforeEach(() => (other = createServer()));
afterEach(() => other.close());

test('the system chooses other ports for each process', async () => {
  const ports = await chooseMetricsPorts(['bff', 'trips', 'search-1'], 0);
  expect([...ports.keys()]).toEqual(['bff', 'trips', 'search-1']);
  expect(new Set(ports.values()).size).toBe(3);
  for (const port of ports.values()) expect(port).toBeGreaterThan(0);
});

test('with a first port each process has the next one', async () => {
  const first = await firstOfFreeRow(2);
  expect([...(await chooseMetricsPorts(['bff', 'trips'], first))]).toEqual([
    ['bff', first],
    ['trips', first + 1],
  ]);
});

test('a port that is taken is named, with the process that would have it', async () => {
  const first = await firstOfFreeRow(2);
  await new Promise<void>((listening) => other.listen(first + 1, '127.0.0.1', listening));
  const refused = chooseMetricsPorts(['bff', 'trips'], first);
  await expect(refused).rejects.toThrow(
    `Port ${first + 1} is taken, which METRICS_PORT=${first} gives to the metrics of trips`,
  );
});

test('a person is told each of them in one line', () => {
  const plans = ['bff', 'trips'].map((name, index) => ({ name, env: { METRICS_PORT: String(9464 + index) } }));
  expect(describeMetrics(plans)).toBe('Metrics at http://127.0.0.1:PORT/metrics: bff 9464, trips 9465');
});
