import { createServiceApp } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { addPictureRoutes } from './picture.routes';

const issuer = createTestIssuer();
const guest = await issuer.bearer('search');

function start() {
  const asked: unknown[] = [];
  const pictures = {
    async picture(query: unknown) {
      asked.push(query);
      return Buffer.from('webp');
    },
  };
  const { app } = createServiceApp({
    ...createTestServiceParts('search', issuer),
    routes: (router) => addPictureRoutes(router, pictures as never),
  });
  return { asked, get: (query: object) => request(app).get('/pictures').query(query).set('authorization', guest) };
}

test('a picture is given once and for all', async () => {
  const { asked, get } = start();
  const query = { source: 'https://pictures.example/rome.jpg', signature: 'x'.repeat(43) };
  const { body, headers } = await get(query).expect(200);
  expect(String(body)).toBe('webp');
  expect(headers).toMatchObject({
    ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800, immutable' },
  });
  expect(asked).toEqual([query]);
});

test('one without a signature is not looked for', async () => {
  const { asked, get } = start();
  await get({ source: 'https://pictures.example/rome.jpg' }).expect(400);
  expect(asked).toEqual([]);
});
