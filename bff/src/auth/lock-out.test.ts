import { MemoryStore } from 'express-rate-limit';
import request from 'supertest';
import { createLimiters } from '../http/rate-limit';
import { startPortal } from '../http/portal.fake';
import { createFakeAccounts } from './accounts.client.fake';
import { createAuthRoutes } from './auth.routes';
import { createAuthService } from './auth.service';
import { createKnownBrowsers } from './known-browsers';
import { createSignInGate } from './sign-in-gate';
import { createSignInLimiter } from './sign-in-limiter';
import { createSignUpLimiter } from './sign-up-limiter';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const ada = { username: 'ada', email: 'ada@example.org', password: 'Analytical!1', firstName: 'Ada', lastName: 'King' };
const grace = { ...ada, username: 'grace', email: 'grace@example.org' };

/** The whole bff with small limits; everybody is in one network. */
async function start() {
  const accounts = createFakeAccounts();
  await accounts.register(grace);
  const storeFor = () => new MemoryStore();
  const signIns = createSignInLimiter(storeFor, 1_000);
  const known = createKnownBrowsers({ secret: 's'.repeat(32), secure: false });
  const auth = createAuthService({
    accounts,
    signIns,
    signUps: createSignUpLimiter(5, storeFor),
    mails: { ofNetwork: async () => undefined },
  });
  const limits = { readsPerMinute: 20, writesPerMinute: 20, costlyPerMinute: 10 };
  const portal = await startPortal({
    auth: createAuthRoutes({ auth, known }),
    parts: {
      limiters: createLimiters(limits, undefined, known.ownerOf),
      ownerOf: known.ownerOf,
      signInPace: createSignInGate({ known, turn: signIns.turn }),
    },
  });
  return { portal, app: portal.app };
}

test('its owner gets in from a browser of hers when others of her network did all they can', async () => {
  const { portal, app } = await start();
  try {
    const hers = request.agent(app);
    await hers.post('/api/register').set(ours).send(ada).expect(201);
    await hers.post('/api/logout').set(ours).expect(200);
    const guess = (username: string) =>
      request(app).post('/api/login').set(ours).send({ username, password: 'Wrong!Password1' });
    for (let n = 0; n < 12; n += 1) await guess('ada');
    for (let n = 0; n < 110; n += 1) await guess(`name-${n}`);
    for (let n = 0; n < 30; n += 1) await request(app).post('/api/nowhere').set(ours);
    for (let n = 0; n < 30; n += 1) await request(app).get('/api/nowhere');
    await guess('ada').expect(429);
    const right = { username: 'ada', password: ada.password };
    await hers.post('/api/login').set(ours).send(right).expect(200);
    await hers.get('/api/auth/user').expect(200);
    // Somebody who is new here and whom nobody attacks gets in, too.
    const hersToo = { username: 'grace', password: ada.password };
    await request(app).post('/api/login').set(ours).send(hersToo).expect(200);
  } finally {
    await portal.close();
  }
});
