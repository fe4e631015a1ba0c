import { createNotedServices } from './noted-calls.fake';
import { createFakePasskeys } from './passkeys.client.fake';
import { createPasskeyClient, type PasskeyClient } from './passkeys.client';
import { aPerson } from './person.fake';

const passkey = { id: 'k/1', name: 'Phone', madeAt: '2026-11-22T09:00:00.000Z', lastUsedAt: null, isBackedUp: true };
const signed = { challenge: 'c'.repeat(43), response: { id: 'k/1' } } as never;
const options = await createFakePasskeys().begin('ada');

function start(answer: unknown) {
  const { calls, reading, hashing } = createNotedServices(answer);
  return { calls, client: createPasskeyClient(reading, hashing) };
}

test.each<[string, (client: PasskeyClient) => Promise<unknown>, said: { answer: unknown; asked: unknown[] }]>([
  [
    'a sign-in',
    (client) => client.signIn(signed),
    { answer: aPerson('ada'), asked: ['reading: POST /passkeys/sign-in', signed] },
  ],
  [
    'the list',
    (client) => client.list('u/1'),
    { answer: [passkey], asked: ['reading: GET /users/u%2F1/passkeys by user u/1'] },
  ],
  [
    'the beginning of a new one',
    (client) => client.begin('u/1'),
    { answer: options, asked: ['reading: POST /users/u%2F1/passkeys/options by user u/1'] },
  ],
  [
    'adding one',
    (client) => client.add('u/1', { id: 'k/1' } as never),
    { answer: passkey, asked: ['reading: POST /users/u%2F1/passkeys by user u/1', { response: { id: 'k/1' } }] },
  ],
  [
    'naming one',
    (client) => client.rename('u/1', 'k/1', 'Phone'),
    { answer: passkey, asked: ['reading: PUT /users/u%2F1/passkeys/k%2F1 by user u/1', { name: 'Phone' }] },
  ],
])('%s is one call', async (_what, call, { answer, asked }) => {
  const { client, calls } = start(answer);
  expect(await call(client)).toEqual(answer);
  expect(calls).toEqual([asked]);
  await expect(call(start({ id: 7 }).client)).rejects.toThrow();
});

test.each<[string, (client: PasskeyClient) => Promise<unknown>, asked: unknown[]]>([
  [
    'a proof by password is asked where passwords are hashed',
    (client) => client.prove('u/1', { password: 'Analytical!1' }),
    ['hashing: POST /users/u%2F1/proof by user u/1', { password: 'Analytical!1' }],
  ],
  [
    'a proof by passkey is not',
    (client) => client.prove('u/1', signed),
    ['reading: POST /users/u%2F1/proof by user u/1', signed],
  ],
  [
    'a removal names the passkey',
    (client) => client.remove('u/1', 'k/1'),
    ['reading: DELETE /users/u%2F1/passkeys/k%2F1 by user u/1'],
  ],
])('%s, and answers nothing', async (_what, call, asked) => {
  const { client, calls } = start({});
  expect(await call(client)).toBeUndefined();
  expect(calls).toEqual([asked]);
});
