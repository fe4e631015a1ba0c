import { createMailedClient, type MailedClient } from './mailed.client';
import { createNotedServices } from './noted-calls.fake';
import { aPerson } from './person.fake';

const ada = aPerson('ada');
const { email } = ada;
const token = 't'.repeat(43);
const password = 'Analytical!1';
const proven = { user: ada, fallen: ['mallory'] };

function start(answer: unknown) {
  const { calls, reading, hashing } = createNotedServices(answer);
  return { calls, client: createMailedClient(reading, hashing) };
}

test.each<[string, (client: MailedClient) => Promise<unknown>, said: { answer: unknown; asked: unknown[] }]>([
  [
    'looking at a mailed link',
    (client) => client.readLink({ purpose: 'reset-password', token }),
    {
      answer: { email, username: 'ada' },
      asked: ['reading: POST /mailed-links', { purpose: 'reset-password', token }],
    },
  ],
  [
    'a new password, which is hashed',
    (client) => client.reset({ token, password }),
    { answer: proven, asked: ['hashing: PUT /password-resets', { token, password }] },
  ],
  [
    'another message to prove an address',
    (client) => client.resend('u/1'),
    { answer: { email }, asked: ['reading: POST /users/u%2F1/email/verification by user u/1', {}] },
  ],
  [
    'proving it',
    (client) => client.verify('u/1', token),
    { answer: proven, asked: ['reading: PUT /users/u%2F1/email/verification by user u/1', { token }] },
  ],
  [
    'asking for another address, by the password',
    (client) => client.askChange('u/1', { email, password, isFresh: true }),
    { answer: { email }, asked: ['hashing: POST /users/u%2F1/email by user u/1', { email, password, isFresh: true }] },
  ],
  [
    'changing to it',
    (client) => client.change('u/1', token),
    { answer: proven, asked: ['reading: PUT /users/u%2F1/email by user u/1', { token }] },
  ],
  [
    'confirming the newsletter',
    (client) => client.confirmNewsletter(token),
    { answer: { email }, asked: ['reading: POST /newsletter/confirm', { token }] },
  ],
])('%s is one call', async (_what, call, { answer, asked }) => {
  const { client, calls } = start(answer);
  expect(await call(client)).toEqual(answer);
  expect(calls).toEqual([asked]);
  await expect(call(start({ email: 7 }).client)).rejects.toThrow();
});

test.each<[string, (client: MailedClient) => Promise<unknown>, asked: unknown[]]>([
  ['a forgotten password', (client) => client.forgot({ email }), ['reading: POST /password-resets', { email }]],
  [
    'the end of the newsletter',
    (client) => client.unsubscribe(token),
    ['reading: POST /newsletter/unsubscribe', { token }],
  ],
])('%s is answered by nothing, whoever it is', async (_what, call, asked) => {
  const { client, calls } = start({ secret: 'nobody has this address' });
  expect(await call(client)).toBeUndefined();
  expect(calls).toEqual([asked]);
});
