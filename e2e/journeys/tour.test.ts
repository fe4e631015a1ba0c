/** Every page in one tour: it stands, it is accessible in both themes, it keeps the Content Security Policy. */
import { dayFromNow, expect, expectAccessibleInBothThemes, newPerson, overhangOf, test } from '../story';

const pages = [
  '/',
  '/auth?tab=login',
  '/auth?tab=register',
  '/login',
  '/register',
  '/search',
  `/flights/search?origin=LHR&destination=FCO&departureDate=${dayFromNow(40)}&returnDate=${dayFromNow(47)}`,
  // Days that do not exist are said beside the form; they used to break the page.
  '/flights/search?origin=LHR&destination=FCO&departureDate=2027-99-99&returnDate=2027-02-31&adults=99',
  '/flights/watches',
  '/flights/watches/stop?token=x',
  '/hotels/search?city=Rome&checkIn=2027-02-31&checkOut=2027-99-99&adults=99',
  '/search-results?destination=Rome&checkin=2027-02-31',
  '/hotels/search',
  `/hotels/search?city=Rome&checkIn=${dayFromNow(40)}&checkOut=${dayFromNow(44)}`,
  '/trips',
  '/my-trips',
  '/plan-trip',
  '/recommendations',
  '/profile',
  '/destinations',
  '/destinations/kyoto',
  '/destinations/nowhere',
  '/accommodations',
  '/stays',
  '/activities',
  '/safety',
  '/planning',
  '/flights',
  '/privacy',
  '/terms',
  `/search-results?destination=Rome&checkin=${dayFromNow(40)}&checkout=${dayFromNow(44)}`,
];

test('every page stands and is accessible in both themes, as a guest on a phone', async ({ watched: { page } }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('This part of Sojourn is taking a break'), path).toHaveCount(0);
    expect(await overhangOf(page), `${path} is wider than the window`).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page);
  }
});

test('a page that does not exist says so, with the status that says so', async ({ watched: { page } }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('pages of somebody signed in are accessible, too', async ({ watched: { page }, origin }) => {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const registered = await page.request.post('/api/register', { headers, data: newPerson() });
  expect(registered.ok()).toBe(true);
  const trip = {
    title: 'Rome in spring',
    destination: 'Rome, Italy',
    startDate: dayFromNow(40),
    endDate: dayFromNow(47),
    budget: 2400,
  };
  const created = await (await page.request.post('/api/trips', { headers, data: trip })).json();
  for (const path of ['/trips', `/trips/${created.id}`, '/profile']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test('in a page with all remotes styles and singletons are there once', async ({ watched: { page } }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
  await page.locator('#stays-section').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeVisible();
  // By links of the page itself, because a new document would begin anew.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel(/^Password/).first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', '/my-trips');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeVisible();

  const remotes = new Set(loaded.flatMap((path) => /^\/mf\/(mf-[a-z]+)\/.*remoteEntry/.exec(path)?.[1] ?? []));
  expect([...remotes].sort()).toEqual(['mf-auth', 'mf-flights', 'mf-hotels', 'mf-planner', 'mf-trips']);
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
});
