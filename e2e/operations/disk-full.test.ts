/** DISK-1: a full disk stops writing and nothing else, and writing works again once there is room. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';
import { fillDisk, mountSmallDisk, unmountSmallDisk } from '../small-disk';
import { cookiesOf, dayFromNow, newPerson } from '../story';

const MEGABYTES = 48;

/** Asked while the file is loaded, by whoever only lists the tests too: so it leaves nothing. */
function canMount(): boolean {
  const folder = freshDataDir();
  const isMounted = mountSmallDisk(folder, MEGABYTES);
  if (isMounted) unmountSmallDisk(folder);
  rmSync(folder, { recursive: true });
  return isMounted;
}

type Visitor = { cookie: string; origin: string };

const call = (visitor: Visitor, ...[method, path, body]: [string, string, unknown?]) =>
  fetch(`${visitor.origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'sojourn',
      origin: visitor.origin,
      cookie: visitor.cookie,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const draft = (title: string) => ({
  title,
  destination: 'Rome',
  startDate: dayFromNow(30),
  endDate: dayFromNow(37),
  budget: 1_000,
  notes: null,
});

// Mounting takes root; without it the engine's and the stores' own tests stand for this one.
if (canMount()) {
  let dataDir: string;
  test.beforeAll(() => {
    dataDir = freshDataDir();
    expect(mountSmallDisk(dataDir, MEGABYTES)).toBe(true);
  });
  test.afterAll(() => {
    unmountSmallDisk(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a full disk refuses what would be saved, answers everything else, and heals by itself', async () => {
    // It starts a portal twice.
    test.slow();
    const portal = await Portal.start({ port: await freePort(), dataDir }, { LOG_LEVEL: 'info' });
    const person = newPerson();
    const visitor: Visitor = { cookie: '', origin: portal.origin };
    const registered = await call(visitor, 'POST', '/api/register', person);
    visitor.cookie = cookiesOf(registered);
    const acknowledged: string[] = [];
    const add = async (title: string) => {
      const answer = await call(visitor, 'POST', '/api/trips', draft(title));
      if (answer.ok) acknowledged.push(title);
      return answer;
    };
    expect((await add('before')).status).toBe(201);

    const filling = join(dataDir, 'filling');
    fillDisk(filling);
    // The stores use up first what they have.
    let refused = await add('too much');
    for (let count = 0; refused.ok && count < 60; count += 1) refused = await add(`too much ${count}`);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: 'storage-full', message: expect.stringMatching(/saved/) });
    expect(refused.headers.get('retry-after')).toBe('10');
    const signIn = () => call({ ...visitor, cookie: '' }, 'POST', '/api/login', person);
    await expect.poll(async () => (await signIn()).status).toBe(507);
    for (const path of ['/', '/trips', '/api/trips', '/api/auth/user', '/api/airports/search?keyword=rom', '/livez']) {
      expect([path, (await call(visitor, 'GET', path)).status]).toEqual([path, 200]);
    }
    const search = `/api/flights/search?origin=LHR&destination=FCO&departureDate=${dayFromNow(40)}`;
    expect((await call(visitor, 'GET', search)).status).toBe(200);

    rmSync(filling);
    await expect.poll(async () => (await add('after')).status, { timeout: 10_000 }).toBe(201);
    await expect.poll(async () => (await signIn()).status, { timeout: 10_000 }).toBe(200);
    expect(portal.output).not.toContain('stopped');
    const titles = async () => {
      const answer = (await (await call(visitor, 'GET', '/api/trips')).json()) as { title: string }[];
      return answer.map(({ title }) => title).sort();
    };
    expect(await titles()).toEqual([...acknowledged].sort());
    await portal.restart();
    expect(await titles()).toEqual([...acknowledged].sort());
    expect(JSON.parse(readFileSync(join(dataDir, 'portal.json'), 'utf8')).children.length).toBeGreaterThan(7);
    await portal.stop();
  });
}
