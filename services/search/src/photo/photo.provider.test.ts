import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photoCreditSchema } from '@sojourn/contracts/photo';
import { commonsAnswer, pexelsAnswer, unsplashAnswer } from './photo.fake';
import { createPexelsProvider } from './photo.provider.pexels';
import { createUnsplashProvider } from './photo.provider.unsplash';
import { createWikimediaProvider } from './photo.provider.wikimedia';

let asked: { url: URL; headers: IncomingHttpHeaders }[] = [];
let answer: (res: ServerResponse) => unknown = () => ({});
const server = createServer((req, res) => {
  asked.push({ url: new URL(req.url ?? '', 'http://stand-in'), headers: req.headers });
  const body = answer(res);
  if (body === undefined) return;
  if (!res.headersSent) res.writeHead(200, { 'content-type': 'application/json' });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rome = { name: 'Rome', country: 'Italy' };
// The patience of the portal itself, 2 s, is too short for a machine that starts other tests beside this one.
const PATIENT_MS = 60_000;
const providers = {
  unsplash: (timeoutMs = PATIENT_MS) => createUnsplashProvider({ url, key: 'k1', timeoutMs }),
  pexels: (timeoutMs = PATIENT_MS) => createPexelsProvider({ url, key: 'k1', timeoutMs }),
  wikimedia: (timeoutMs = PATIENT_MS) => createWikimediaProvider({ url, key: 'ops@portal.example', timeoutMs }),
};
const names = ['unsplash', 'pexels', 'wikimedia'] as const;
const empty = { unsplash: { results: [] }, pexels: { photos: [] }, wikimedia: { batchcomplete: true } };

test('finds a landscape of Unsplash with its photographer when the answer is as documented', async () => {
  answer = () => unsplashAnswer(url);
  const photo = await providers.unsplash().find(rome);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Client-ID k1', 'accept-version': 'v1' });
  expect(asked[0]?.url.pathname).toBe('/search/photos');
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
    ...{ query: 'Rome Italy', orientation: 'landscape', content_filter: 'high' },
  });
  expect(photo).toEqual({
    source: 'https://images.unsplash.com/wide?q=75&fm=jpg&w=1080&fit=max',
    useReport: `${url}/photos/wide/download?ixid=1`,
    credit: {
      author: 'Ada Lens',
      authorUrl: 'https://unsplash.com/@ada?utm_source=sojourn&utm_medium=referral',
      source: 'Unsplash',
      sourceUrl: 'https://unsplash.com/photos/wide?utm_source=sojourn&utm_medium=referral',
    },
  });
  expect(photoCreditSchema.parse(photo?.credit)).toEqual(photo?.credit);
});

test('tells Unsplash when a photograph of it is shown, and nobody else', async () => {
  answer = () => unsplashAnswer(url);
  const photo = await providers.unsplash().find(rome);
  answer = () => ({ url: 'https://images.unsplash.com/wide' });
  await providers.unsplash().reportUse?.(photo as NonNullable<typeof photo>);
  expect(asked[1]).toMatchObject({ headers: { authorization: 'Client-ID k1' } });
  expect(asked[1]?.url.pathname).toBe('/photos/wide/download');
  const elsewhere = { source: '', credit: { author: '', source: '', sourceUrl: '' }, useReport: 'http://127.0.0.2:1/' };
  await expect(providers.unsplash().reportUse?.(elsewhere)).rejects.toMatchObject({ code: 'unavailable' });
});

test('finds a landscape of Pexels with its photographer when the answer is as documented', async () => {
  answer = () => pexelsAnswer();
  expect(await providers.pexels().find(rome)).toEqual({
    source: 'https://images.pexels.com/photos/2/2.jpeg?auto=compress&dpr=2&h=650&w=940',
    credit: {
      ...{ author: 'Joey Farina', authorUrl: 'https://www.pexels.com/@joey' },
      ...{ source: 'Pexels', sourceUrl: 'https://www.pexels.com/photo/2/' },
    },
  });
  expect(asked[0]?.headers.authorization).toBe('k1');
  expect(asked[0]?.url.pathname).toBe('/v1/search');
});

test('finds the best landscape of Commons with author and license, in plain words, when the answer is as documented', async () => {
  answer = () => commonsAnswer();
  expect(await providers.wikimedia().find(rome)).toEqual({
    source: 'https://upload.wikimedia.org/commons/thumb/Best.jpg/1280px-Best.jpg',
    credit: {
      ...{ author: 'Diliff & Co', source: 'Wikimedia Commons' },
      sourceUrl: 'https://commons.wikimedia.org/wiki/File:Best.jpg',
      ...{ license: 'CC BY-SA 4.0', licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0' },
    },
  });
  expect(asked[0]?.headers['user-agent']).toBe('Sojourn/1.0 (ops@portal.example)');
  expect(asked[0]?.url.searchParams.get('gsrsearch')).toBe('"Rome" Italy filetype:bitmap');
});

describe.each(names)('%s', (name) => {
  test('finds nothing when there is nothing, and no photograph that can be read', async () => {
    answer = () => empty[name];
    expect(await providers[name]().find(rome)).toBeNull();
    answer = () => ({ results: [{}], photos: [{}], query: { pages: [{}] } });
    expect(await providers[name]().find(rome)).toBeNull();
  });

  test.each([
    ['it fails', 500, '{}'],
    ['its key is wrong', 401, '{"errors":["OAuth error: The access token is invalid"]}'],
    ['it answers no JSON', 200, '<html>'],
    ['it answers another shape', 200, '[]'],
  ])('is unavailable when %s', async (_why, status, body) => {
    answer = (res) => {
      res.writeHead(status);
      return body;
    };
    await expect(providers[name]().find(rome)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('says when to come again when it asks for patience', async () => {
    answer = (res) => {
      res.writeHead(429, { 'retry-after': '40' });
      return '{}';
    };
    await expect(providers[name]().find(rome)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 40 });
  });

  test('gives up when it is silent', async () => {
    answer = () => undefined;
    await expect(providers[name](30).find(rome)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('rests for an hour when Unsplash has answered enough', async () => {
  answer = (res) => {
    res.writeHead(403, { 'x-ratelimit-remaining': '0' });
    return 'Rate Limit Exceeded';
  };
  await expect(providers.unsplash().find(rome)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 3_600 });
});
