/** Somebody takes everything with her, leaves, thinks again, and at last leaves for good: then nothing of her is anywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openZip } from '@sojourn/node-kit/testing';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { accountMenu, screens, signUp } from '../member';
import { freePort, freshDataDir, Portal } from '../portal';
import { dayFromNow, expect, expectAccessible, newPerson, test } from '../story';

const TITLE = 'Zanzibar Quokkas';
const NOTE = 'Meet Aunt Thistlewood';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
const ours = { 'x-requested-by': 'sojourn', 'sec-fetch-site': 'same-origin' };

/** Links are paused and resumed at once; what the trips take too long to confirm is done by the next round, a minute later. */
const NEXT_ROUND_MS = 90_000;

/** Keys that name an opaque id and run out by themselves: counters of limits, and the mark of ended sessions. */
const RUNS_OUT = /^(limit:|sessions-ended:)/;

type Person = ReturnType<typeof newPerson>;

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/auth?tab=login');
  const main = page.getByRole('main');
  await main.getByLabel(/^Username/).fill(username);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A trip with a file and a link. @returns the link's token */
async function makeTrip(page: Page): Promise<string> {
  const { request } = page;
  const draft = { title: TITLE, destination: 'Zanzibar', startDate: dayFromNow(40), endDate: dayFromNow(44) };
  const made = await request.post('/api/trips', { headers: ours, data: { ...draft, budget: 900, notes: NOTE } });
  const { id } = (await made.json()) as { id: number };
  const file = { headers: { ...ours, 'content-type': 'application/octet-stream' }, data: PDF };
  expect((await request.post(`/api/trips/${id}/documents/d1/file`, file)).status()).toBe(201);
  const { plan } = (await (await request.get(`/api/trips/${id}/plan`)).json()) as { plan: { version: number } };
  const content = { name: 'Ferry.pdf', mediaType: 'application/pdf', bytes: PDF.length, bookingId: null };
  const command = { type: 'document.add', id: 'd1', content: { ...content, addedAt: new Date().toISOString() } };
  const added = await request.post(`/api/trips/${id}/commands`, {
    headers: { ...ours, 'idempotency-key': `data-rights-${Date.now()}` },
    data: { base: plan.version, command },
  });
  expect(added.status()).toBe(200);
  const link = { role: 'viewer', includes: { bookingCodes: false, documents: false }, name: 'Mum', expiresAt: null };
  const shared = await request.post(`/api/trips/${id}/shares`, { headers: ours, data: link });
  return ((await shared.json()) as { token: string }).token;
}

async function watchPrice({ request }: Page): Promise<void> {
  const party = { adults: 1, children: 0, infants: 0, travelClass: 'ECONOMY' };
  const search = { origin: 'LHR', destination: 'FCO', departureDate: dayFromNow(60), ...party };
  expect((await request.post('/api/flights/watches', { headers: ours, data: { search } })).status()).toBe(201);
}

async function leave(page: Page, { password }: Person): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Leave Sojourn' });
  await card.getByRole('button', { name: 'Delete My Account' }).click();
  await card.getByLabel(/^Your password/).fill(password);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('heading', { name: /Goodbye/ })).toBeVisible();
}

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen);

    test('she downloads everything, leaves, and stays after all @own-portal', async ({ watched: { page } }) => {
      const rosa = newPerson();
      await signUp(page, rosa);
      const token = await makeTrip(page);

      await page.goto('/profile');
      const card = page.getByRole('region', { name: 'Your Data' });
      await card.getByRole('button', { name: 'Prepare My Download' }).click();
      await expect(card.getByText('Ready to download')).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      const downloading = page.waitForEvent('download');
      await card.getByRole('link', { name: 'Download' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^sojourn-\d{4}-\d\d-\d\d\.zip$/);
      const entries = openZip(readFileSync(await download.path()));
      const named = (pattern: RegExp) => [...entries].find(([name]) => pattern.test(name))?.[1] ?? Buffer.alloc(0);
      expect(named(/^account\.json$/).toString()).toContain(rosa.email);
      expect(named(/^trips\/\d+ Zanzibar Quokkas\/trip\.json$/).toString()).toContain(NOTE);
      expect(named(/^trips\/\d+ Zanzibar Quokkas\/documents\/Ferry\.pdf$/).equals(PDF)).toBe(true);
      expect(named(/^README\.txt$/).toString()).toContain('1 trip, 1 document');
      expect(Buffer.concat([...entries.values()]).toString('latin1')).not.toContain(token);

      const guest = await page
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(page.url()).origin });
      expect((await guest?.request.get('/api/user/data-export/file'))?.status()).toBe(401);
      const shared = async () => (await guest?.request.get(`/api/shared/${token}/plan`))?.status();
      expect(await shared()).toBe(200);

      await leave(page, rosa);
      await expectAccessible(page);
      await expect(page.getByRole('banner').getByRole('button', { name: /Account of/ })).toBeHidden();
      await expect.poll(shared, { timeout: NEXT_ROUND_MS }).toBe(404);

      await signIn(page, rosa);
      const notice = page.getByRole('dialog', { name: 'Your account is leaving' });
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await notice.getByRole('button', { name: 'Keep My Account' }).click();
      await expect(notice).toBeHidden();
      await expect.poll(shared, { timeout: NEXT_ROUND_MS }).toBe(200);
      await page.goto('/profile');
      await expect(page.getByRole('region', { name: 'Leave Sojourn' }).getByText('seven days')).toBeVisible();
      await guest?.close();
    });
  });
}

/** Every file below a folder, but those of the stores, which are asked themselves. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
    const path = join(folder, found.name);
    if (found.isDirectory())
      return /^(documents|redis|redis-cache|run|releases)$/.test(found.name) ? [] : filesIn(path);
    return found.isFile() ? [path] : [];
  });
}

async function documentsOf(dataDir: string): Promise<string> {
  const client = new mongo.MongoClient(`mongodb://${encodeURIComponent(join(dataDir, 'run/documents.sock'))}`);
  try {
    const texts: string[] = [];
    const { databases } = await client.db().admin().listDatabases();
    for (const { name } of databases) {
      for (const collection of await client.db(name).collections()) {
        for await (const document of collection.find()) texts.push(textOf(document));
      }
    }
    return texts.join('\n');
  } finally {
    await client.close();
  }
}
/** Bytes as text, too: JSON alone would show them in base64. */
const textOf = (document: Record<string, unknown>): string => {
  const bytes = Object.values(document).filter((value) => value instanceof mongo.Binary);
  return [JSON.stringify(document), ...bytes.map(({ buffer }) => Buffer.from(buffer).toString('latin1'))].join('\n');
};

async function redisOf(dataDir: string): Promise<string> {
  const texts: string[] = [];
  for (const [socket, db] of [
    ['redis', 0],
    ['redis', 1],
    ['redis-cache', 0],
  ] as const) {
    const redis = new Redis({ path: join(dataDir, `run/${socket}.sock`), db });
    for (const key of await redis.keys('*')) {
      const type = await redis.type(key);
      const read = {
        string: () => redis.get(key),
        hash: () => redis.hgetall(key),
        list: () => redis.lrange(key, 0, -1),
        set: () => redis.smembers(key),
        zset: () => redis.zrange(key, '0', '-1'),
        stream: () => redis.xrange(key, '-', '+'),
      }[type];
      texts.push(key, JSON.stringify(await read?.()));
    }
    redis.disconnect();
  }
  return texts.join('\n');
}

test('she leaves for good, and nothing of her is left in any store, queue, mail or log @own-portal', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const dataDir = freshDataDir();
  const portal = await Portal.start(
    { port: await freePort(), dataDir },
    { LEAVING_GRACE_SECONDS: '8', LOG_LEVEL: 'trace' },
  );
  const context = await browser.newContext({ baseURL: portal.origin, ...screens['on a phone'] });
  const page = await context.newPage();
  const [rosa, ben] = [newPerson(), { ...newPerson(), firstName: 'Benedict' }];
  await signUp(page, ben);
  await context.clearCookies();
  await signUp(page, rosa);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await makeTrip(page);
  await watchPrice(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Prepare My Download' }).click();
  await expect(page.getByText('Ready to download')).toBeVisible({ timeout: 30_000 });

  const secrets = [rosa.username, rosa.email, 'Marin', TITLE, NOTE, 'Ferry.pdf', '/Type /Catalog'];
  const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
  const stored = await documentsOf(dataDir);
  expect(found(stored, secrets)).toEqual(secrets);
  expect(stored).toContain(`"userId":"${id}","subject":"LHR`);
  const outbox = () =>
    filesIn(join(dataDir, 'outbox'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  await expect.poll(() => found(outbox(), [rosa.email])).toEqual([rosa.email]);

  await leave(page, rosa);
  // She signs in once more, and does nothing: what that leaves behind goes, too.
  await signIn(page, rosa);
  await expect(page.getByRole('dialog', { name: 'Your account is leaving' })).toBeVisible();

  const ofHer = [...secrets.filter((word) => word !== 'Marin'), id];
  const left = async () => {
    const documents = (await documentsOf(dataDir)).split('\n').filter((line) => !/"state":"erased"/.test(line));
    const redis = (await redisOf(dataDir)).split('\n').filter((line) => !RUNS_OUT.test(line));
    return { documents: found(documents.join('\n'), ofHer), redis: found(redis.join('\n'), ofHer) };
  };
  // What is not confirmed in time is tried again a minute later, and who was signed in is looked after once that is done.
  await expect.poll(left, { timeout: 2 * NEXT_ROUND_MS, intervals: [1_000] }).toEqual({ documents: [], redis: [] });

  const files = filesIn(dataDir);
  expect(files.filter((file) => file.endsWith('.log')).length).toBeGreaterThan(4);
  const named = secrets.filter((word) => word !== 'Marin');
  const telling = files.filter((file) => found(readFileSync(file, 'latin1'), named).length > 0);
  expect(telling).toEqual([]);

  // Her page knows her no more, her name is free, and Ben has everything he had.
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await context.clearCookies();
  await signIn(page, ben);
  await expect(accountMenu(page)).toBeVisible();
  await context.clearCookies();
  await signUp(page, rosa);
  await context.close();
  await portal.stop();
  portal.forget();
});
