/** Somebody who does not know where to go: seven steps, places that fit, and one of them kept. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, preferences, test } from '../story';

test('the planner leads from seven answers to places, and one is kept as a trip', async ({ watched: { page } }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Planning My Trip' }).click();
  await expect(page).toHaveURL(/\/plan-trip/);
  const next = page.getByRole('button', { name: 'Next' });

  await page.getByRole('checkbox', { name: /^Cultural/ }).check();
  await expectAccessible(page);
  await next.click();
  await expect(page.getByText('Step 2 of 7').first()).toBeVisible();
  for (const step of [3, 4, 5, 6, 7]) {
    await next.click();
    await expect(page.getByText(`Step ${step} of 7`).first()).toBeVisible();
  }

  await page.getByRole('button', { name: 'Find My Perfect Vacation' }).click();
  await expect(page.getByText('Location Required', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enter Manually' }).click();
  await page.getByRole('main').getByLabel('City or airport code').fill('London');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find My Perfect Vacation' }).click();

  await expect(page).toHaveURL(/\/recommendations/);
  const places = page.getByRole('main').getByRole('article');
  await expect(places.first()).toBeVisible();
  expect(await places.count()).toBeGreaterThan(2);
  await expect(page.getByText('Sample prices').first()).toBeVisible();
  await expectAccessible(page);

  const place = places.first();
  await place.getByRole('button', { expanded: false }).click();
  const each = (await place.getByText(/^\$[\d,]+ per person$/).innerText()).split(' ')[0] ?? '';
  await expect(place.getByText(`with a budget of ${each} for 1 traveler`, { exact: false })).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Save This Trip' }).click();
  await expect(page.getByText('Trip created!', { exact: true })).toBeVisible();

  // The same number wherever the trip is: its own page, its costs, the list.
  await place.getByRole('link', { name: /^Open trip/ }).click();
  const budget = page.getByRole('region', { name: 'Budget' });
  await expect(budget.getByText(`planned of ${each}`)).toBeVisible();
  await expect(budget.getByText(each, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The plan' }).getByText('Welcome dinner')).toBeVisible();
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans.getByText(/^Flight, [A-Z][a-z]+ \d/)).toHaveCount(2);
  await expect(plans.getByText(/^Accommodation, [A-Z][a-z]+ \d/)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Expenses' }).click();
  await expect(page.getByRole('tabpanel').getByText(each, { exact: true }).first()).toBeVisible();
  await page.goto('/my-trips');
  await expect(page.getByRole('main').getByText(each).first()).toBeVisible();

  // And it is still a saved one where it was found.
  await page.goto('/recommendations');
  await places.first().getByRole('button', { expanded: false }).click();
  await expect(places.first().getByRole('link', { name: /^Open trip/ })).toBeVisible();
});

test('a list that is passed on is the very same in a browser that never asked', async ({
  watched: { page },
  browser,
  origin,
}) => {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const answered = await page.request.post('/api/ai/recommendations', { headers, data: preferences, timeout: 60_000 });
  const { recommendations, ...source } = (await answered.json()) as { recommendations: unknown };
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { aiRecommendations: recommendations, aiRecommendationsSource: source, userPreferences: preferences },
  );
  const namesOf = (list: Page) => list.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/recommendations');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
  const passedOn = await page.evaluate(() => navigator.clipboard.readText());
  const address = /https?:\/\/\S+$/.exec(passedOn)?.[0] ?? '';
  expect(address).toContain('/recommendations?list=');

  const friend = await (await browser.newContext({ baseURL: origin })).newPage();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { name: 'What it was made for' })).toBeVisible();
  expect(await namesOf(friend)).toEqual(await namesOf(page));
  await expectAccessible(friend);
  await friend.goto(`/recommendations?list=${'x'.repeat(43)}`);
  await expect(friend.getByRole('heading', { name: 'This list is no longer here' })).toBeVisible();
  await friend.context().close();
});
