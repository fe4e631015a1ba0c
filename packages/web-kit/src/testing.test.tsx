// The session loads its schemas on demand; loaded here, no test waits for a file.
import '@sojourn/contracts';
import type { CurrentUser } from '@sojourn/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { useLocation } from './router';
import { useSession } from './session';
import { fakeApi, fakeError, PortalForTests } from './testing';
import { replaceTransport, send } from './transport';

afterEach(() => replaceTransport());

const ask = async (url: string, init: RequestInit = {}) => {
  const response = await send(url, init);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('a fake bff', () => {
  test('answers by method and path, with the parts of the path, the query and the body', async () => {
    const { calls } = fakeApi({
      'GET /api/trips/:id/days/:day': (request) => ({ ...request, query: request.query.get('q') }),
      'PUT /api/trips/:id': ({ params, body, idempotencyKey }) => ({ params, body, idempotencyKey }),
    });
    const path = '/api/trips/r%2F7/days/2';
    const read = { path, params: { id: 'r/7', day: '2' }, query: 'a b', idempotencyKey: null };
    expect(await ask(`${path}?q=a+b`)).toEqual({ status: 200, body: read });
    const written = { params: { id: '7' }, body: { title: 'Rome' }, idempotencyKey: 'k-1' };
    const headers = { 'idempotency-key': 'k-1' };
    expect(await ask('/api/trips/7', { method: 'PUT', headers, body: '{"title":"Rome"}' })).toEqual({
      status: 200,
      body: written,
    });
    expect(calls.map((call) => [call.method, call.path, call.body])).toEqual([
      ['GET', path, undefined],
      ['PUT', '/api/trips/7', { title: 'Rome' }],
    ]);
  });

  test.each([
    ['GET', '/api/trips/7/days'],
    ['GET', '/v1/api/trips/7'],
    ['GET', '/api/trips/'],
    ['DELETE', '/api/trips/7'],
  ])('has a typed 404 for %s %s', async (method, path) => {
    fakeApi({ 'GET /api/trips/:id': () => ({}) });
    expect(await ask(path, { method })).toEqual({
      status: 404,
      body: { code: 'not-found', message: `Nothing answers ${method} ${path} here.`, requestId: 'fake' },
    });
  });

  test('sends a response as it is, and an empty object where a fake answers nothing', async () => {
    fakeApi({
      'GET /a': () => fakeError(409, 'conflict', 'Somebody was faster.'),
      'GET /b': async () => undefined,
    });
    expect(await ask('/a')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await ask('/b')).toEqual({ status: 200, body: {} });
  });

  test('has a guest unless it is told of somebody, and does not note who asked for the session', async () => {
    const { calls } = fakeApi({});
    expect(await ask('/api/auth/user')).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
    fakeApi({ 'GET /api/auth/user': () => ({ id: 'u1' }) });
    expect(await ask('/api/auth/user')).toEqual({ status: 200, body: { id: 'u1' } });
    expect(calls).toEqual([]);
  });

  test('answers nobody who gave up', async () => {
    const controller = new AbortController();
    fakeApi({ 'GET /a': () => controller.abort(new Error('left')) });
    await expect(send('/a', { signal: controller.signal })).rejects.toThrow('left');
  });

  test('gives the network back', async () => {
    const before = globalThis.fetch;
    globalThis.fetch = jest.fn(async () => Response.json('network'));
    fakeApi({ 'GET /a': () => 'fake' }).restore();
    expect((await ask('/a')).body).toBe('network');
    globalThis.fetch = before;
  });
});

describe('the portal for tests', () => {
  function Around() {
    const { pathname, search } = useLocation();
    const { status } = useSession();
    return (
      <p>
        {pathname}
        {search} {status} {String(useQueryClient().getQueryData(['/api/trips']))}
      </p>
    );
  }

  test('is at the start page and asks for the session', async () => {
    fakeApi({});
    render(<PortalForTests children={<Around />} />);
    expect(screen.getByText('/ loading undefined')).toBeVisible();
    expect(await screen.findByText('/ guest undefined')).toBeVisible();
  });

  test.each([
    [null, 'guest'],
    [{ id: 'u1' } as CurrentUser, 'user'],
  ])('is where and whose it is told, with what is known', (user, status) => {
    const client = createQueryClient();
    client.setQueryData(['/api/trips'], 'Rome');
    render(<PortalForTests at="/trips?page=2" user={user} client={client} children={<Around />} />);
    expect(screen.getByText(`/trips?page=2 ${status} Rome`)).toBeVisible();
  });
});
