import { productionEnv, readPortalUrl, readReleasesDir } from './env';

test.each([
  ['in the folder of this clone', {}, '/clone/.data/releases'],
  ['in a data folder, from the root', { DATA_DIR: 'elsewhere' }, '/clone/elsewhere/releases'],
  ['in an absolute data folder', { DATA_DIR: '/data' }, '/data/releases'],
  ['in the folder of this clone for an empty name', { DATA_DIR: '', RELEASES_DIR: '' }, '/clone/.data/releases'],
  ['where they are said to be', { DATA_DIR: '/data', RELEASES_DIR: '/releases' }, '/releases'],
])('releases lie %s', (_where, env, expected) => {
  expect(readReleasesDir('/clone', env)).toBe(expected);
});

test('a portal in other containers is where it is said to be', () => {
  expect(readPortalUrl({ PORTAL_URL: 'http://bff:3000' })).toBe('http://bff:3000');
  expect(readPortalUrl({})).toBeUndefined();
  expect(() => readPortalUrl({ PORTAL_URL: 'bff' })).toThrow('PORTAL_URL');
});

test('a build to be released is one for production, whatever this process is', () => {
  expect(productionEnv({ NODE_ENV: 'development', PATH: '/bin' })).toEqual({ NODE_ENV: 'production', PATH: '/bin' });
});
