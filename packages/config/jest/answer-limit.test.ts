import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import request from 'supertest';

const withAnswerLimit = createRequire(import.meta.url)('./answer-limit.cjs') as (
  supertest: typeof request,
  limitMs: number,
) => typeof request;

const quick = withAnswerLimit(request, 50);
const patient = withAnswerLimit(request, 20_000);
const silent = createServer((req, res) => {
  if (req.url === '/answered') res.setHeader('set-cookie', 'known=1').end(req.headers.cookie ?? 'nobody');
});
beforeAll(() => new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test.each(['get', 'post', 'delete'] as const)('a %s that nobody answers fails in words of its own', async (method) => {
  await expect(quick(silent)[method]('/silent')).rejects.toThrow('Timeout of 50ms exceeded');
});

test('so does one of a browser that keeps its cookies', async () => {
  await expect(quick.agent(silent).get('/silent')).rejects.toThrow('Timeout of 50ms exceeded');
});

test('what is answered is answered, however busy the machine, and its cookies are kept', async () => {
  const browser = patient.agent(silent);
  expect((await browser.get('/answered')).text).toBe('nobody');
  expect((await browser.get('/answered')).text).toBe('known=1');
});
