/** Somebody who does not know where to go: seven steps, places that fit, and one of them kept. */
import type { Page } from '@playwright/test';
import { signUp } from '../member';
import { expect, expectAccessible, newPerson, preferences, test } from '../story';

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
  await page.getByRole('main').getByRole('combobox', { name: 'City or airport code' }).fill('London');
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

/** A list as if the seven steps had led to it in this browser. */
async function withList(page: Page, origin: string): Promise<void> {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const answered = await page.request.post('/api/ai/recommendations', { headers, data: preferences, timeout: 60_000 });
  const { recommendations, ...source } = (await answered.json()) as { recommendations: unknown };
  await page.goto('/terms');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { aiRecommendations: recommendations, aiRecommendationsSource: source, userPreferences: preferences },
  );
}

const articlesOf = (list: Page) => list.getByRole('main').getByRole('article');
const namesOf = (list: Page) => articlesOf(list).getByRole('heading', { level: 3 }).allInnerTexts();

test('one sentence on home fills the seven steps, which are reviewed and lead to places', async ({
  watched: { page },
}) => {
  await page.goto('/');
  const sentence = 'A week somewhere warm in March, two of us, $2,000 each, no more than 5 hours from Chicago';
  await page.getByRole('textbox', { name: 'Say it in one sentence' }).fill(sentence);
  await page.getByRole('button', { name: 'Plan it' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your choices' })).toBeVisible();
  for (const said of ['Relaxing', '$2,000', '1 week', 'March', 'two of us', sentence])
    await expect(main.getByRole('definition').getByText(said, { exact: true }).first()).toBeVisible();
  await expect(main.getByText('As you typed it')).toBeVisible();
  await expect(page.getByText('We filled in the steps', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find My Perfect Vacation' }).click();
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(page.getByRole('button', { name: 'Remove At most 5 hours there' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('a list is refined around what is kept, swapped, compared and gone back to, on a phone', async ({
  watched: { page },
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withList(page, origin);
  await page.goto('/recommendations');
  await expect(articlesOf(page).first()).toBeVisible();
  const before = await namesOf(page);
  const [first = '', second = ''] = before;

  // What is kept stays where it is, and the trip is as long as the words say.
  await page.getByRole('button', { name: `Keep ${first}` }).click();
  await page.getByLabel('Refine your recommendations').fill('ten days, and cheaper');
  await page.getByRole('button', { name: 'Get New Recommendations' }).click();
  const understood = page.getByRole('region', { name: 'What we understood' });
  await expect(understood.getByRole('button', { name: 'Remove 10 days' })).toBeVisible();
  const refined = await namesOf(page);
  expect(refined[0]).toBe(first);
  await expect(page.getByRole('button', { name: `Keep ${first}` })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  // The way there is drawn from home.
  await articlesOf(page).first().getByRole('button', { expanded: false }).first().click();
  await expect(articlesOf(page).first().getByRole('heading', { name: 'Getting there' })).toBeVisible();
  await expect(
    articlesOf(page)
      .first()
      .getByText(/London/)
      .first(),
  ).toBeVisible();

  const gone = refined[1] ?? second;
  await page.getByRole('button', { name: `Swap ${gone}` }).click();
  await expect(page.getByText(new RegExp(` instead of ${gone}`)).first()).toBeVisible();
  const swapped = await namesOf(page);
  expect(swapped).not.toContain(gone);
  expect(swapped.filter((name) => refined.includes(name))).toHaveLength(refined.length - 1);

  const compared = swapped.slice(0, 3);
  for (const name of compared) await page.getByRole('button', { name: `Compare ${name}` }).click();
  const bar = page.getByRole('group', { name: 'Compare places' });
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  const sideBySide = page.getByRole('dialog', { name: 'Side by side' });
  for (const name of compared) await expect(sideBySide.getByRole('columnheader', { name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // And every list so far is one press away.
  await page.getByRole('group', { name: 'Lists so far' }).getByRole('button').first().click();
  await expect.poll(() => namesOf(page)).toEqual(before);
});

test('a doubtful wish is asked about while it is written, and counts once it is confirmed', async ({
  watched: { page },
  origin,
}) => {
  await page.goto('/plan-trip?step=6');
  await page.getByRole('textbox', { name: 'Details' }).fill('Somewhere warm, nothing by the sea');
  const question = page.getByRole('group', { name: 'Did you mean no beaches?' });
  await expect(question.getByText('nothing by the sea')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, no beaches' }).click();
  await expect(page.getByRole('button', { name: 'Remove No beaches' })).toBeFocused();
  await expectAccessible(page);

  // A refinement that may mean something changes the list by the answer alone.
  await withList(page, origin);
  await page.goto('/recommendations');
  await expect(articlesOf(page).first()).toBeVisible();
  const before = await namesOf(page);
  await page.getByLabel('Refine your recommendations').fill('nothing by the sea');
  await page.getByRole('button', { name: 'Get New Recommendations' }).click();
  const understood = page.getByRole('region', { name: 'What we understood' });
  await expect(understood.getByRole('group', { name: 'Did you mean no beaches?' })).toBeVisible();
  expect(await namesOf(page)).toEqual(before);
  await expectAccessible(page);
  await understood.getByRole('button', { name: 'Yes, no beaches' }).click();
  await expect(understood.getByRole('button', { name: 'Remove No beaches' })).toBeVisible();
  await expect(understood.getByRole('group', { name: /^Did you mean/ })).toHaveCount(0);
  await expectAccessible(page);
});

/** Moves on with the keyboard until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const labelOf = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.innerText) : [];
      return at?.getAttribute('aria-label') ?? [...labels, at?.textContent ?? ''].join(' ').trim();
    });
  for (let presses = 0; presses < 60; presses += 1) {
    if (name.test(await labelOf())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('a guest whose browser tells no place comes to a list by keyboard alone', async ({ watched: { page } }) => {
  await page.goto('/plan-trip');
  await tabTo(page, /^Nature/);
  await page.keyboard.press('Space');
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await tabTo(page, /^Next/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Step ${step} of 7`).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await tabTo(page, /^Share Location/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Location access blocked!', { exact: true })).toBeVisible();
  await expect(page.getByText('Location Access Required', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^Enter Manually/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'City or airport code' })).toBeFocused();
  await page.keyboard.type('Leeds');
  await page.keyboard.press('Enter');
  await expect(page.getByText('As you typed it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find My Perfect Vacation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(articlesOf(page).first()).toBeVisible();
});

for (const size of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`Next stands where it stood through all steps at ${size.width} px, and nothing is wider than the screen`, async ({
    watched: { page },
  }) => {
    await page.setViewportSize(size);
    await page.goto('/plan-trip');
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByRole('checkbox', { name: /^Cultural/ }).check();
    const places: unknown[] = [];
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await expect(page.getByText(`Step ${step} of 7`).first()).toBeVisible();
      const { x, y, bottom } = await next.evaluate((button) => button.getBoundingClientRect().toJSON());
      places.push({ x: Math.round(x), y: Math.round(y) });
      expect(bottom).toBeLessThanOrEqual(size.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await next.click();
    }
    await expect(page.getByText('Step 7 of 7').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  });
}

test('whoever has saved an address starts from it, and may start elsewhere', async ({ watched: { page } }) => {
  await signUp(page, newPerson());
  await page.goto('/profile');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Address' }).fill('Vienna');
  await page.getByRole('option', { name: /^Vienna,? ?Austria/ }).click();
  await main.getByRole('button', { name: 'Use and Save This Address' }).click();
  await expect(main.getByText('Vienna, Austria', { exact: true })).toBeVisible();

  await page.goto('/plan-trip');
  await page.getByRole('checkbox', { name: /^Cultural/ }).check();
  await page.goto('/plan-trip?step=7');
  await expect(main.getByText(/^Vienna, Austria \(/).first()).toBeVisible();
  await expect(main.getByText('From your saved address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter Manually' }).click();
  await expect(main.getByRole('combobox', { name: 'City or airport code' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(main.getByText('From your saved address')).toBeVisible();
  await page.getByRole('button', { name: 'Find My Perfect Vacation' }).click();

  await expect(page).toHaveURL(/\/recommendations/);
  await articlesOf(page).first().getByRole('button', { expanded: false }).first().click();
  await expect(articlesOf(page).first().getByRole('heading', { name: 'Getting there' })).toBeVisible();
  await expect(
    articlesOf(page)
      .first()
      .getByText(/Vienna/)
      .first(),
  ).toBeVisible();
});

test('a list that is passed on is the very same in a browser that never asked', async ({
  watched: { page },
  browser,
  origin,
}) => {
  await withList(page, origin);
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

test('a list stays where it is when the connection goes, whatever is pressed', async ({
  watched: { page, accept },
  origin,
}) => {
  accept(/ERR_INTERNET_DISCONNECTED|Loading chunk|Federation Runtime/);
  await withList(page, origin);
  await page.goto('/recommendations');
  await expect(articlesOf(page).first()).toBeVisible();
  const names = await namesOf(page);
  await page.context().setOffline(true);
  await expect(page.getByText('These recommendations are kept in this browser.', { exact: false })).toBeVisible();
  // What is read while somebody types does not come, and the comparison neither.
  const away = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/mf-planner/') });
  await page.getByLabel('Refine your recommendations').fill('cheaper');
  await away;
  for (const name of names.slice(0, 2)) await page.getByRole('button', { name: `Compare ${name}` }).click();
  const bar = page.getByRole('group', { name: 'Compare places' });
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bar.getByRole('alert')).toHaveText(/The comparison could not be loaded/);
  expect(await namesOf(page)).toEqual(names);
  await expectAccessible(page);
});
