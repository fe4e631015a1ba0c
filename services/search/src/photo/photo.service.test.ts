import { AppError, createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import type { PhotoProvider } from './photo.provider';
import { addPhotoRoutes } from './photo.routes';
import { createPhotoService } from './photo.service';

const credit = { author: 'Ada', source: 'Pexels', sourceUrl: 'https://www.pexels.com/photo/2/' };
const places = ['rome', 'paris'].map((id) => ({ id, name: id, country: 'Europe' }));
const issuer = createTestIssuer();
const guest = await issuer.bearer('search');

function start(change: Partial<PhotoProvider> & { isPicture?: boolean; hasProvider?: boolean } = {}) {
  const { isPicture = true, hasProvider = true, ...ofProvider } = change;
  const clock = { now: 0 };
  const seen = { searched: [] as string[], fetched: [] as string[], reported: 0, errors: 0 };
  const provider: PhotoProvider = {
    name: 'pexels',
    find: async ({ name }) => ({ source: `https://photos.example/${name}.jpg`, credit }),
    reportUse: async () => void (seen.reported += 1),
    ...ofProvider,
  };
  const now = () => clock.now;
  const find: PhotoProvider['find'] = (place) => {
    seen.searched.push(place.name);
    return provider.find(place);
  };
  const service = createPhotoService({
    provider: hasProvider ? { ...provider, find } : undefined,
    places,
    client: {
      fetch: async (source) => {
        seen.fetched.push(source);
        return Buffer.from('bytes');
      },
    },
    redraw: async (bytes, width) => (isPicture ? Buffer.from(`${width} of ${bytes.toString()}`) : null),
    cache: createCache({ repository: createFakeCacheRepository(now), now, onError: () => {} }),
    onError: () => void (seen.errors += 1),
    now,
  });
  return { service, seen, clock };
}

test('searches once for a place and fetches once for a width, and says whose photograph it is', async () => {
  const { service, seen } = start();
  expect(String(await service.photo('rome', 640))).toBe('640 of bytes');
  await service.photo('rome', 640);
  await service.photo('rome', 1_280);
  expect(await service.credit('rome')).toEqual(credit);
  expect(seen).toMatchObject({ searched: ['rome'], reported: 2 });
  expect(seen.fetched).toHaveLength(2);
});

test.each([
  ['nobody knows the place', start(), 'atlantis'],
  ['no provider is set up', start({ hasProvider: false }), 'rome'],
  ['the provider has none', start({ find: async () => null }), 'rome'],
  ['it is no picture', start({ isPicture: false }), 'rome'],
])('has no photograph when %s', async (_why, { service }, id) => {
  await expect(service.photo(id, 640)).rejects.toMatchObject({ code: 'not-found' });
});

test('remembers that a place has none when it has asked once', async () => {
  const { service, seen } = start({ find: async () => null });
  for (let at = 0; at < 3; at += 1) await expect(service.credit('rome')).rejects.toMatchObject({ code: 'not-found' });
  expect(seen.searched).toEqual(['rome']);
});

test('asks for no other place as long as the provider wants to rest', async () => {
  const enough = new AppError('overloaded', 'Enough.', { retryAfterSeconds: 3_600 });
  const { service, seen, clock } = start({ find: () => Promise.reject(enough) });
  await expect(service.photo('rome', 640)).rejects.toMatchObject({ code: 'overloaded' });
  clock.now = 600_000;
  await expect(service.photo('paris', 640)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 3_000 });
  expect(seen).toMatchObject({ searched: ['rome'], errors: 1 });
  clock.now = 3_600_000;
  await expect(service.photo('paris', 640)).rejects.toThrow('Enough.');
  expect(seen.searched).toEqual(['rome', 'paris']);
});

test('shows the photograph when its use cannot be reported', async () => {
  const { service, seen } = start({ reportUse: () => Promise.reject(new Error('away')) });
  expect(String(await service.photo('rome', 640))).toBe('640 of bytes');
  expect(seen.errors).toBe(1);
});

describe('photographs by HTTP', () => {
  function open() {
    const { service } = start();
    const { app } = createServiceApp({
      ...createTestServiceParts('search', issuer),
      routes: (router) => addPhotoRoutes(router, service),
    });
    return (path: string) => request(app).get(path).set('authorization', guest);
  }

  test('gives WebP that a browser keeps for a day', async () => {
    const { body, headers } = await open()('/photos/rome?width=1280').expect(200);
    expect(String(body)).toBe('1280 of bytes');
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' });
  });

  test('gives the credit, refuses other widths and does not know other places', async () => {
    const get = open();
    expect((await get('/photos/rome/credit').expect(200)).body).toEqual(credit);
    await get('/photos/rome?width=9999').expect(400);
    await get('/photos/atlantis').expect(404);
  });
});
