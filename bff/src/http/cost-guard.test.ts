import type { Identity } from '@sojourn/contracts';
import { MemoryStore } from 'express-rate-limit';
import { createCostGuard } from './cost-guard';

const PATH = '/api/ai/recommendations';
const guest: Identity = { sub: 'guest', kind: 'guest' };
const person = (sub: string): Identity => ({ sub, kind: 'user' });

function start(limits: { perPerson: number; perAddress: number }) {
  const guard = createCostGuard({ ...limits, storeFor: () => new MemoryStore() });
  return (who: Identity, method = 'POST', path = PATH) => guard({ method, path, ip: '192.0.2.1' }, who);
}

test('a person has so many lists a day, wherever they are, and then a sentence and when to come back', async () => {
  const ask = start({ perPerson: 2, perAddress: 1 });
  await ask(person('ada'));
  await ask(person('ada'));
  const refusal = await ask(person('ada')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'too-many-requests',
    message:
      'You have asked for 2 lists of recommendations today, which is the most we make in a day. The lists you have stay, and tomorrow there are new ones.',
    retryAfterSeconds: expect.any(Number),
  });
  expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(86_000);
  await ask(person('grace'));
});

test('guests of one address share theirs, and whoever is signed in there does not notice', async () => {
  const ask = start({ perPerson: 1, perAddress: 2 });
  await ask(guest);
  await ask(guest);
  await expect(ask(guest)).rejects.toThrow(/^People at your network address have asked for 2 lists/);
  await ask(person('ada'));
});

test('what was not taken on is given back', async () => {
  const ask = start({ perPerson: 1, perAddress: 1 });
  for (const who of [guest, person('ada')]) {
    const giveBack = await ask(who);
    await expect(ask(who)).rejects.toMatchObject({ code: 'too-many-requests' });
    await giveBack();
    await ask(who);
  }
});

test.each([
  ['GET', PATH],
  ['POST', `${PATH}/lists`],
  ['POST', '/api/trips'],
])('%s %s costs nothing', async (method, path) => {
  const ask = start({ perPerson: 1, perAddress: 1 });
  for (let turn = 0; turn < 3; turn += 1) await (await ask(guest, method, path))();
  await ask(guest);
});
