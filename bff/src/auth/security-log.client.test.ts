import { createNotedServices } from './noted-calls.fake';
import { createSecurityLogClient } from './security-log.client';

test('what happened to an account is read in the name of its owner', async () => {
  const { calls, reading } = createNotedServices([]);
  expect(await createSecurityLogClient(reading).list('u/1')).toEqual([]);
  expect(calls).toEqual([['reading: GET /users/u%2F1/security-events by user u/1']]);
  await expect(createSecurityLogClient(createNotedServices({}).reading).list('u/1')).rejects.toThrow();
});

test('what happened to a session is added to it', async () => {
  const { calls, reading } = createNotedServices({});
  expect(await createSecurityLogClient(reading).record('u/1', { kind: 'session-ended' })).toBeUndefined();
  expect(calls).toEqual([['reading: POST /users/u%2F1/security-events by user u/1', { kind: 'session-ended' }]]);
});
