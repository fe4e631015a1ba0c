/** Power cuts: what was acknowledged is on disk. */
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';
import { dayFromNow, newPerson } from '../story';

test('twenty acknowledged trips and the session outlive kill -9 of the whole portal', async () => {
  const place = { port: await freePort(), dataDir: freshDataDir() };
  const before = await Portal.start(place);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-requested-by': 'sojourn',
    origin: before.origin,
  };
  const post = (path: string, body: unknown) =>
    fetch(`${before.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

  const person = newPerson();
  const registered = await post('/api/register', person);
  headers['cookie'] = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const draft = (index: number) => ({
    title: `Trip ${index}`,
    destination: 'Rome',
    startDate: dayFromNow(30 + index),
    endDate: dayFromNow(37 + index),
    budget: 1000 + index,
    notes: null,
  });
  // One address has at most 16 requests open at once (CAP-1).
  const tenFrom = (first: number) =>
    Promise.all(Array.from({ length: 10 }, (_, index) => post('/api/trips', draft(first + index))));
  const acknowledged = [...(await tenFrom(0)), ...(await tenFrom(10))];
  expect(acknowledged.map((each) => each.status).filter((status) => status >= 300)).toEqual([]);
  const ids = await Promise.all(acknowledged.map(async (each) => (await each.json()).id as number));
  await before.killAll();

  const after = await Portal.start(place);
  const trips: { id: number }[] = await (await fetch(`${after.origin}/api/trips`, { headers })).json();
  expect(trips.map((trip) => trip.id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
  const user = await (await fetch(`${after.origin}/api/auth/user`, { headers })).json();
  expect(user.username).toBe(person.username);
  await after.stop();
  after.forget();
});
