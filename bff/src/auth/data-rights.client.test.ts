import { createDataRightsClient, type DataRightsClient } from './data-rights.client';
import { createNotedServices } from './noted-calls.fake';
import { aPerson } from './person.fake';

const leavesAt = '2026-11-29T12:00:00.000Z';
const download = { state: 'preparing', percent: 5, askedAt: leavesAt, expiresAt: null, bytes: null };
const sessions = [{ browser: 'Firefox on Linux', signedInAt: leavesAt, lastSeenAt: leavesAt }];
const proven = { password: 'Analytical!1', isFresh: false };
const person = aPerson('u/1');

function start(answer: unknown) {
  const { calls, reading, hashing } = createNotedServices(answer);
  return { calls, client: createDataRightsClient(reading, hashing) };
}

test.each<[string, (client: DataRightsClient) => Promise<unknown>, said: { answer: unknown; asked: unknown[] }]>([
  [
    'looking at a download',
    (client) => client.readExport('u/1'),
    { answer: download, asked: ['reading: GET /users/u%2F1/data-export by user u/1'] },
  ],
  [
    'asking for one',
    (client) => client.askExport('u/1', { sessions }),
    { answer: download, asked: ['reading: POST /users/u%2F1/data-export by user u/1', { sessions }] },
  ],
  [
    'looking at a leaving',
    (client) => client.readLeaving('u/1'),
    { answer: { leavesAt, proof: 'password' }, asked: ['reading: GET /users/u%2F1/leaving by user u/1'] },
  ],
  [
    'leaving, where a password is hashed',
    (client) => client.leave('u/1', proven),
    { answer: { leavesAt }, asked: ['hashing: POST /users/u%2F1/leaving by user u/1', proven] },
  ],
])('%s is one call in the name of whom it is about', async (_what, call, { answer, asked }) => {
  const { client, calls } = start(answer);
  expect(await call(client)).toEqual(answer);
  expect(calls).toEqual([asked]);
  await expect(call(start({ state: 7 }).client)).rejects.toThrow('invalid');
});

test('who stays is read again once the leaving is cancelled', async () => {
  const { client, calls } = start(person);
  expect(await client.stay('u/1')).toEqual(person);
  expect(calls).toEqual([
    ['reading: DELETE /users/u%2F1/leaving by user u/1'],
    ['reading: GET /users/u%2F1 by user u/1'],
  ]);
});
