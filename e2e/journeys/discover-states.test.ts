/** What the screens of flights, stays and places show while they wait, when they fail, without a connection, and with nothing found. */
import type { Locator, Page } from '@playwright/test';
import { hold } from '../hold';
import { screens as windows } from '../member';
import { dayFromNow, expect, expectAccessible, test } from '../story';

type Screen = {
  name: string;
  path: string;
  /** What it asks for, as the pattern of a route. */
  asks: string;
  waiting: string;
  failed: string;
  again: string;
  /** Stands when all is well. */
  shown: (page: Page) => Locator;
};

const [out, back] = [dayFromNow(60), dayFromNow(67)];
const articles = (page: Page) => page.getByRole('main').getByRole('article').first();
const SENTENCE = 'Our timetables are being put in order.';

const screens: readonly Screen[] = [
  {
    name: 'flights',
    path: `/flights/search?origin=LHR&destination=FCO&departureDate=${out}&returnDate=${back}`,
    asks: '**/api/flights/search?*',
    waiting: 'Searching for flights...',
    failed: 'Search Failed',
    again: 'Try Again',
    shown: articles,
  },
  {
    name: 'explore',
    path: '/explore?origin=LHR',
    asks: '**/api/flights/explore?*',
    waiting: 'Looking at every place...',
    failed: 'Search Failed',
    again: 'Try Again',
    shown: articles,
  },
  {
    name: 'hotels',
    path: `/hotels/search?city=Rome&checkIn=${out}&checkOut=${back}&adults=2`,
    asks: '**/api/hotels/search?*',
    waiting: 'Searching for hotels...',
    failed: 'Failed to search hotels. Please try again.',
    again: 'Retry Search',
    shown: articles,
  },
  {
    name: 'destinations',
    path: '/search',
    asks: '**/api/destinations/found?*',
    waiting: 'Loading destinations',
    failed: 'Destinations could not be loaded',
    again: 'Try again',
    shown: articles,
  },
  {
    name: 'a destination',
    path: '/destinations/kyoto',
    asks: '**/api/destinations/kyoto',
    waiting: 'Loading the destination',
    failed: 'This destination could not be loaded',
    again: 'Try again',
    shown: (page) => page.getByRole('heading', { name: 'Kyoto', level: 1 }),
  },
  {
    name: 'activities',
    path: '/activities',
    asks: '**/api/activities/found?*',
    waiting: 'Loading activities',
    failed: 'Activities could not be loaded',
    again: 'Try again',
    shown: articles,
  },
  {
    name: 'the stays of a combined search',
    path: `/search-results?destination=Rome&checkin=${out}&checkout=${back}`,
    asks: '**/api/hotels/search?*',
    waiting: 'Searching for hotels...',
    failed: 'Failed to search hotels. Please try again.',
    again: 'Retry Search',
    shown: (page) => page.getByRole('region', { name: 'Hotels' }).getByRole('article').first(),
  },
  {
    name: 'the things to do of a combined search',
    path: `/search-results?destination=Rome&checkin=${out}&checkout=${back}`,
    asks: '**/api/activities?*',
    waiting: 'Loading attractions',
    failed: 'Failed to load local attractions',
    again: 'Try again',
    shown: (page) =>
      page
        .getByRole('region', { name: /^Things to Do/ })
        .getByRole('article')
        .first(),
  },
];

test.use(windows['on a phone']);

for (const { name, path, asks, waiting, failed, again, shown } of screens) {
  test(`${name}: waits in words, and then is there`, async ({ watched: { page } }) => {
    const asked = await hold(page, asks);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(waiting).first()).toBeAttached();
    await asked.pass();
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(waiting)).toHaveCount(0);
  });

  // On a visit of its own: a slow machine looks longer than a page waits for its answer.
  test(`${name}: is accessible while it waits`, async ({ watched: { page } }) => {
    await hold(page, asks);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(waiting).first()).toBeAttached();
    await expectAccessible(page);
  });

  test(`${name}: says what failed, and is there after another try`, async ({ watched: { page } }) => {
    await page.route(asks, (route) =>
      route.fulfill({ status: 503, json: { message: SENTENCE, code: 'unavailable', requestId: 'r-1' } }),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await expect(page.getByRole('main').getByText(SENTENCE).first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute(asks);
    await page.getByRole('button', { name: again }).tap();
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: failed })).toBeHidden();
  });

  test(`${name}: says that the connection is gone, and goes on by itself`, async ({ watched: { page, accept } }) => {
    accept(/ERR_INTERNET_DISCONNECTED/);
    const asked = await hold(page, asks);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(waiting).first()).toBeAttached();
    await page.context().setOffline(true);
    await asked.drop();
    await expect(page.getByText(/You are offline|check your connection/).first()).toBeVisible();
    const button = page.getByRole('button', { name: again });
    // Where it failed first, another try is no dead end.
    if (await button.isVisible()) await button.tap();
    await expect(page.getByText(/You are offline/).first()).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(shown(page)).toBeVisible();
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });
}
