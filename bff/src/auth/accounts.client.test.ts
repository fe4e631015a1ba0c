import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import type { Upstream } from '@sojourn/node-kit';
import { createAccountsClient } from './accounts.client';

const user = { id: 'u/1', username: 'ada' } as CurrentUser;

function start(answer: unknown = user) {
  const asked: Array<Record<string, unknown>> = [];
  const upstream = (name: string) => ({
    request: ((call: Record<string, unknown>) => {
      asked.push({ ...call, over: name });
      return Promise.resolve(answer);
    }) as Upstream['request'],
  });
  return { client: createAccountsClient(upstream('reading'), upstream('hashing')), asked };
}

const asUser = { over: 'reading', identity: { sub: 'u/1', kind: 'user' }, schema: currentUserSchema };

test.each<[string, (client: ReturnType<typeof start>['client']) => Promise<unknown>, object]>([
  [
    'signing up',
    (client) => client.register({ username: 'ada', email: 'a@b.co', password: 'x' }),
    {
      over: 'hashing',
      method: 'POST',
      path: '/users',
      body: { username: 'ada', email: 'a@b.co', password: 'x' },
      schema: currentUserSchema,
    },
  ],
  [
    'checking a password',
    (client) => client.verifyPassword({ username: 'ada', password: 'x' }),
    {
      over: 'hashing',
      method: 'POST',
      path: '/credentials/verify',
      body: { username: 'ada', password: 'x' },
      schema: currentUserSchema,
    },
  ],
  ['reading a user', (client) => client.readUser('u/1'), { method: 'GET', path: '/users/u%2F1', ...asUser }],
  [
    'changing a profile',
    (client) => client.changeProfile('u/1', { firstName: 'Ada', lastName: 'King' }),
    { method: 'PUT', path: '/users/u%2F1/profile', body: { firstName: 'Ada', lastName: 'King' }, ...asUser },
  ],
])('%s is one call, in the name of whom it is about', async (_what, call, expected) => {
  const { client, asked } = start();
  expect(await call(client)).toBe(user);
  expect(asked).toEqual([expected]);
});

test('subscribing answers nothing', async () => {
  const { client, asked } = start({});
  expect(await client.subscribe({ email: 'a@b.co' })).toBeUndefined();
  expect(asked).toMatchObject([{ over: 'reading', method: 'POST', path: '/newsletter', body: { email: 'a@b.co' } }]);
});
