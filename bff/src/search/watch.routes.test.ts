import { AppError, errorHandler, createLogger } from '@sojourn/node-kit';
import express from 'express';
import request from 'supertest';
import { createWatchRoutes } from './watch.routes';

const token = 't'.repeat(43);

function open() {
  const asked: unknown[] = [];
  const state = { isAway: false };
  const search = {
    async request({
      method,
      path,
      body,
      identity,
    }: {
      method: string;
      path: string;
      body?: unknown;
      identity?: unknown;
    }) {
      if (state.isAway) throw new AppError('unavailable', 'Search is away.', { retryAfterSeconds: 5 });
      asked.push([method, path, body, identity]);
      return {} as never;
    },
  };
  const app = express();
  app.use(createWatchRoutes({ search }), errorHandler(createLogger({ name: 'bff', level: 'silent' })));
  const press = (query: string) =>
    request(app).post(`/mail/stop-watch${query}`).type('form').send('List-Unsubscribe=One-Click');
  return { asked, state, press, app };
}

test('one press in a mail program stops the watch of its token, for nobody in particular', async () => {
  const { asked, press } = open();
  const answer = await press(`?token=${token}`).expect(200);
  expect(answer.text).toContain('no longer watch');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(asked).toEqual([['POST', '/flights/watches/stop', { token }, undefined]]);
});

test.each(['', '?token=', '?token=short', `?token=${token}&token=${token}`])('%s is no link', async (query) => {
  const { asked, press } = open();
  await press(query).expect(400);
  expect(asked).toEqual([]);
});

test('opening its address does nothing', async () => {
  const { asked, app } = open();
  await request(app).get(`/mail/stop-watch?token=${token}`).expect(404);
  expect(asked).toEqual([]);
});

test('while search is away it says when to try again', async () => {
  const { state, press } = open();
  state.isAway = true;
  expect((await press(`?token=${token}`).expect(503)).headers['retry-after']).toBe('5');
});
