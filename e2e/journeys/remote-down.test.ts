/** One area breaks in every way we know; the rest of the portal does not notice. */
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../story';

const FLIGHTS = '/flights/search';
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of Sojourn is taking a break' });

/** The frame stands, another area opens, and this one shows its card. */
async function expectOnlyFlightsDown(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  // Two attempts at a script with a limit of 4 s each are the longest way to the card.
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function expectBackAfterTryAgain(page: Page) {
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Invalid Search Parameters')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
}

const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['refuses connections', /\/mf\/mf-flights\//, (route) => route.abort('connectionrefused')],
  [
    'answers 404 with HTML',
    /\/mf\/mf-flights\//,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  ],
  ['answers 500 with JSON', /\/mf\/mf-flights\//, (route) => route.fulfill({ status: 500, json: { message: 'no' } })],
  [
    'answers with other bytes than were released',
    /\/mf\/mf-flights\/.*\.js/,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    },
  ],
  [
    'throws as it is opened',
    /\/mf\/mf-flights\/.*\.js/,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  ],
  ['hangs', /\/mf\/mf-flights\//, async () => {}],
];

for (const [how, files, fault] of faults) {
  test(`flights ${how}: its card shows, the rest works, Try again heals`, async ({ watched: { page, accept } }) => {
    accept(/./);
    await page.route(files, fault);
    // A script that hangs holds the load event back; what counts is what a person sees.
    await page.goto(FLIGHTS, { waitUntil: 'commit' });
    await expectOnlyFlightsDown(page);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expectBackAfterTryAgain(page);
  });
}

test(
  'a remote whose folder is renamed shows its card, and comes back with it',
  { tag: '@own-portal' },
  async ({ watched: { page, accept }, portal }) => {
    accept(/./);
    const folder = join(portal.place.dataDir, 'releases', 'mf-flights');
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    renameSync(folder, `${folder}-away`);
    await page.goto(FLIGHTS);
    await expectOnlyFlightsDown(page);
    await expectAccessible(page);

    for (const path of ['/trips', '/auth', '/hotels/search', '/plan-trip']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(page)).toHaveCount(1);

    await page.goto(FLIGHTS);
    await expectOnlyFlightsDown(page);
    renameSync(`${folder}-away`, folder);
    await expectBackAfterTryAgain(page);
  },
);

test('without a registry the last good one is used', async ({ watched: { page } }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
  // The page comes without its inline registry and the registry's address is dead: what this browser kept is left.
  await page.route('**/mf/registry.json*', (route) => route.abort());
  await page.route(
    (url) => url.pathname === '/auth',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/(<script[^>]*id="registry"[^>]*>)[\s\S]*?(<\/script>)/, '$1null$2');
      await route.fulfill({ response: answer, body: html });
    },
  );
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});
