/** Where a page is looked at: links to sections, Back and reload lead where they say, however much still loads. */
import { allThere, dayFromNow, expect, pressInPlace, scrolledBy, test } from '../story';
import type { Page } from '@playwright/test';

const sections = ['Flights', 'Stays', 'Activities', 'Safety', 'Planning'];

/** How far below the window's top a section begins. */
const topOf = (page: Page, name: string) =>
  page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN),
    `${name.toLowerCase()}-section`,
  );

test('every link of the header ends at its section, from home and from elsewhere', async ({ watched: { page } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const from of ['/', '/safety']) {
    for (const name of sections) {
      await page.goto(from);
      await nav.getByRole('link', { name }).click();
      // The header takes 96 px at the top (scroll-padding of the page).
      await expect.poll(() => topOf(page, name), `${name} from ${from}`).toBe(96);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => topOf(page, name), `${name} from ${from}, when all is there`).toBe(96);
    }
  }
});

test('Back and reload show what was looked at', async ({ watched: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Papers that last' });
  for (let screens = 0; screens < 12 && !(await heading.isVisible()); screens += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  await heading.scrollIntoViewIfNeeded();
  await allThere(page);
  await expect(heading).toBeInViewport();
  const left = await scrolledBy(page);
  expect(left).toBeGreaterThan(1500);

  await page.reload();
  await allThere(page);
  await expect.poll(() => scrolledBy(page)).toBe(left);
  await expect(heading).toBeInViewport();

  // In the header, which is in view from everywhere.
  await pressInPlace(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.goBack();
  await allThere(page);
  await expect.poll(() => scrolledBy(page)).toBe(left);
  await expect(heading).toBeInViewport();
});

test('signing up leads back to the page that was left for it', async ({ watched: { page } }) => {
  const search = `/hotels/search?city=Rome&checkIn=${dayFromNow(40)}&checkOut=${dayFromNow(44)}`;
  await page.goto(search);
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const returnTo = () => new URL(page.url()).searchParams.get('returnTo');
  await expect.poll(returnTo).toBe(search);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeHidden();
  await expect.poll(returnTo).toBe(search);
});

test('who signs up before the page has come alive is led back as well', async ({ watched: { page } }) => {
  const left = '/hotels/search?city=Rome';
  let release = () => {};
  const released = new Promise<void>((resume) => (release = resume));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(left, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click({ noWaitAfter: true });
  await page.waitForURL(/\/register/, { waitUntil: 'commit' });
  release();
  await expect.poll(() => new URL(page.url()).searchParams.get('returnTo')).toBe(left);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('the pages of the areas hold the real thing', async ({ watched: { page } }) => {
  for (const [path, thing] of [
    ['/flights', page.getByRole('button', { name: /Search flights/ })],
    ['/stays', page.getByRole('button', { name: 'Search Hotels' })],
    ['/accommodations', page.getByRole('button', { name: 'Search Hotels' })],
    ['/destinations', page.getByRole('heading', { name: 'Kyoto' })],
    ['/activities', page.getByRole('button', { name: 'Show more' })],
    ['/safety', page.getByRole('heading', { name: 'Emergency numbers' })],
    ['/planning', page.getByRole('heading', { name: 'The day before' })],
  ] as const) {
    await page.goto(path);
    await expect(thing, path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home' }), path).toBeVisible();
  }
});
