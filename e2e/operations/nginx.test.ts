/** People reach a real portal through the real nginx with the containers' configuration, and operators' addresses stay inside. */
import { once } from 'node:events';
import { connect } from 'node:http2';
import { Nginx } from '../nginx';
import { freePort, freshDataDir, Portal } from '../portal';
import { expect, newPerson, preferences, test as story } from '../story';

const test = story.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, use) => {
      const [bff, port] = [await freePort(), await freePort()];
      const place = { port: bff, dataDir: freshDataDir() };
      const portal = await Portal.start(place, { TRUSTED_PROXY_HOPS: '1', PUBLIC_URL: `https://localhost:${port}` });
      const nginx = await Nginx.start({ bff: `127.0.0.1:${bff}` }, port);
      await use(nginx);
      await nginx.stop();
      await portal.stop();
      portal.forget();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
});
test.use({ ignoreHTTPSErrors: true });

test('somebody signs up, stays signed in and is led to places', async ({ watched: { page }, nginx }) => {
  const headers = { 'x-requested-by': 'sojourn', origin: nginx.origin };
  const registered = await page.request.post('/api/register', { headers, data: newPerson() });
  expect([registered.status(), await registered.text()]).toEqual([201, expect.stringContaining('Rosa')]);
  // By PUBLIC_URL it knows that browsers come by https, though nginx asks it by http.
  expect(registered.headers()['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('sid'));
  expect(session).toMatchObject({ name: '__Host-sid', secure: true, httpOnly: true, path: '/' });
  await page.goto('/trips');
  await expect(page.getByText(/Rosa/).first()).toBeVisible();
  const planned = await page.request.post('/api/ai/recommendations', {
    headers: { ...headers, accept: 'text/event-stream' },
    data: preferences,
  });
  expect(await planned.text()).toMatch(/event: progress[^]*event: result/);
});

test('a foreign page is refused, and what says it came from elsewhere is not believed', async ({ request, nginx }) => {
  const own = { 'x-requested-by': 'sojourn', origin: nginx.origin };
  const post = (headers: Record<string, string>) =>
    request.post('/api/login', { headers: { ...own, ...headers }, data: { username: 'nobody', password: 'wrong' } });
  expect((await post({ origin: 'https://elsewhere.example' })).status()).toBe(403);
  // The address it counts is the one nginx saw: made-up ones are replaced, and count together.
  const left = async (address: string) =>
    Number((await post({ 'x-forwarded-for': address })).headers()['ratelimit']?.match(/remaining=(\d+)/)?.[1]);
  const first = await left('192.0.2.1');
  expect(await left('198.51.100.7')).toBe(first - 1);
});

test('what is for operators is nobody else’s, however it is written', async ({ request, nginx }) => {
  for (const path of [
    '/metrics',
    '/readyz',
    '/Metrics',
    '/%6detrics',
    '/./metrics',
    '//readyz',
    '/readyz/',
    '/metrics?a',
  ]) {
    const answer = await request.get(`${nginx.origin}${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    // nginx's own page: the bff was not asked.
    expect(await answer.text()).toContain('<center>nginx</center>');
  }
  expect((await request.get('/healthz')).status()).toBe(200);
});

test('browsers are spoken to in HTTP/2', async ({ nginx }) => {
  const session = connect(nginx.origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  expect(session.alpnProtocol).toBe('h2');
  session.destroy();
});
