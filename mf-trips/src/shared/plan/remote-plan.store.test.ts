import type { TripCommand } from '@sojourn/contracts/plan';
import { newTrip } from '@sojourn/trip';
import { ApiError } from '@sojourn/web-kit';
import { fakeApi, fakeError, type Fakes } from '@sojourn/web-kit/testing';
import { openPlanAt, remotePlanStore } from './remote-plan.store';

const plan = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const command: TripCommand = { type: 'packing.reset' };
const sent = { base: 3, key: 'key-0001', command };

let api: ReturnType<typeof fakeApi> | undefined;
const store = (fakes: Fakes) => {
  api = fakeApi(fakes);
  return remotePlanStore('/api/trips/7', 'account');
};
const failureOf = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);
afterEach(() => api?.restore());

describe('the plan of an account', () => {
  it('is opened whole; there is none where there is no such trip', async () => {
    api = fakeApi({ 'GET /api/trips/7/plan': () => ({ id: 7, role: 'owner', plan }) });
    expect(await openPlanAt('/api/trips/7')).toEqual({ id: 7, role: 'owner', plan });
    expect(await openPlanAt('/api/trips/8')).toBeNull();
  });

  it.each([401, 403, 503])('that cannot be opened for a %i is an error, not a missing trip', async (status) => {
    api = fakeApi({ 'GET /api/trips/7/plan': () => fakeError(status, 'unavailable', 'Resting.') });
    await expect(openPlanAt('/api/trips/7')).rejects.toMatchObject({ status });
  });

  it('takes a command under its key, with the version that is known', async () => {
    const fetched = store({ 'POST /api/trips/7/commands': () => ({ version: 4, changes: [], plan: null }) });
    expect(await fetched.send(sent)).toEqual({ version: 4, changes: [], plan: null });
    expect(api?.calls).toMatchObject([{ method: 'POST', path: '/api/trips/7/commands', body: { base: 3, command } }]);
  });

  it('takes a command that is sent again under the same key', async () => {
    const keys: unknown[] = [];
    const fetched = store({
      'POST /api/trips/7/commands': ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return fakeError(503, 'unavailable', 'Resting.');
      },
    });
    for (const key of ['key-0001', 'key-0001', 'key-0002']) await failureOf(fetched.send({ ...sent, key }));
    expect(keys).toEqual(['key-0001', 'key-0001', 'key-0002']);
  });

  it('takes what takes back very much by the key of what it takes back, and little by itself', async () => {
    const fetched = store({ 'POST /api/trips/7/commands': () => ({ version: 4, changes: [], plan: null }) });
    const version = { version: 2, was: 1 };
    const change = Array.from({ length: 1_000 }, (_none, at) => {
      return { in: 'items' as const, id: `item-${at}`, ...version, fields: { day: '2127-04-11' } };
    });
    const restore: TripCommand = { type: 'restore', summary: '', head: {}, put: [], change, remove: [] };
    const few: TripCommand = { ...restore, change: change.slice(0, 3) };
    await fetched.send({ ...sent, command: restore, undoes: 'key-of-shift' });
    const rewinds = { after: 'key-of-start', newest: 'key-of-shift' };
    await fetched.send({ ...sent, command: { ...restore, summary: 'Back' }, rewinds });
    await fetched.send({ ...sent, command: few, undoes: 'key-of-shift' });
    await fetched.send({ ...sent, command: few, rewinds });
    const commands = api?.calls.map(({ body }) => (body as { command: unknown }).command);
    const back = { type: 'rewind', ...rewinds, summary: 'Back' };
    expect(commands).toEqual([{ type: 'undo', of: 'key-of-shift' }, back, few, few]);
  });

  it('tells what was done since a version, or the whole plan', async () => {
    const fetched = store({
      'GET /api/trips/7/changes': ({ query }) => ({ version: Number(query.get('after')), changes: [], plan: null }),
      'GET /api/trips/7/plan': () => ({ id: 7, role: 'owner', plan }),
    });
    expect(await fetched.news(0)).toEqual({ version: 0, changes: [], plan: null });
    expect(await fetched.news(12)).toEqual({ version: 12, changes: [], plan: null });
    expect(await fetched.news(null)).toEqual({ version: 0, changes: [], plan });
  });

  it.each([
    [401, 'sign-in-required', 'signed-out'],
    [403, 'forbidden', 'not-allowed'],
    [404, 'not-found', 'gone'],
  ])('is lost for good by a %i', async (status, code, reason) => {
    const refusing = () => fakeError(status, code, 'No.');
    const fetched = store({
      'POST /api/trips/7/commands': refusing,
      'GET /api/trips/7/changes': refusing,
      'GET /api/trips/7/plan': refusing,
    });
    for (const call of [fetched.send(sent), fetched.news(3), fetched.news(null)])
      expect(await failureOf(call)).toMatchObject({ name: 'PlanLost', reason });
  });

  it.each([
    [400, 'bad-input', 'refused'],
    [409, 'conflict', 'conflict'],
    [422, 'key-reused', 'refused'],
    [409, 'limit-reached', 'limit'],
    [413, 'too-large', 'refused'],
  ])('refuses a command for good by a %i %s, in the server’s words', async (status, code, reason) => {
    const conflicts = [{ in: 'head', id: 'title', version: 1, theirs: plan.head.title, yours: { text: 'Mine' } }];
    const body = { code, message: 'Somebody was faster.', requestId: 'r', details: { conflicts } };
    const fetched = store({ 'POST /api/trips/7/commands': () => Response.json(body, { status }) });
    expect(await failureOf(fetched.send(sent))).toMatchObject({
      name: 'CommandRefused',
      refusal: { reason, message: 'Somebody was faster.', conflicts },
    });
  });

  it('refuses without conflicts where the answer has none', async () => {
    const fetched = store({ 'POST /api/trips/7/commands': () => fakeError(409, 'conflict', 'No.') });
    expect(await failureOf(fetched.send(sent))).toMatchObject({ refusal: { reason: 'conflict', conflicts: [] } });
  });

  it.each([
    [408, 'timed-out'],
    [429, 'rate-limited'],
    [500, 'internal'],
    [503, 'unavailable'],
    [507, 'storage-full'],
  ])('may take it another time after a %i', async (status, code) => {
    const fetched = store({ 'POST /api/trips/7/commands': () => fakeError(status, code, 'Not now.') });
    const failure = await failureOf(fetched.send(sent));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status });
  });

  it('may take it another time when nothing answered', async () => {
    const fetched = store({
      'POST /api/trips/7/commands': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await failureOf(fetched.send(sent))).toMatchObject({ name: 'ApiError', status: 0 });
  });
});
