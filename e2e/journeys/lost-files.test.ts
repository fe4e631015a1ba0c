/** Files of code get lost on the way, or the connection does: the page goes on by itself, or says so and heals at Try again. */
import type { Page, Route } from '@playwright/test';
import { hold } from '../hold';
import { screens as windows } from '../member';
import { dayFromNow, expect, expectAccessible, test } from '../story';

test.use(windows['on a phone']);

const CODE = /\/(?:assets|mf)\/.+\.js(?:\?|$)/;
const SHARED = /\/assets\/shared-.+\.js(?:\?|$)/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of Sojourn is taking a break' });

/** What a browser and React say of a file that did not come. */
const LOST = /ChunkLoadError|A part that the shell shares could not be loaded|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

/** Loses these files until it is told that they are back. */
async function lose(page: Page, files: RegExp) {
  const lost = async (route: Route) => route.abort('failed');
  await page.route(files, lost);
  return { find: () => page.unroute(files, lost) };
}

test('a page whose every file is lost once comes by itself', async ({ watched: { page, accept } }) => {
  accept(LOST);
  const lost = new Set<string>();
  await page.route(CODE, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    expect(origin).toBe(new URL(page.url()).origin);
    return route.abort('failed');
  });
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  expect(lost.size).toBeGreaterThan(10);
  await expect(failure(page)).toHaveCount(0);
});

test('where the file of a page of the shell is away there is a card, and Try again heals it', async ({ watched }) => {
  const { page, accept } = watched;
  accept(LOST);
  const away = await lose(page, /\/assets\/pages\..+\.js/);
  await page.goto('/privacy');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await away.find();
  await failure(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('home stands as it is while its file is away, and then works', async ({ watched: { page, accept } }) => {
  accept(LOST);
  const file = /\/assets\/home\..+\.js/;
  const away = await lose(page, file);
  const lost = page.waitForRequest((request) => file.test(request.url()) && request.url().includes('retry'));
  await page.goto('/');
  await lost;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await away.find();
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
});

test('where parts that the shell shares stay away Try again brings the remote with its own copies', async ({
  watched,
}) => {
  const { page, accept } = watched;
  accept(LOST);
  await lose(page, SHARED);
  await page.goto('/search');
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page);
  await failure(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(cards(page).first()).toBeVisible();
});

test('what a page fetches when it is used may be lost, and is there after Try again', async ({ watched }) => {
  const { page, accept } = watched;
  accept(LOST);
  const [from, to] = [dayFromNow(60), dayFromNow(63)];
  await page.goto(`/hotels/search?city=Rome&checkIn=${from}&checkOut=${to}&adults=2`);
  await expect(cards(page).first()).toBeVisible();
  const away = await lose(page, /\/assets\/shared-ui-dialog.+\.js/);
  const filters = page.getByRole('button', { name: /^Filters/ }).first();
  await filters.tap();
  await expect(failure(page)).toBeVisible();
  await away.find();
  await failure(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(cards(page).first()).toBeVisible();
  await filters.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a connection that goes while a page starts is waited for', async ({ watched: { page, accept } }) => {
  accept(LOST);
  const shared = await hold(page, SHARED);
  await page.goto('/search');
  await expect.poll(shared.asked).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await shared.drop();
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});
