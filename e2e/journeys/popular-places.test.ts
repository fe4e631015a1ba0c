/** Where many people fly to: what the flight form offers before anything is typed, and for a text that was left. */
import type { Page } from '@playwright/test';
import { screens as windows } from '../member';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../story';

const to = (page: Page) => page.getByRole('combobox', { name: 'To' });
const from = (page: Page) => page.getByRole('combobox', { name: 'From' });
const popular = (page: Page, city: string) => page.getByRole('listbox', { name: `Popular from ${city}` });

test.describe('at a desk', () => {
  test('a popular place is chosen by keyboard, and costs what exploring says', async ({ watched: { page } }) => {
    await page.goto('/');
    await from(page).fill('LHR');
    await to(page).focus();
    await page.keyboard.press('ArrowDown');
    const options = popular(page, 'London').getByRole('option');
    await expect(options).toHaveCount(8);
    await expect(options.getByText('Trending')).toHaveCount(3);
    await expect(options.nth(2)).toContainText('Trending');
    for (const option of await options.all()) await expect(option).toHaveText(/Best \w+.* from \$\d+ to \$\d+$/);
    await expect(options.last()).toBeInViewport();
    await expectAccessibleInBothThemes(page);

    const second = options.nth(1);
    const words = await second.innerText();
    const [, name = '', code = '', lowest = ''] = /^(.+?),[\s\S]*\b([A-Z]{3})\b[\s\S]*from \$(\d+)/.exec(words) ?? [];
    // A list whose places are there when it is opened begins with its first one, another with none.
    while ((await second.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(to(page)).toHaveValue(name);
    await expect(page.getByText(new RegExp(`^${code}, `))).toBeVisible();

    // All places of a cold service may take longer than an answer does, which then asks to be asked again.
    await expect(async () => {
      const answer = await page.request.get('/api/flights/explore?origin=LHR&nights=7');
      expect(answer.ok()).toBe(true);
      const { data } = (await answer.json()) as { data: { name: string; fare: number }[] };
      expect(data.find((place) => place.name === name)?.fare).toBe(Number(lowest));
    }).toPass({ timeout: 30_000 });
  });

  test('a text that was left is hinted at, also when it comes back', async ({ watched: { page } }) => {
    await page.goto('/');
    await from(page).click();
    await page.keyboard.type('lond');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    const hints = page.getByRole('group', { name: 'Suggestions for From' });
    await expect(hints.getByRole('button')).toHaveCount(5);
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await hints.getByRole('button', { name: /Heathrow/ }).click();
    await expect(from(page)).toHaveValue('London Heathrow');
    await expect(hints).toHaveCount(0);
  });

  test('without fares there are eight cities, and with a connection the fares are there', async ({
    watched: { page, accept },
  }) => {
    accept(/ERR_INTERNET_DISCONNECTED/);
    await page.route('**/api/flights/popular?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Resting.', code: 'unavailable', requestId: 'r-1' } }),
    );
    await page.goto('/');
    await to(page).click();
    const cities = page.getByRole('listbox', { name: 'Popular places' }).getByRole('option');
    await expect(cities).toHaveCount(8);
    await expect(page.getByText('Fares cannot be looked up right now.').first()).toBeVisible();
    await expect(cities.first()).toHaveText(/Paris.*PAR/);
    await expectAccessible(page);
    await page.unroute('**/api/flights/popular?*');
    await page.keyboard.press('Escape');
    await from(page).focus();
    await page.context().setOffline(true);
    await to(page).click();
    await expect(cities).toHaveCount(8);
    await page.context().setOffline(false);
    await expect(popular(page, 'London').getByRole('option')).toHaveCount(8);
  });
});

test.describe('on a phone', () => {
  test.use(windows['on a phone']);

  test('a popular place is tapped in the sheet, and a hint below the field', async ({ watched: { page } }) => {
    await page.goto('/');
    await to(page).tap();
    const options = popular(page, 'London').getByRole('option');
    await expect(options).toHaveCount(8);
    await expect(page.getByText('Fill in From for fares from your airport.', { exact: false }).first()).toBeVisible();
    await expect(options.last()).toBeInViewport();
    await expectAccessibleInBothThemes(page);
    const name = (await options.nth(3).innerText()).split(',')[0] ?? '';
    await options.nth(3).tap();
    await expect(to(page)).toHaveValue(name);

    await from(page).tap();
    await page.keyboard.type('lond');
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    const hint = page.getByRole('group', { name: 'Suggestions for From' }).getByRole('button').first();
    await expect(hint).toBeInViewport();
    expect((await hint.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await hint.tap();
    await expect(from(page)).toHaveValue('London, all airports');
  });
});
