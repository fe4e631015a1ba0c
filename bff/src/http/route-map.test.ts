import { operations } from '@sojourn/contracts/operations';
import { createRouteFinder, proxiedRoutes } from './route-map';

const find = createRouteFinder(proxiedRoutes);
const named = (method: string, path: string) => {
  const route = find(method, path);
  return route && `${route.method} ${route.path}`;
};

describe('the route map', () => {
  test('is the operations of trips, search and ai, the files of accounts, and no others', () => {
    const proxied = operations.filter(
      ({ area, answer }) => ['trips', 'search', 'ai'].includes(area) || (area === 'accounts' && answer === null),
    );
    expect(proxiedRoutes.map(({ method, path, target, auth }) => ({ method, path, area: target, auth }))).toEqual(
      proxied.map(({ method, path, area, auth }) => ({
        method,
        path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        area,
        auth,
      })),
    );
    expect(proxied.length).toBeGreaterThan(10);
  });

  test.each([
    ['GET', '/api/trips', { target: 'trips', auth: 'user', timeoutMs: 8_000, maxBodyBytes: 0, isCompressed: false }],
    ['POST', '/api/trips', { target: 'trips', auth: 'user', maxBodyBytes: 100_000, isCompressed: false }],
    ['PUT', '/api/trips/7', { path: '/api/trips/:id', auth: 'user', maxBodyBytes: 100_000 }],
    ['DELETE', '/api/trips/7', { path: '/api/trips/:id', auth: 'user', maxBodyBytes: 0 }],
    ['POST', '/api/trips/7/restore', { path: '/api/trips/:id/restore', auth: 'user', maxBodyBytes: 100_000 }],
    ['GET', '/api/trips/deleted', { path: '/api/trips/deleted', auth: 'user' }],
    ['GET', '/api/trips/usage', { path: '/api/trips/usage', auth: 'user' }],
    [
      'POST',
      '/api/trips/7/documents/d1/file',
      { auth: 'user', maxBodyBytes: 10_485_760, bodyLimitMs: 28_000, timeoutMs: 30_000 },
    ],
    ['GET', '/api/trips/7/documents/d1/file', { auth: 'user', maxBodyBytes: 0, isCompressed: false }],
    ['DELETE', '/api/trips/7/shares/x', { path: '/api/trips/:id/shares/:shareId', auth: 'user', maxBodyBytes: 0 }],
    ['GET', '/api/shared/x/plan', { path: '/api/shared/:token/plan', auth: 'anyone', isCompressed: false }],
    ['POST', '/api/shared/x/commands', { auth: 'anyone', maxBodyBytes: 100_000, isCompressed: false }],
    ['GET', '/api/trips/7/plan', { path: '/api/trips/:id/plan', auth: 'user', maxBodyBytes: 0, isCompressed: false }],
    ['POST', '/api/trips/7/commands', { path: '/api/trips/:id/commands', auth: 'user', maxBodyBytes: 100_000 }],
    ['GET', '/api/user/data-export/file', { target: 'accounts', auth: 'user', maxBodyBytes: 0, isCompressed: false }],
    ['GET', '/api/flights/search', { target: 'search', auth: 'anyone', timeoutMs: 8_000, isCompressed: true }],
    ['POST', '/api/ai/recommendations', { target: 'ai', auth: 'anyone', timeoutMs: 90_000, isCompressed: true }],
  ])('has %s %s', (method, path, expected) => {
    expect(find(method, path)).toMatchObject(expected);
  });

  test('compresses nothing that is only for somebody signed in, and nothing of a trip', () => {
    const isSecret = ({ auth, target }: (typeof proxiedRoutes)[number]) => auth === 'user' || target === 'trips';
    expect(proxiedRoutes.filter((route) => route.isCompressed === isSecret(route))).toEqual([]);
  });

  test('has no two routes for one call', () => {
    const calls = proxiedRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('finding a route', () => {
  test.each([
    ['HEAD', '/api/trips', 'get /api/trips'],
    ['HEAD', '/api/trips/7', 'get /api/trips/:id'],
    ['GET', '/api/trips/7', 'get /api/trips/:id'],
    ['PUT', '/api/trips/7', 'put /api/trips/:id'],
    ['PATCH', '/api/trips/7', undefined],
    ['PUT', '/api/trips', undefined],
    ['HEAD', '/api/ai/recommendations', undefined],
    ['GET', '/api/trips/7/restore', undefined],
    ['GET', '/api/trip', undefined],
    ['GET', '/api/TRIPS', undefined],
    ['GET', '/trips', undefined],
    ['POST', '/api/login', undefined],
    ['GET', '/api/auth/user', undefined],
    ['GET', '/api/user/data-export', undefined],
    ['GET', '/healthz', undefined],
  ])('%s %s: %s', (method, path, expected) => {
    expect(named(method, path)).toBe(expected);
  });
});
