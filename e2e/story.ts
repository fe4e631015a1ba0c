/**
 * What every journey stands on: one running portal for a file, and a page that is watched: a violation of the Content
 * Security Policy, an error on the console or an accessibility fault fails the journey that met it.
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort, freshDataDir, Portal } from './portal';

/** A page with what it complained about. */
export type WatchedPage = { page: Page; complaints: string[]; accept: (pattern: RegExp) => void };

/**
 * Waits until what moves has arrived; what moves for ever (a spinner) is not waited for, nor what is not drawn as long as it is
 * far from the screen (`content-visibility`), where no time passes.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Without functions of their own names: a runner that keeps names would refer to what the page does not have.
    const arriving = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.target?.checkVisibility({ contentVisibilityAuto: true }) &&
          effect.getComputedTiming().iterations !== Infinity,
      );
    return Promise.allSettled(arriving.map((each) => each.finished)).then(() => undefined);
  });
}

/** By how many pixels the page is wider than its window. */
export const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** By how many pixels the page is scrolled down. */
export const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Presses what is in view where it is. A locator's own click moves the page first, even under a header that stays on top. */
export async function pressInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Nothing is on its way any more that could be of another height than what stands for it. */
export async function allThere(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as axe does; states a person reads, not markup, are what journeys assert. */
export async function expectAccessible(page: Page): Promise<void> {
  // A transition half-way through has half-way contrast, which is not what a person reads, and a toast may leave while
  // axe looks: for whoever asked for no motion, nothing is ever half-way. What waits needs no painting meanwhile, either.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // The path of every element that is well is half of the work, and nobody reads it.
    .options({ runOnly: { type: 'tag', values: CRITERIA }, resultTypes: ['violations'] })
    // What frames of other origins say is put together in a page of its own, which takes as long as looking at this one.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const told = violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}

/** The same in either theme: it is tokens under a media query, so a page that stands is turned dark where it stands. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

type Fixtures = { watched: WatchedPage };
type WorkerFixtures = { portal: Portal; origin: string };

/** A portal that runs elsewhere is visited; journeys that stop or damage one or read its mail (`@own-portal`) are for our own. */
const elsewhere = process.env['PORTAL_ORIGIN'];

/** Playwright's test with a portal and a watched page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    async ({}, use) => {
      const portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
      await use(portal);
      await portal.stop();
      portal.forget();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  origin: [
    elsewhere ? async ({}, use) => use(elsewhere) : async ({ portal }, use) => use(portal.origin),
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  watched: async ({ page }, use) => {
    const complaints: string[] = [];
    const accepted: RegExp[] = [];
    page.on('console', (message) => {
      // A refused request is an answer the page shows in words; browsers print it as an error whatever the page does.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
      if (message.type() === 'warning' && /version|singleton|integrity/i.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use({ page, complaints, accept: (pattern) => accepted.push(pattern) });
    expect(complaints.filter((each) => !accepted.some((pattern) => pattern.test(each)))).toEqual([]);
  },
});

export { expect };

/** Somebody new, with words that satisfy the sign-up form. */
export const newPerson = () => {
  const name = `rosa${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  return {
    username: name,
    email: `${name}@example.com`,
    firstName: 'Rosa',
    lastName: 'Marin',
    password: 'Sunny-days!1',
  };
};

/** What a browser would send back of an answer's cookies: the session's and this browser's own, without their attributes. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** A day this many days from now, as pages and calls write it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What somebody says to the planner, as a call writes it. */
export const preferences = {
  vacationType: ['nature'],
  budget: 2_000,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: [],
  customDetails: '',
  userLocation: { latitude: 51.5, longitude: -0.1, city: 'London', country: 'United Kingdom', nearestAirport: 'LHR' },
};
