import express, { type Request } from 'express';
import request from 'supertest';
import { createKnownBrowsers } from './known-browsers';

const known = createKnownBrowsers({ secret: 's'.repeat(32), secure: false });

function open(browsers = known) {
  const app = express();
  app.get('/remember', (req, res) => {
    browsers.remember(req, res, [req.query['name']].flat().map(String));
    res.json({});
  });
  return async (names: string[], cookie = '') => {
    const answer = await request(app).get('/remember').query({ name: names }).set('cookie', cookie);
    return String(answer.headers['set-cookie']);
  };
}
const valueOf = (line: string) => line.split(';')[0] ?? '';
const find = (cookie: string, name: string) => known.find({ headers: { cookie } } as Request, name);

test('a browser is known under each of its names, however they are spelt', async () => {
  const line = await open()(['Ada-Lovelace', 'ada@example.org']);
  expect(line).toMatch(/Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax/);
  const cookie = valueOf(line);
  const id = find(cookie, 'ada-lovelace');
  expect(id).toMatch(/^[\w-]{22}$/);
  for (const name of ['ADA-Lovelace', 'ａda-lovelace', 'Ada@Example.org']) expect(find(cookie, name)).toBe(id);
  expect(find(cookie, 'grace')).toBeNull();
  // Long enough that no random key of the cookie spells it.
  expect(cookie).not.toMatch(/lovelace|example/i);
});

test('a second person is known in it as well, and twelve names at most', async () => {
  const ask = open();
  let cookie = valueOf(await ask(['ada']));
  const id = find(cookie, 'ada');
  cookie = valueOf(await ask(['grace'], cookie));
  expect([find(cookie, 'ada'), find(cookie, 'grace')]).toEqual([id, id]);
  for (let n = 0; n < 12; n += 1) cookie = valueOf(await ask([`name-${n}`], cookie));
  expect([find(cookie, 'ada'), find(cookie, 'name-0'), find(cookie, 'name-11')]).toEqual([null, id, id]);
});

test('a browser is told by the name that somebody signs in with', async () => {
  const cookie = valueOf(await open()(['ada']));
  const asks = (body: unknown) => known.isOfName({ headers: { cookie }, body } as Request);
  expect(asks({ username: ' ADA ' })).toBe(true);
  for (const body of [
    { username: 'grace' },
    { username: { $ne: null } },
    { username: '' },
    {},
    undefined,
    null,
    'ada',
  ]) {
    expect(asks(body)).toBe(false);
  }
});

test('a cookie that we did not make is none', async () => {
  const cookie = valueOf(await open()(['ada']));
  const foreign = valueOf(await open(createKnownBrowsers({ secret: 'x'.repeat(32), secure: false }))(['ada']));
  const changed = cookie.replace(/.(?=[^.]*$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  for (const each of ['', 'known=', 'known=a.b.c', foreign, changed, `known=${'a'.repeat(9_000)}`]) {
    expect(find(each, 'ada')).toBeNull();
  }
});
