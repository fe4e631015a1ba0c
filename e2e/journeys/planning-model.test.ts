/** The planner with a language model behind it, which pauses, fails and breaks off as the journey says. */
import type { Page } from '@playwright/test';
import { type LanguageModel, MODEL_REASON, startLanguageModel } from '../language-model';
import { freePort, freshDataDir, Portal } from '../portal';
import { expect, expectAccessible, test as base } from '../story';

const test = base.extend<object, { model: LanguageModel; portal: Portal }>({
  model: [
    async ({}, use) => {
      const model = await startLanguageModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ model }, use) => {
      const portal = await Portal.start(
        { port: await freePort(), dataDir: freshDataDir() },
        // A worker that is killed is missed after a second instead of fifteen.
        { ...model.env, AI_LOCK_SECONDS: '1' },
      );
      await use(portal);
      await portal.stop();
      portal.forget();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.beforeEach(({ model }) => {
  model.behaviour = 'chooses';
  model.asked = 0;
  model.search = null;
});

const places = (page: Page) => page.getByRole('main').getByRole('article');
const namesOf = (page: Page) => places(page).getByRole('heading', { level: 3 }).allInnerTexts();
const find = (page: Page) => page.getByRole('button', { name: 'Find My Perfect Vacation' });
const foundSoFar = (page: Page) => page.getByRole('list', { name: 'Found so far' }).getByRole('listitem');

/** To the last step, with this kind of vacation and a place to start from: all that has to be said. */
async function planFor(page: Page, kind: RegExp, details = ''): Promise<void> {
  await page.goto('/plan-trip');
  await page.getByRole('checkbox', { name: kind }).check();
  await page.goto('/plan-trip?step=7');
  await page.getByRole('button', { name: 'Enter Manually' }).click();
  const origin = page.getByRole('main').getByRole('combobox', { name: 'City or airport code' });
  await origin.fill('Leeds');
  await origin.press('Enter');
  await expect(page.getByText('As you typed it')).toBeVisible();
  if (details === '') return;
  await page.goto('/plan-trip?step=6');
  await page.getByRole('textbox', { name: 'Details' }).fill(details);
  await page.goto('/plan-trip?step=7');
}

test('two tabs fill in one plan, share one job, and both come to its list @own-portal', async ({
  watched: { page },
  model,
}) => {
  const other = await page.context().newPage();
  await other.goto('/plan-trip');
  await planFor(page, /^Nature/);
  // What is said in one tab is said in the other.
  await expect(other.getByRole('checkbox', { name: /^Nature/ })).toBeChecked();
  await other.goto('/plan-trip?step=7');
  await expect(other.getByText('As you typed it')).toBeVisible();

  model.behaviour = 'pauses';
  await find(page).click();
  await expect(foundSoFar(page)).toHaveCount(1);
  await expectAccessible(page);
  await find(other).click();
  await expect(foundSoFar(other)).toHaveText(await foundSoFar(page).allInnerTexts(), { useInnerText: true });
  model.goOn();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/recommendations/);
    await expect(places(tab)).toHaveCount(5);
  }
  expect(await namesOf(other)).toEqual(await namesOf(page));
  expect(model.asked).toBe(1);
});

test('a worker that is killed half-way is replaced, and one answer comes @own-portal', async ({
  watched: { page },
  model,
  portal,
}) => {
  await planFor(page, /^Adventure/);
  model.behaviour = 'pauses';
  await find(page).click();
  await expect(foundSoFar(page)).toHaveCount(1);
  const killed = portal.pidsOf(/worker\.js/);
  expect(killed).toHaveLength(1);
  model.behaviour = 'chooses';
  for (const pid of killed) process.kill(pid, 'SIGKILL');

  await expect(page).toHaveURL(/\/recommendations/, { timeout: 45_000 });
  await expect(places(page)).toHaveCount(5);
  await expect(page.getByText(MODEL_REASON).first()).toBeVisible();
  // The half of the first worker is nowhere; the second asked once for the whole.
  expect(new Set(await namesOf(page)).size).toBe(5);
  expect(model.asked).toBe(2);
  expect(portal.pidsOf(/worker\.js/)).not.toEqual(killed);
});

test('a model that fails, or breaks off, is said so, and our own picks come instead @own-portal', async ({
  watched: { page },
  model,
}) => {
  await planFor(page, /^Relaxing/);
  const main = page.getByRole('main');
  const said = main.getByText('Failed to generate recommendations. Please try again.');
  const ownPicks = main.getByRole('button', { name: 'Use our own picks instead' });
  model.behaviour = 'fails';
  await find(page).click();
  await expect(main.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(said).toBeVisible();
  await expect(ownPicks).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Something went wrong')).toBeVisible();
  await expectAccessible(page);

  // Nothing of it is remembered: who asks again is answered anew.
  model.behaviour = 'breaks-off';
  await find(page).click();
  await expect.poll(() => model.asked).toBe(2);
  await expect(said).toBeVisible();
  await ownPicks.click();
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(places(page)).toHaveCount(5);
  await expect(page.getByText('Our built-in recommender chose, as you asked.', { exact: false })).toBeVisible();
  await expect(page.getByText('Picked by our built-in recommender', { exact: false })).toBeVisible();
  expect(model.asked).toBe(2);

  // A refinement is the model's again, and has the same way out.
  model.behaviour = 'fails';
  await page.getByLabel('Refine your recommendations').fill('cheaper');
  await page.getByRole('button', { name: 'Get New Recommendations' }).click();
  await ownPicks.click();
  await expect(page.getByRole('button', { name: 'Remove Cheaper' })).toBeVisible();
  await expect(places(page).first()).toBeVisible();
  expect(model.asked).toBe(3);
});

test('a model reads what was typed, and its wishes are chips like ours @own-portal', async ({
  watched: { page },
  model,
}) => {
  const nightmare = 'we were in Italy and it was a nightmare';
  model.search = {
    wishes: [
      { words: nightmare, plain: 'not Italy', strength: 'must' },
      { words: 'hot tubs and saunas', plain: 'spa', strength: 'like' },
    ],
    notWishes: [],
  };
  await planFor(page, /^Cultural/, `Last year ${nightmare}. My wife dreams of hot tubs and saunas.`);
  await find(page).click();
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(page.getByRole('button', { name: 'Remove Not Italy' })).toBeVisible();
  await expect(places(page)).toHaveCount(5);
  for (const place of await places(page).all()) await expect(place).not.toContainText('Italy');
  expect(model.asked).toBe(2);

  // Taken back by a press it stays taken back, whatever the model reads again.
  await page.getByRole('button', { name: 'Remove Not Italy' }).click();
  await expect(page.getByRole('button', { name: /Not Italy/ })).toHaveAccessibleName(/^(?!Remove)/);
  await expect(places(page).first()).toBeVisible();
});
