/** Power cuts and dying processes: what was acknowledged is on disk, and people are served again. */
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';
import { addTrip, askForEverything, victims } from '../siege/killing';
import { Visitor } from '../siege/visitor';
import { cookiesOf, dayFromNow, newPerson } from '../story';

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
  headers['cookie'] = cookiesOf(registered);
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

test('each process is killed in turn: everything is answered again, and every acknowledged trip is there', async () => {
  // It starts a portal twice.
  test.slow();
  const portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
  const visitor = new Visitor(portal.place.port, '127.0.0.1');
  expect((await visitor.signUp('mourner')).status).toBe(201);
  const acknowledged: number[] = [];
  const add = async () => {
    const { status, text } = await addTrip(visitor);
    if (status === 201) acknowledged.push((JSON.parse(text) as { id: number }).id);
  };
  const statuses = async () => (await askForEverything(visitor, 'mourner')).map(({ status }) => status);
  const served = [200, 200, 200, 201, 200, 200, 200];

  for (const { name, mark } of victims) {
    const [pid] = portal.pidsOf(mark);
    if (pid === undefined) throw new Error(`no process is ${name}`);
    await add();
    const writing = add();
    process.kill(pid, 'SIGKILL');
    await writing;
    await expect.poll(statuses, { message: `after the death of ${name}`, timeout: 60_000 }).toEqual(served);
  }
  await portal.startAfterKill();
  expect(await statuses()).toEqual(served);
  for (const id of acknowledged) expect((await visitor.ask({ path: `/api/trips/${id}` })).status).toBe(200);
  expect(acknowledged.length).toBeGreaterThanOrEqual(victims.length);

  visitor.leave();
  await portal.stop();
  portal.forget();
});
