import { createGoogleClient, type GoogleClient } from './google.client';
import { createNotedServices } from './noted-calls.fake';
import { aPerson } from './person.fake';

const google = {
  issuer: 'https://accounts.google.com',
  subject: '7',
  email: 'ada@example.org',
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'King',
};
const ada = aPerson('ada');
const links = {
  hasPassword: true,
  hasLinkedAccount: false,
  linkedAccountType: null,
  linkedAccountInfo: null,
  primaryAccountType: 'regular',
  primaryAccountInfo: { email: ada.email },
};
const byPassword = { userId: 'ada', password: 'Analytical!1', google };
const token = 't'.repeat(43);

function start(answer: unknown) {
  const { calls, reading, hashing } = createNotedServices(answer);
  return { calls, client: createGoogleClient(reading, hashing) };
}

test.each<[string, (client: GoogleClient) => Promise<unknown>, said: { answer: unknown; asked: unknown[] }]>([
  [
    'a sign-in',
    (client) => client.signIn(google as never),
    { answer: { outcome: 'signed-in', user: ada, fallen: [] }, asked: ['reading: POST /google/sign-in', google] },
  ],
  [
    'linking by a password, where it is hashed',
    (client) => client.linkByPassword(byPassword as never),
    { answer: ada, asked: ['hashing: POST /google/links', byPassword] },
  ],
  [
    'mailing a link for a Google account',
    (client) => client.mailLink('u/1', google as never),
    { answer: { email: ada.email }, asked: ['reading: POST /google/link-tokens by user u/1', { google }] },
  ],
  [
    'mailing a link for a password',
    (client) => client.mailLink('u/1', null),
    { answer: { email: ada.email }, asked: ['reading: POST /google/link-tokens by user u/1', { google: null }] },
  ],
  [
    'looking at a mailed link',
    (client) => client.readToken(token),
    {
      answer: { email: ada.email, existingAccountType: 'regular', targetAccountType: 'google' },
      asked: ['reading: POST /google/link-tokens/read', { token }],
    },
  ],
  [
    'using it up, where a password is hashed',
    (client) => client.complete({ token, password: 'Analytical!1' } as never),
    { answer: ada, asked: ['hashing: POST /google/link-tokens/redeem', { token, password: 'Analytical!1' }] },
  ],
  [
    'looking at what is linked',
    (client) => client.readLinks('u/1'),
    { answer: links, asked: ['reading: GET /users/u%2F1/account-links by user u/1'] },
  ],
])('%s is one call', async (_what, call, { answer, asked }) => {
  const { client, calls } = start(answer);
  expect(await call(client)).toEqual(answer);
  expect(calls).toEqual([asked]);
  await expect(call(start({ email: 7 }).client)).rejects.toThrow();
});

test('unlinking answers nothing', async () => {
  const { client, calls } = start({});
  expect(await client.unlink('u/1')).toBeUndefined();
  expect(calls).toEqual([['reading: DELETE /users/u%2F1/account-links by user u/1']]);
});
