import { remoteDescriptionSchema } from './release';

const withRoute = (path: string) =>
  remoteDescriptionSchema.safeParse({
    name: 'mf-flights',
    requires: { shell: '^1.0.0' },
    routes: [{ path, title: 'Flights' }],
    widgets: [],
  }).success;

describe('a route of a remote', () => {
  test.each([
    '/',
    '/trips',
    '/my-trips',
    '/flights/watches/stop',
    '/trips/:id',
    '/shared/:token/print',
    '/:id',
    '/v_2',
  ])('may be %s', (path) => expect(withRoute(path)).toBe(true));

  test.each([
    '',
    'trips',
    '/trips/',
    '//',
    '/trips//new',
    '/:',
    '/:7',
    '/a:b',
    '/:a-b',
    '/hotels/*',
    '/a?b',
    '/a.b',
    '/ü',
  ])('may not be %s', (path) => expect(withRoute(path)).toBe(false));
});
