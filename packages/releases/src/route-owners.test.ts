import { routeFault } from './route-owners';

const taken = [
  { owner: 'the shell', path: '/' },
  { owner: 'the shell', path: '/flights' },
  { owner: 'mf-flights', path: '/flights/search' },
  { owner: 'mf-trips', path: '/trips' },
  { owner: 'mf-trips', path: '/trips/:id' },
];

test.each([
  '/cars',
  '/cars/:id',
  '/flight',
  '/flights/status',
  '/flights/search/saved',
  '/trips/:id/summary',
  '/trips/a/b/c',
  '/tripsy',
  '/my/:thing',
])('%s is free', (path) => {
  expect(routeFault(path, taken)).toBeUndefined();
});

test.each([
  ['/trips', 'cannot have the route /trips: mf-trips answers it'],
  ['/trips/', 'cannot have the route /trips/: mf-trips answers it by /trips'],
  ['/Trips', 'cannot have the route /Trips: mf-trips answers it by /trips'],
  ['//trips', 'cannot have the route //trips: mf-trips answers it by /trips'],
  ['/trips/:tripId', 'cannot have the route /trips/:tripId: mf-trips answers it by /trips/:id'],
  ['/trips/new', 'cannot have the route /trips/new: mf-trips answers it by /trips/:id'],
  ['/flights/:page', 'cannot have the route /flights/:page: mf-flights answers it by /flights/search'],
  ['/flights', 'cannot have the route /flights: the shell answers it'],
  ['/', 'cannot have the route /: the shell answers it'],
  ['', 'cannot have the route : the shell answers it'],
  ['/:page', 'cannot have the route /:page: it begins with a parameter and would take addresses of every area'],
  ['/:a/:b/c', 'cannot have the route /:a/:b/c: it begins with a parameter and would take addresses of every area'],
  ['/api/cars', 'cannot have the route /api/cars: the server answers /api itself'],
  ['/MF', 'cannot have the route /MF: the server answers /mf itself'],
  [
    '/flights/*',
    'cannot have the route /flights/*: a wildcard takes every address below it, also /flights of the shell',
  ],
  ['/trips/x*', 'cannot have the route /trips/x*: a wildcard takes every address below it, also /trips of mf-trips'],
  ['/*', 'cannot have the route /*: a wildcard takes every address below it, also / of the shell'],
  ['/cars/*', 'cannot have the route /cars/*: a wildcard takes every address below it'],
])('%s is refused with a sentence', (path, sentence) => {
  expect(routeFault(path, taken)).toBe(sentence);
});

test('a wildcard that stands already covers everything below it', () => {
  const wild = [{ owner: 'mf-old', path: '/old/*' }];
  expect(routeFault('/old/a/b', wild)).toContain('mf-old answers it');
  expect(routeFault('/older', wild)).toBeUndefined();
});

test.each(['/api', '/assets', '/docs', '/healthz', '/livez', '/mf', '/readyz'])('%s is the server’s', (path) => {
  expect(routeFault(`${path}/x`, [])).toContain(`the server answers ${path} itself`);
});
