import { createNoticeClient } from './notice.client';

test('notices are asked for as what accounts may ask for, and ended by their names', async () => {
  const asked: unknown[] = [];
  const client = createNoticeClient({
    async request({ method, path, body, identity }) {
      asked.push([method, path, body, identity]);
      return { notices: [] } as never;
    },
  });
  expect(await client.claim()).toEqual([]);
  await client.done(['n1']);
  const identity = { sub: 'accounts', kind: 'notices' };
  expect(asked).toEqual([
    ['POST', '/watch-notices/claim', undefined, identity],
    ['POST', '/watch-notices/done', { ids: ['n1'] }, identity],
  ]);
});
