/** one id from the browser through bff, service, queue and worker to the last call, in the log of each. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';
import { preferences } from '../story';

// A typed place: its name is looked up by search.
const userLocation = { latitude: 0, longitude: 0, city: 'Leeds', country: 'United Kingdom', nearestAirport: 'LBA' };

type Line = { requestId?: string; traceId?: string; path?: string; msg?: string };

test('one trace goes through every process that works for a request', async () => {
  const portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() }, { LOG_LEVEL: 'info' });
  const traceId = randomUUID().replaceAll('-', '');
  const ask = (budget: number, headers: Record<string, string>) =>
    fetch(`${portal.origin}/api/ai/recommendations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'sojourn', origin: portal.origin, ...headers },
      body: JSON.stringify({ ...preferences, budget, userLocation }),
    });
  // On a busy machine the first job of all finds a search that still loads its tables: its second try is not looked at here.
  const first = await ask(1_900, {});
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('recommendations')]);
  const answer = await ask(2_000, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('recommendations')]);
  const requestId = answer.headers.get('x-request-id');

  const linesOf = (name: string): Line[] =>
    portal
      .log(name)
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
      .filter((line) => line.traceId === traceId);
  const ids = (name: string) => [...new Set(linesOf(name).map((line) => line.requestId))];
  for (const name of ['bff', 'ai', 'ai-worker-1', 'search-1']) {
    await expect.poll(() => [name, ...ids(name)]).toEqual([name, requestId]);
  }
  expect(linesOf('ai-worker-1').map(({ msg }) => msg)).toEqual(['job done']);
  await portal.stop();
  portal.forget();
});
