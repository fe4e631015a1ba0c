import express from 'express';
import { MemoryStore } from 'express-rate-limit';
import { errorHandler, requestContext, createLogger } from '@sojourn/node-kit';
import request from 'supertest';
import { createCostGuard, GUARDED_PATH } from './cost-guard';

function start(limits: { perPerson: number; perAddress: number }) {
  const app = express();
  app.use(requestContext());
  app.use(
    GUARDED_PATH,
    createCostGuard({
      ...limits,
      readSession: async (req) => {
        const sub = req.headers['x-test-person'];
        return sub === undefined ? { sub: 'guest', kind: 'guest' } : { sub: String(sub), kind: 'user' };
      },
      storeFor: () => new MemoryStore(),
    }),
  );
  app.use((_req, res) => void res.json({}));
  app.use(errorHandler(createLogger({ name: 'bff', level: 'silent' })));
  return (person?: string, method: 'post' | 'get' = 'post') =>
    request(app)
      [method](GUARDED_PATH)
      .set(person === undefined ? {} : { 'x-test-person': person });
}

test('a person has so many lists a day, wherever they are, and then a sentence and when to come back', async () => {
  const ask = start({ perPerson: 2, perAddress: 1 });
  await ask('ada').expect(200);
  await ask('ada').expect(200);
  const { body, headers } = await ask('ada').expect(429);
  expect(body).toMatchObject({
    code: 'too-many-requests',
    message:
      'You have asked for 2 lists of recommendations today, which is the most we make in a day. The lists you have stay, and tomorrow there are new ones.',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  await ask('grace').expect(200);
});

test('guests of one address share theirs, and whoever is signed in there does not notice', async () => {
  const ask = start({ perPerson: 1, perAddress: 2 });
  await ask().expect(200);
  await ask().expect(200);
  const { body } = await ask().expect(429);
  expect(body.message).toMatch(/^People at your network address have asked for 2 lists/);
  await ask('ada').expect(200);
});

test('looking costs nothing', async () => {
  const ask = start({ perPerson: 1, perAddress: 1 });
  for (let turn = 0; turn < 3; turn += 1) await ask(undefined, 'get').expect(200);
  await ask().expect(200);
});
