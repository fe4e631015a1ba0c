import type { Registry } from '@sojourn/contracts';
import { operations } from '@sojourn/contracts/operations';
import { readFileSync } from 'node:fs';
import { readsOf } from './page-reads.model';

const route = (path: string, ...reads: string[]) => ({ path, title: path, reads });
const remote = (name: string, ...routes: ReturnType<typeof route>[]) => ({
  ...{ name, version: '0.1.0', base: `/mf/${name}/0.1.0/`, entry: 'e.js', integrity: 'sha384-x', manifest: {} },
  ...{ routes, widgets: [] },
});
const registry: Registry = {
  shellVersion: '0.1.0',
  publishedAt: '2026-11-21T00:00:00Z',
  remotes: [
    remote('mf-flights', route('/flights/search', '/api/flights/search?{search}')),
    remote('mf-hotels', route('/hotels/search', '/api/hotels/search?{search}')),
    remote('mf-trips', route('/trips', '/api/trips'), route('/trips/:id', '/api/trips/:id')),
    remote('mf-odd', route('/odd', '/api/login', '/api/nothing', '/mf/registry.json?{search}')),
  ],
};
const guest = (address: string) => ask(address, 'guest');
const known = (address: string) => ask(address, 'unknown');
function ask(address: string, session: 'guest' | 'unknown') {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  return readsOf({ path: pathname, query: searchParams, session }, registry);
}

const FLIGHT = '/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10';

describe('readsOf', () => {
  test('asks what the page will ask: the defaults of the call, and nothing it does not know', () => {
    expect(guest(`${FLIGHT}&sort=price&returnDate=`)).toEqual([
      '/api/flights/search?origin=LHR&destination=FCO&departureDate=2027-04-10&adults=1&children=0&infants=0&travelClass=ECONOMY',
    ]);
    expect(guest('/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-12')).toEqual([
      '/api/hotels/search?city=Rome&checkIn=2027-04-10&checkOut=2027-04-12&adults=2&rooms=1',
    ]);
  });

  test.each([
    ['something is missing', '/flights/search?origin=LHR'],
    ['something is wrong', `${FLIGHT}&adults=100`],
    ['the page has no query', '/flights/search'],
    ['nobody owns the page', '/nowhere'],
    ['the page has no reads', '/'],
    ['the call is no GET of the table, or takes no query', '/odd'],
  ])('asks nothing where %s', (_what, address) => {
    expect(guest(address)).toEqual([]);
  });

  test('asks for what belongs to a person only where there is a session, and then who it is', () => {
    expect(guest('/trips')).toEqual([]);
    expect(known('/trips')).toEqual(['/api/auth/user', '/api/trips']);
    expect(known('/nowhere')).toEqual(['/api/auth/user']);
  });

  test.each([
    ['/trips/7', '/api/trips/7'],
    ['/trips/7/', '/api/trips/7'],
    ['/trips/a%2Fb', '/api/trips/a%2Fb'],
    ['/trips/%zz', '/api/trips/%25zz'],
    ['/trips/%3Fx=1', '/api/trips/%3Fx%3D1'],
  ])('puts the parameter of %s into its read', (address, read) => {
    expect(known(address)).toEqual(['/api/auth/user', read]);
  });

  test('asks nothing of remotes before there is a registry', () => {
    expect(readsOf({ path: '/trips', query: new URLSearchParams(), session: 'guest' }, undefined)).toEqual([]);
  });
});

test.each(['mf-auth', 'mf-flights', 'mf-hotels', 'mf-planner', 'mf-trips'])(
  'every read that %s names is a GET of the API',
  (name) => {
    const { routes } = JSON.parse(readFileSync(`${name}/remote.json`, 'utf8')) as { routes: { reads?: string[] }[] };
    for (const read of routes.flatMap(({ reads = [] }) => reads)) {
      const path = read.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}');
      expect(operations.find((each) => each.method === 'get' && each.path === path)).toBeDefined();
    }
  },
);
